import { containersFor } from '#domain/quotes/charges/counted-in-quote.ts'
import { type Estimated, maxCount, mostByUnit } from '#domain/quotes/charges/maximum-cost-sliders.ts'
import type { FeeLine } from '#domain/quotes/fee-line.ts'
import { contingentChargeKey } from '#domain/tariffs/charge.ts'
import type { Unit } from '#domain/values/quantity.ts'
import { ok, type Result, refusal } from '#domain/values/refusal.ts'
import type { FeeEdit } from './fees.ts'

/** What is counted and not measured: an order has so many containers, trucks and bills. */
export const countedUnits: ReadonlySet<Unit> = new Set([
  'container',
  'vehicle',
  'TEU',
  'FEU',
  'BL',
  'document',
  'order',
  'consignment',
  'move',
])

/** A line may be corrected to what other orders of its containers and bills can have. */
function mostOfLine({ quantity, params: { type } }: FeeLine, quote: Estimated): number {
  const variant = type === undefined ? {} : { variant: String(type) }
  return Math.max(Number(quantity.amount), mostByUnit(quantity.unit, containersFor(variant, quote)))
}

function mostOf(edit: FeeEdit, quote: Estimated): number | undefined {
  if (edit.edit === 'remove') return undefined
  if (edit.edit === 'add') {
    const added = quote.contingentCharges.find((one) => contingentChargeKey(one) === edit.contingentCharge)
    return added && maxCount(added, quote)
  }
  const line = quote.lines.find(({ lineId }) => lineId === edit.lineId)
  return line && countedUnits.has(line.quantity.unit) ? mostOfLine(line, quote) : undefined
}

/** Whether staff propose no more of a charge than the order can need, by the quote of each service. */
export function checkQuantities(quotes: readonly Estimated[], edits: readonly FeeEdit[]): Result<null> {
  for (const edit of edits) {
    const most = quotes.map((quote) => mostOf(edit, quote)).find((one) => one !== undefined)
    if (most !== undefined && 'quantity' in edit && Number(edit.quantity) > most)
      return refusal('charge-above-count', { most })
  }
  return ok(null)
}
