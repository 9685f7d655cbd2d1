import { exact, exactText } from './exact-decimal.ts'
import { add, type Money, roundMoney, times } from './money.ts'
import { type TaxPercent, taxPercents } from './tax-percents.data.ts'

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
