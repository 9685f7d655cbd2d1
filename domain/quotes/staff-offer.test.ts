import { describe, expect, test } from 'vitest'
import { exampleContext } from '#tests/fixtures/quotes.ts'
import { missingFields, type RequestField, type RequestKind, requestForms } from './quote-request.ts'
import { quoteStateAt } from './quote-state.ts'
import { type StaffOfferInput, staffOffer } from './staff-offer.ts'

const input: StaffOfferInput = {
  request: 'R261115-000001',
  charges: [
    { fee: 'OF', group: 'freight', unitPrice: '1200.5', quantity: '2' },
    { fee: 'TRUCK', group: 'origin', unitPrice: '800', quantity: '2' },
  ],
  containers: [{ type: '40HQ', count: 2 }],
  validUntil: '2026-11-30',
}

describe('an offer by staff', () => {
  test('is calculated as every other offer: converted, taxed and explained', () => {
    const result = staffOffer(input, exampleContext)
    if (!result.ok) expect.fail(result.refusal)
    const { quote, ...offer } = result.value
    expect(offer).toEqual({
      mode: 'agreed',
      item: { code: 'R261115-000001' },
      validUntil: '2026-11-30T15:59:59.000Z',
    })
    expect(
      quote.lines.map(({ fee, sum, standardAmount }) => [fee, sum.amount, standardAmount.amount]),
    ).toEqual([
      ['TRUCK', '1600.00', '1600.00'],
      ['OF', '2401.00', '17103.28'],
    ])
    expect(quote.taxes).toMatchObject([{ percent: '9', tax: { amount: '144.00' } }])
    expect(quote.total.amount).toBe('18847.28')
    expect(quote.tariffs).toEqual([{ code: 'R261115-000001', version: '1' }])
  })

  test('is refused when a currency has no exchange rate', () => {
    expect(staffOffer(input, { ...exampleContext, exchangeRates: {} })).toMatchObject({
      ok: false,
      refusal: 'no-price',
    })
  })
})

describe('a quote request', () => {
  test.each<[RequestKind, RequestField[]]>([
    ['ocean', ['from', 'to', 'containers', 'readyOn']],
    ['trucking', ['from', 'to', 'containers', 'readyOn']],
    ['warehouse', ['to', 'goods', 'volumeCbm', 'readyOn']],
    ['depot', ['to', 'containers', 'readyOn']],
    ['rail', ['from', 'to', 'containers', 'goods', 'readyOn']],
    ['air', ['from', 'to', 'goods', 'weightKg', 'readyOn']],
    ['customs', ['from', 'goods', 'declarations']],
    ['soc', ['from', 'to', 'containers', 'readyOn']],
    ['overseas-warehouse', ['to', 'goods', 'volumeCbm']],
  ])('%s requires %j, and asks for them', (kind, required) => {
    expect(Object.keys(missingFields(kind, {}))).toEqual(required.map((field) => `details.${field}`))
    expect(requestForms[kind].asks).toEqual(expect.arrayContaining(required))
  })

  test('an empty list and an empty text count as missing', () => {
    const wrong = missingFields('soc', { from: 'CNNGB', to: '', containers: [], readyOn: '2026-12-01' })
    expect(wrong).toEqual({ 'details.to': 'required', 'details.containers': 'required' })
  })
})

test.each([
  ['accepted, whatever the time', { isAccepted: true }, '2026-11-01T04:00:00.000Z', 'accepted'],
  ['withdrawn, whatever the time', { isWithdrawn: true }, '2026-11-01T04:00:00.000Z', 'withdrawn'],
  ['withdrawn while it is valid', { isWithdrawn: true }, '2026-11-16T04:00:00.000Z', 'withdrawn'],
  ['open at its last instant', {}, '2026-11-15T04:00:00.000Z', 'open'],
  ['expired after it', {}, '2026-11-15T03:59:59.999Z', 'expired'],
])('a quote is %s', (_what, ends, validUntil, state) => {
  const quote = { isAccepted: false, isWithdrawn: false, ...ends, validUntil }
  expect(quoteStateAt(quote, new Date('2026-11-15T04:00:00Z'))).toBe(state)
})
