import { describe, expect, test } from 'vitest'
import { exampleContext } from '#tests/fixtures/quotes.ts'
import { type CostedCharge, chargesAtLoss, costsOf, offerMargin, withCostsOf } from './offer-costs.ts'
import { staffOffer } from './staff-offer.ts'
import { typedFrom } from './typed-from.ts'

const freight: CostedCharge = {
  fee: 'OF',
  group: 'freight',
  unitPrice: '1200.5',
  quantity: '2',
  unitCost: '1000',
}
const truck: CostedCharge = {
  fee: 'TRUCK',
  group: 'origin',
  unitPrice: '800',
  quantity: '2',
  unitCost: '850.25',
}
const documents: CostedCharge = { fee: 'DOC', group: 'origin', unitPrice: '450', quantity: '1' }
const charges = [freight, truck, documents]

function offerOf(typed: readonly CostedCharge[]) {
  const offer = staffOffer(
    { request: 'R1', charges: typed, containers: [{ type: '40HQ', count: 2 }], validUntil: '2026-11-30' },
    exampleContext,
  )
  if (!offer.ok) expect.fail(offer.refusal)
  return offer.value
}

describe('the costs of an offer', () => {
  test('are known by line, in the order of the groups, and typed over with the lines', () => {
    const costs = costsOf(charges)
    expect(costs).toStrictEqual({ l1: '850.25', l3: '1000' })
    expect(typedFrom(offerOf(charges).quote, costs).lines).toMatchObject([
      { fee: 'TRUCK', unitCost: '850.25' },
      { fee: 'DOC' },
      { fee: 'OF', unitCost: '1000' },
    ])
  })

  test('are no part of the offer that the customer gets', () => {
    const without = charges.map(({ unitCost: _, ...charge }) => charge)
    expect(JSON.stringify(offerOf(charges))).toBe(JSON.stringify(offerOf(without)))
    expect(typedFrom(offerOf(charges).quote).lines.some((line) => 'unitCost' in line)).toBe(false)
  })

  test('stay with the same charge in the same currency, each once', () => {
    const typed = [
      { ...truck, unitPrice: '900', unitCost: undefined },
      { ...truck, unitCost: undefined },
      { ...freight, currency: 'EUR', unitCost: undefined },
      { ...freight, containerType: '40HQ', unitCost: undefined },
      { ...freight, currency: 'USD', unitCost: undefined },
    ] as const
    expect(withCostsOf(typed, charges).map(({ unitCost }) => unitCost)).toEqual([
      '850.25',
      undefined,
      undefined,
      undefined,
      '1000',
    ])
  })
})

describe('the margin of an offer', () => {
  const { rows, total, withoutCost } = offerMargin(offerOf(charges).quote, costsOf(charges))

  test('is the amount of each line less its cost, and a share of the amount', () => {
    expect(rows.map(({ line, cost, margin, percent }) => [line.fee, cost, margin, percent])).toEqual([
      ['TRUCK', { amount: '1700.50', currency: 'CNY' }, '-100.50', '-6.3'],
      ['DOC', undefined, undefined, undefined],
      ['OF', { amount: '2000.00', currency: 'USD' }, '401.00', '16.7'],
    ])
  })

  test('in total is that of the lines whose cost is known, in yuan', () => {
    // 1,600 and 2,401 dollars at 7.1234 less 1,700.50 and 2,000 dollars.
    expect(total).toEqual({
      price: { amount: '18703.28', currency: 'CNY' },
      cost: { amount: '15947.30', currency: 'CNY' },
      margin: '2755.98',
      percent: '14.7',
    })
    expect(withoutCost).toBe(1)
  })

  test('without any cost is unknown', () => {
    expect(offerMargin(offerOf([documents]).quote, {})).toMatchObject({ total: undefined, withoutCost: 1 })
  })
})

test.each([
  ['below its price', '799.99', 0],
  ['at its price', '800.00', 0],
  ['above its price', '800.0001', 1],
  ['unknown', undefined, 0],
])('a cost %s: %s makes %i charges at a loss', (_what, unitCost, count) => {
  expect(chargesAtLoss([{ ...truck, unitCost }])).toHaveLength(count)
})
