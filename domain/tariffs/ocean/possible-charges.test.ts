import { describe, expect, test } from 'vitest'
import { writeFormula } from '#domain/tariffs/formula.ts'
import { deadFreight } from './dead-freight.ts'
import { possibleOceanCharges } from './ocean-charges.ts'
import type { OceanRequest } from './ocean-request.ts'
import { oceanTariffs } from './ocean-tariff.data.ts'
import { prepaidDueOn } from './prepaid-due.ts'
import { sampleRate, sampleRequest } from './sample.data.ts'

const tariff = oceanTariffs.CNTAO

const rowsOf = (request: OceanRequest, by = tariff) =>
  possibleOceanCharges(request, by).map(
    ({ fee, trigger, facts, unitPrice, unit }) =>
      `${fee} ${trigger} ${facts.type ?? 'all'} ${unitPrice.amount} ${unitPrice.currency} ${unit}`,
  )

test('what may come after the quote is told with its price', () => {
  expect(rowsOf(sampleRequest)).toEqual([
    'KC dead-freight 20GP 920.00 USD container',
    'KC dead-freight 40HQ 1480.40 USD container',
    'TLX telex-release all 450.00 CNY BL',
    'DOC amendment all 300.00 CNY BL',
    'CDF manifest-amendment all 250.00 CNY BL',
    'DCF roll-over all 300.00 CNY BL',
    'OWS overweight 20GP 150.00 USD container',
    'DET detention 20GP 60.00 CNY day',
    'SEAL new-seal 20GP 50.00 CNY container',
    'OWS overweight 40HQ 200.00 USD container',
    'DET detention 40HQ 120.00 CNY day',
    'SEAL new-seal 40HQ 50.00 CNY container',
  ])
})

test('the sentences know their figures', () => {
  const facts = (trigger: string) =>
    possibleOceanCharges(sampleRequest, tariff)
      .filter((charge) => charge.trigger === trigger)
      .map((charge) => charge.facts)
  expect(facts('overweight').map(({ tons }) => tons)).toEqual([18, 24])
  expect(facts('detention').map(({ freeDays }) => freeDays)).toEqual([7, 7])
  expect(facts('dead-freight')).toMatchObject([
    { percent: '80', freight: '1150', price: '920', currency: 'USD' },
    { percent: '80', freight: '1850.5', price: '1480.4', currency: 'USD' },
  ])
})

test("a carrier's own overweight surcharge is not announced a second time", () => {
  const rate = { ...sampleRate, surcharges: [{ fee: 'OWS', per: 'container', price: '120' }] } as const
  expect(rowsOf({ ...sampleRequest, rate }).filter((row) => row.startsWith('OWS'))).toEqual([])
})

test('a type named twice is announced once; one without freight has no dead freight', () => {
  const containers = [
    { type: '45HQ', count: 1 },
    { type: '45HQ', count: 2 },
  ] as const
  const rows = rowsOf({ ...sampleRequest, containers })
  expect(rows.filter((row) => row.startsWith('DET'))).toHaveLength(1)
  expect(rows.filter((row) => row.startsWith('KC'))).toEqual([])
})

test('without a price for seals no new seal is announced', () => {
  expect(
    rowsOf(sampleRequest, { ...tariff, localCharges: [] }).filter((row) => row.startsWith('SEAL')),
  ).toEqual([])
})

test('each announcement names where its price comes from', () => {
  const sources = possibleOceanCharges(sampleRequest, tariff).map(({ fee, tariff: source }) =>
    fee === 'KC' ? source.code === sampleRate.code : source.code === 'ocean-CNTAO',
  )
  expect(sources.every(Boolean)).toBe(true)
})

describe('dead freight is four fifths of the freight', () => {
  test.each([
    ['20GP', 2, '2 × 1150 × 80%', '1840.00'],
    ['40HQ', 1, '1 × 1850.5 × 80%', '1480.40'],
  ] as const)('%s × %i', (type, count, formula, sum) => {
    const verdict = deadFreight(sampleRate, [{ type, count }], tariff)
    expect(verdict.ok && verdict.value.map((line) => [writeFormula(line.formula), line.sum.amount])).toEqual([
      [formula, sum],
    ])
    expect(verdict).toMatchObject({ value: [{ fee: 'KC', rule: 'dead-freight', terms: 'prepaid' }] })
  })

  test('and has no price where the freight has none', () => {
    expect(deadFreight(sampleRate, [{ type: '20TK', count: 1 }], tariff)).toMatchObject({
      refusal: 'no-price',
      facts: { fee: 'KC', type: '20TK' },
    })
  })
})

test.each([
  ['2026-11-28', '2026-12-05'],
  ['2026-12-28', '2027-01-04'],
  ['2028-02-24', '2028-03-02'],
  ['2027-02-22', '2027-03-01'],
])('prepaid charges of a ship that left on %s are due on %s', (departedOn, dueOn) => {
  expect(prepaidDueOn(departedOn)).toBe(dueOn)
})
