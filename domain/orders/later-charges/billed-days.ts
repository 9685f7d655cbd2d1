import { positionOf } from '#domain/orders/fees/several-services.ts'
import { containersFor } from '#domain/quotes/charges/counted-in-quote.ts'
import type { Estimated } from '#domain/quotes/charges/maximum-cost-sliders.ts'
import type { QuotedContingentCharge } from '#domain/quotes/fee-line.ts'
import { isAfterFreeDays } from './bill-charge.ts'

const dayMs = 24 * 60 * 60 * 1000

type Period = { readonly fromAt: Date; readonly toAt: Date }

/** The most days of any calendar that a period can touch. */
const daysTouched = ({ fromAt, toAt }: Period): number =>
  Math.ceil((toAt.getTime() - fromAt.getTime()) / dayMs) + 1

/** Whether more container-days are billed than the containers of the order had in the period. */
export function isLongerThanPeriod(
  quotes: readonly Estimated[],
  charge: QuotedContingentCharge,
  quantity: string,
  period: Period,
): boolean {
  const quote = quotes[positionOf(charge)]
  if (!quote || !isAfterFreeDays(charge)) return false
  return Number(quantity) > daysTouched(period) * containersFor(charge, quote)
}
