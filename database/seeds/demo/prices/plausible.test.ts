import { expect, test } from 'vitest'
import { services } from '#domain/places/services.data.ts'
import { exchangeRows } from './exchange-rows.ts'
import { departuresAround } from './sailing-rows.ts'

const today = '2026-11-17'

// Reference of 2026-09-29: 6.70778353 and 7.62052519. The demo rates vary by little more than half a percent.
test.each([
  ['USD', 6.70778353],
  ['EUR', 7.62052519],
])('a demo %s is within one percent of the reference', (currency, reference) => {
  const values = exchangeRows(today).filter(({ from }) => from === currency)
  expect(values).toHaveLength(10)
  for (const { value } of values) expect(Math.abs(Number(value) / reference - 1)).toBeLessThan(0.01)
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

test('the ships of a service have voyage numbers of their own', () => {
  const voyages = departuresAround(today).map(({ sailing }) => sailing)
  for (const { code } of services) {
    const own = voyages.filter(({ serviceCode }) => serviceCode === code)
    const numbers = new Map(own.map(({ vessel, voyage }) => [vessel, voyage]))
    expect(new Set(numbers.values()).size, code).toBeGreaterThan(numbers.size / 2)
  }
})
