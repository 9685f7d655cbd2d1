import type { Order } from '#domain/orders/lifecycle/order.ts'
import { exchangeRateFor } from '#domain/quotes/fee-line.ts'
import { convert, type ExchangeRate } from '#domain/values/exchange.ts'
import { type Currency, compareMoney, type Money, money, readAmount, subtract } from '#domain/values/money.ts'
import { groupedNumber } from '#domain/values/plain-number.ts'
import { invalidFields, ok, type Result, refusal, type WrongFields } from '#domain/values/refusal.ts'
import { daysAfter } from '#domain/values/shanghai-day.ts'
import { dueBack } from './account.ts'
import { paymentLimits } from './terms.ts'

/** The ways in which money arrives. */
export const paymentMethods = ['bank-transfer', 'payment-provider'] as const
type PaymentMethod = (typeof paymentMethods)[number]

/** In, or back to the customer. */
export const paymentDirections = ['payment', 'refund'] as const
type PaymentDirection = (typeof paymentDirections)[number]

/** What finance books itself: the provider reports what was paid through it, but not what we send back. */
const methodsByHand: Readonly<Record<PaymentDirection, readonly PaymentMethod[]>> = {
  payment: ['bank-transfer'],
  refund: paymentMethods,
}

export type TypedPayment = {
  readonly direction: PaymentDirection
  readonly amount: string
  readonly currency: Currency
}

export type Payment = {
  /** A refund is negative. */
  readonly amount: Money
  readonly exchangeRate: ExchangeRate
  /** At the exchange rate of the order's quote. */
  readonly standardAmount: Money
}

type HandBooking = {
  readonly direction: PaymentDirection
  readonly method: PaymentMethod
  readonly receivedOn: string
}

/** What has not arrived yet is not booked, nor what arrived before there was an order. */
export function problemsByHand(
  { direction, method, receivedOn }: HandBooking,
  { placedOn, today }: { readonly placedOn: string; readonly today: string },
): WrongFields | undefined {
  if (!methodsByHand[direction].includes(method)) return { method: 'inconsistent' }
  if (receivedOn > today) return { receivedOn: 'too-large' }
  const first = daysAfter(placedOn, -paymentLimits.daysBeforeOrder)
  return receivedOn < first ? { receivedOn: 'too-small' } : undefined
}

const negative = (sum: Money): Money => subtract(money('0', sum.currency), sum)

/** At the exchange rate of the quote; undefined for a currency that it does not have. */
export function convertedPayment({ quote }: Pick<Order, 'quote'>, amount: Money): Payment | undefined {
  const exchangeRate = exchangeRateFor(amount.currency, quote.exchangeRates, quote.day)
  return exchangeRate && { amount, exchangeRate, standardAmount: convert(amount, exchangeRate) }
}

/** What is booked for an order; nothing is owed before the charges are accepted, and no more goes back than is due back. */
export function paymentFor(
  { fees, quote }: Pick<Order, 'fees' | 'quote'>,
  { owed, paid }: { readonly owed: Money; readonly paid: Money },
  { direction, amount: typed, currency }: TypedPayment,
): Result<Payment> {
  if (direction === 'payment' && fees.state !== 'accepted') return refusal('nothing-to-pay-yet')
  const amount = readAmount(typed, currency)
  if (!amount.ok) return amount
  const payment = convertedPayment({ quote }, amount.value)
  if (!payment) return invalidFields({ currency: 'unknown-value' })
  if (direction === 'payment') return ok(payment)
  const { standardAmount } = payment
  const due = dueBack(owed, paid)
  if (compareMoney(standardAmount, due) > 0)
    return refusal('refund-above-paid', { due: groupedNumber(due.amount) })
  return ok({ ...payment, amount: negative(amount.value), standardAmount: negative(standardAmount) })
}
