import { expect, test } from 'vitest'
import { seaMiles } from '#domain/places/sea-miles.ts'
import { services } from '#domain/places/services.data.ts'
import { oceanTariffs } from '#domain/tariffs/ocean/ocean-tariff.data.ts'
import { isImoNumber } from '#domain/values/imo-number.ts'
import { inLocalCurrency } from './destination-prices.ts'
import { exchangeRows } from './exchange-rows.ts'
import { tradeRemarks } from './freight.data.ts'
import { departuresAround } from './sailing-rows.ts'

const today = '2026-11-17'

// Reference of 2026-09-29: 6.70778353 and 7.62052519. The demo rates vary by little more than half a percent.
test.each([
  ['USD', 6.70778353],
  ['EUR', 7.62052519],
])('a demo %s is within one percent of the reference', (currency, reference) => {
  const values = exchangeRows(today).filter(({ from }) => from === currency)
  expect(values).toHaveLength(31)
  for (const { value } of values) expect(Math.abs(Number(value) / reference - 1)).toBeLessThan(0.01)
})

// By hand from 3,200, 5,600, 4,800 and 3,300 yuan at 7.62, 6.71, 8.93 and 0.0445.
test.each([
  ['NLRTM', '20GP', '420', 'EUR'],
  ['USLAX', '40HQ', '835', 'USD'],
  ['GBFXT', '40HQ', '540', 'GBP'],
  ['JPTYO', '40HQ', '74200', 'JPY'],
] as const)('delivery in %s is billed in the currency of the country', (pod, type, price, currency) => {
  const delivery = inLocalCurrency(oceanTariffs.CNNGB.destinationServices)[pod]?.delivery
  expect(delivery).toMatchObject({ currency, price: { [type]: price } })
})

// What the river and the depth of each port allow, recalled: Bangkok and Kolkata lie far up a river.
test.each([
  ['KWSWK', 5500],
  ['NGAPP', 4500],
  ['THBKK', 1900],
  ['INCCU', 1800],
])('no ship is too large for %s', (port, mostTeu) => {
  const calling = services.filter(({ calls }) => calls.some((call) => call.port === port))
  expect(calling).not.toEqual([])
  expect(calling.filter(({ teu }) => teu > mostTeu)).toEqual([])
})

// SMDG: ended on 2025-09-30.
test('no service calls at the Xiangyu terminal', () => {
  expect(services.flatMap(({ origins }) => origins).filter(({ terminal }) => terminal === 'XGYU')).toEqual([])
})

test('every ship has one IMO number of its own, with its check digit', () => {
  const ships = departuresAround(today).map(({ sailing }) => sailing)
  const numbers = new Map(ships.map(({ vessel, imoNumber }) => [vessel, imoNumber]))
  for (const { vessel, imoNumber } of ships) expect(numbers.get(vessel), vessel).toBe(imoNumber)
  expect(new Set(numbers.values()).size).toBe(numbers.size)
  // IMO has given out numbers that begin with 1 and 5 to 9.
  for (const number of numbers.values()) expect(isImoNumber(number) && number.startsWith('2')).toBe(true)
})

test('to the hour, no ship is faster than 20 knots between a departure and an arrival', () => {
  const tooFast = departuresAround(today).flatMap(({ sailing, calls }) =>
    calls
      .filter(({ port, arrivesAt }) => {
        const hours = (arrivesAt.getTime() - sailing.departsAt.getTime()) / 3_600_000
        return seaMiles(sailing.pol, port) / hours > 20
      })
      .map(({ port }) => `${sailing.code} ${port}`),
  )
  expect(tooFast).toEqual([])
})

test('the ships of a service have voyage numbers of their own', () => {
  const voyages = departuresAround(today).map(({ sailing }) => sailing)
  for (const { code } of services) {
    const own = voyages.filter(({ serviceCode }) => serviceCode === code)
    const numbers = new Map(own.map(({ vessel, voyage }) => [vessel, voyage]))
    expect(new Set(numbers.values()).size, code).toBe(numbers.size)
  }
})

test('a remark of a carrier is one text in one language, as carriers write it', () => {
  const remarks = Object.values(tradeRemarks)
  expect(remarks.length).toBeGreaterThan(0)
  expect(remarks.filter((remark) => /\p{Script=Han}/u.test(remark))).toEqual([])
})
