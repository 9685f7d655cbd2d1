import { exact, exactText } from './exact-decimal.ts'
import { add, type Money, roundMoney, times } from './money.ts'

/** Value added tax in percent. Spec §9 for warehousing, CFS and trucking; the others are the trade's usual. */
export const taxPercents = {
  warehousing: '6',
  cfs: '6',
  trucking: '9',
  depot: '6',
  forwarding: '6',
  leasing: '13',
  goods: '13',
  oceanFreight: '0',
  railFreight: '0',
  airFreight: '0',
  abroad: '0',
} as const
export type TaxedService = keyof typeof taxPercents
export type TaxPercent = (typeof taxPercents)[TaxedService]

/** Net and tax are gross, to the minor unit, always. */
export type Taxed = { readonly net: Money; readonly tax: Money; readonly gross: Money }

const fractions = Object.fromEntries(
  Object.values(taxPercents).map((percent) => [percent, exactText(exact(percent).dividedBy(100))]),
) as Readonly<Record<TaxPercent, string>>
const fraction = (percent: TaxPercent): string => fractions[percent]

/** The tax comes on top of the price. */
export function taxOnTop(price: Money, percent: TaxPercent): Taxed {
  const net = roundMoney(price)
  const tax = roundMoney(times(net, fraction(percent)))
  return { net, tax, gross: add(net, tax) }
}
