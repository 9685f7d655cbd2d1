import { type LaterCharge, laterTriggers } from '#domain/quotes/charges/later-charge.ts'
import type { StaffCharge } from '#domain/quotes/charges/staff-charge.ts'
import type { Quote } from '#domain/quotes/quote.ts'
import { feeItems } from '#domain/tariffs/fee-items.data.ts'
import { isContainerType } from '#domain/values/container-type.ts'
import type { Money } from '#domain/values/money.ts'
import type { CostedCharge, LineCosts } from './offer-costs.ts'

/** The usual currency of a fee is not stated. */
const priceOf = (fee: StaffCharge['fee'], { amount, currency }: Money) => ({
  unitPrice: amount,
  ...(currency !== feeItems[fee].currency && { currency }),
})

/** What staff typed into an offer, to be typed over. A trigger that is no longer offered is left out. */
export const typedFrom = (
  { lines, contingentCharges }: Pick<Quote, 'lines' | 'contingentCharges'>,
  costs: LineCosts = {},
) => ({
  lines: lines.map(
    ({ lineId, fee, group, unitPrice, quantity, params: { type } }): CostedCharge => ({
      fee,
      group,
      ...priceOf(fee, unitPrice),
      quantity: quantity.amount,
      ...(typeof type === 'string' && isContainerType(type) && { containerType: type }),
      ...(costs[lineId] !== undefined && { unitCost: costs[lineId] }),
    }),
  ),
  later: contingentCharges.flatMap(({ fee, trigger: stated, unitPrice, params }): LaterCharge[] => {
    const trigger = laterTriggers.find((one) => one === stated)
    if (!trigger) return []
    const { condition } = params
    return [
      {
        fee,
        trigger,
        ...priceOf(fee, unitPrice),
        ...(condition !== undefined && { condition: String(condition) }),
      },
    ]
  }),
})
