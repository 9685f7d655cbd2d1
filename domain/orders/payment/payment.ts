import type { Order } from '#domain/orders/lifecycle/order.ts'
import { exchangeRateFor } from '#domain/quotes/fee-line.ts'
import { convert, type ExchangeRate } from '#domain/values/exchange.ts'
import {
  type Currency,
  compareMoney,
  isZero,
  type Money,
  money,
  readPrice,
  subtract,
} from '#domain/values/money.ts'
import { invalidFields, ok, type Result, refusal } from '#domain/values/refusal.ts'

/** The ways in which money arrives. */
export const paymentMethods = ['bank-transfer', 'payment-provider'] as const

/** In, or back to the customer. */
export const paymentDirections = ['payment', 'refund'] as const
type PaymentDirection = (typeof paymentDirections)[number]

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

const negative = (sum: Money): Money => subtract(money('0', sum.currency), sum)

/** At the exchange rate of the quote; undefined for a currency that it does not have. */
export function convertedPayment({ quote }: Pick<Order, 'quote'>, amount: Money): Payment | undefined {
  const exchangeRate = exchangeRateFor(amount.currency, quote.exchangeRates, quote.day)
  return exchangeRate && { amount, exchangeRate, standardAmount: convert(amount, exchangeRate) }
}

/** What is booked for an order; nothing is owed before the charges are accepted, and no more goes back than has come. */
export function paymentFor(
  { fees, quote }: Pick<Order, 'fees' | 'quote'>,
  paid: Money,
  { direction, amount: typed, currency }: TypedPayment,
): Result<Payment> {
  if (direction === 'payment' && fees.state !== 'accepted') return refusal('nothing-to-pay-yet')
  const amount = readPrice(typed, currency, 'amount')
  if (!amount.ok) return amount
  if (isZero(amount.value)) return invalidFields({ amount: 'too-small' })
  const payment = convertedPayment({ quote }, amount.value)
  if (!payment) return invalidFields({ currency: 'unknown-value' })
  if (direction === 'payment') return ok(payment)
  const { standardAmount } = payment
  if (compareMoney(standardAmount, paid) > 0) return refusal('refund-above-paid', { paid: paid.amount })
  return ok({ ...payment, amount: negative(amount.value), standardAmount: negative(standardAmount) })
}
