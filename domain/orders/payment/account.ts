import type { ReviewedLine } from '#domain/orders/fees/fees.ts'
import type { Order } from '#domain/orders/lifecycle/order.ts'
import { tabOf } from '#domain/orders/lifecycle/states.ts'
import { standardCurrency } from '#domain/quotes/fee-line.ts'
import { type Counted, payerTotalsOf } from '#domain/quotes/totals.ts'
import {
  add,
  compareMoney,
  isZero,
  larger,
  type Money,
  money,
  subtract,
  sumMoney,
} from '#domain/values/money.ts'

const nothing = money('0.00', standardCurrency)

/** Charged lines, each with what is billed for it. */
export const billedIn = (lines: readonly ReviewedLine[]): readonly Counted[] =>
  lines.flatMap((line) => (line.kind === 'removed' ? [] : [line.confirmed]))

/** What the order costs by its agreement; cancelling replaces the price, and every other early end costs nothing. */
function agreed({ state, fees, cancellation }: Pick<Order, 'state' | 'fees' | 'cancellation'>): Money {
  if (cancellation.state === 'accepted') return cancellation.request.cost
  if (tabOf(state) === 'cancelled') return nothing
  return fees.state === 'accepted' ? payerTotalsOf(billedIn(fees.lines)).shipper.total : nothing
}

/** What the customer owes in all: the prepaid charges they accepted, and the later charges that stand. */
export const owedFor = (
  order: Pick<Order, 'state' | 'fees' | 'cancellation'>,
  laterCharges: readonly Counted[],
): Money => add(agreed(order), payerTotalsOf(laterCharges).shipper.total)

/** A refund is negative. */
export const paidIn = (payments: readonly Money[]): Money => sumMoney(payments, standardCurrency)

export const paymentStates = ['nothing-due', 'unpaid', 'part-paid', 'paid', 'refund-due'] as const
export type PaymentState = (typeof paymentStates)[number]

export function paymentStateOf(owed: Money, paid: Money): PaymentState {
  const open = compareMoney(owed, paid)
  if (open < 0) return 'refund-due'
  if (isZero(owed)) return 'nothing-due'
  if (open === 0) return 'paid'
  return isZero(paid) ? 'unpaid' : 'part-paid'
}

/** What is still to be paid; negative where money goes back. */
export const balanceOf = (owed: Money, paid: Money): Money => subtract(owed, paid)

/** What is to go back to the customer; zero where nothing is. */
export const dueBack = (owed: Money, paid: Money): Money =>
  larger(balanceOf(paid, owed), money('0', owed.currency))

/** What can be paid now; null where nothing is due. */
export const openToPay = (owed: Money, paid: Money): Money | null =>
  compareMoney(owed, paid) > 0 ? balanceOf(owed, paid) : null
