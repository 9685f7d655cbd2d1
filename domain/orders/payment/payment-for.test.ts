import { expect, test } from 'vitest'
import type { Order } from '#domain/orders/lifecycle/order.ts'
import { exchangeRate } from '#domain/values/exchange.ts'
import { yuan } from '#domain/values/money.ts'
import { paymentFor, problemsByHand } from './payment.ts'

const usd = exchangeRate({ value: '7.1234', from: 'USD', to: 'CNY', date: '2026-11-13', source: 'PBOC' })
const quote = { day: '2026-11-15', lines: [], contingentCharges: [], exchangeRates: { USD: usd } }
const accepted = { quote, fees: { state: 'accepted' } } as unknown as Order
/** 100 of it is due back. */
const account = { owed: yuan('200'), paid: yuan('300') }

test.each([
  [{ direction: 'payment', amount: '50', currency: 'CNY' }, '50.00', '50.00'],
  [{ direction: 'payment', amount: '10', currency: 'USD' }, '10.00', '71.23'],
  [{ direction: 'refund', amount: '100', currency: 'CNY' }, '-100.00', '-100.00'],
  [{ direction: 'refund', amount: '14', currency: 'USD' }, '-14.00', '-99.73'],
] as const)('%o is booked as %s, %s in the standard currency', (typed, amount, standard) => {
  const result = paymentFor(accepted, account, typed)
  expect(result).toMatchObject({ value: { amount: { amount }, standardAmount: yuan(standard) } })
})

test.each([
  [{ direction: 'payment', amount: '0', currency: 'CNY' }, { fields: { amount: 'too-small' } }],
  [{ direction: 'payment', amount: '-1', currency: 'CNY' }, { refusal: 'invalid-input' }],
  [{ direction: 'payment', amount: 'ten', currency: 'CNY' }, { refusal: 'invalid-input' }],
  [{ direction: 'payment', amount: '1.005', currency: 'CNY' }, { fields: { amount: 'wrong-format' } }],
  [{ direction: 'refund', amount: '1.005', currency: 'USD' }, { fields: { amount: 'wrong-format' } }],
  [{ direction: 'payment', amount: '1.5', currency: 'JPY' }, { fields: { amount: 'wrong-format' } }],
  // The quote has no exchange rate for it.
  [{ direction: 'payment', amount: '1', currency: 'EUR' }, { fields: { currency: 'unknown-value' } }],
  [
    { direction: 'refund', amount: '100.01', currency: 'CNY' },
    { refusal: 'refund-above-paid', params: { due: '100.00' } },
  ],
] as const)('%o is refused', (typed, refused) => {
  expect(paymentFor(accepted, account, typed)).toMatchObject({ ok: false, ...refused })
})

test('an amount in a refusal is written as pages write it', () => {
  const typed = { direction: 'refund', amount: '5000', currency: 'CNY' } as const
  const refused = { refusal: 'refund-above-paid', params: { due: '4,340.53' } }
  expect(paymentFor(accepted, { owed: yuan('1059.47'), paid: yuan('5400') }, typed)).toMatchObject(refused)
})

test('nothing goes back of an order that still owes', () => {
  const typed = { direction: 'refund', amount: '0.01', currency: 'CNY' } as const
  const refused = { refusal: 'refund-above-paid', params: { due: '0.00' } }
  expect(paymentFor(accepted, { owed: yuan('200'), paid: yuan('150') }, typed)).toMatchObject(refused)
})

const days = { placedOn: '2026-11-15', today: '2026-11-18' }
test.each([
  ['payment', 'bank-transfer', '2026-11-18', undefined],
  ['payment', 'bank-transfer', '2026-11-14', undefined],
  ['payment', 'bank-transfer', '2026-11-13', { receivedOn: 'too-small' }],
  ['refund', 'bank-transfer', '2026-11-19', { receivedOn: 'too-large' }],
  ['refund', 'payment-provider', '2026-11-18', undefined],
  ['payment', 'payment-provider', '2026-11-18', { method: 'inconsistent' }],
] as const)('by hand: a %s by %s on %s', (direction, method, receivedOn, problems) => {
  expect(problemsByHand({ direction, method, receivedOn }, days)).toEqual(problems)
})

test.each(['none', 'proposed', 'confirmed', 'disputed'])(
  'nothing is booked while the charges are %s',
  (state) => {
    const order = { quote, fees: { state } } as unknown as Order
    const typed = { direction: 'payment', amount: '1', currency: 'CNY' } as const
    expect(paymentFor(order, account, typed)).toMatchObject({ refusal: 'nothing-to-pay-yet' })
  },
)

test('money goes back whatever the state of the charges', () => {
  const typed = { direction: 'refund', amount: '100', currency: 'CNY' } as const
  const withdrawn = { quote, fees: { state: 'none' } } as unknown as Order
  expect(paymentFor(withdrawn, account, typed)).toMatchObject({ value: { amount: yuan('-100') } })
})
