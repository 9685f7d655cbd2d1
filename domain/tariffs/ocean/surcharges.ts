import { amountOf, given, percent, product } from '#domain/tariffs/formula.ts'
import { priced } from '#domain/tariffs/priced.ts'
import { type ContainerCount, teuOf } from '#domain/values/container-type.ts'
import { exactText } from '#domain/values/exact-decimal.ts'
import { accept, type Verdict } from '#domain/values/refusal.ts'
import { priceOf } from './box-prices.ts'
import { rateLine } from './freight.ts'
import { allPriced, boxLines, countedLine, type LineHead, oceanLine, unpriced } from './ocean-line.ts'
import type { OceanRate, Surcharge } from './ocean-rate.ts'
import type { OceanCharge, OceanRequest } from './ocean-request.ts'

/** So many percent of the freight of these boxes; dead freight is reckoned the same way. */
export function shareOfFreight(
  head: LineHead,
  { type, count }: ContainerCount,
  share: string,
  rate: OceanRate,
): Verdict<readonly OceanCharge[]> {
  const freight = priceOf(type, rate.freight)
  const typed = { ...head, facts: { ...head.facts, type } }
  if (freight === undefined || priced(share) === undefined) return unpriced(typed)
  const [rateOf, perBox] = [given('percent', share), given('freight', freight)]
  const shared = { ...typed, facts: { ...typed.facts, percent: share, freight } }
  return accept([
    oceanLine(shared, {
      unitPrice: exactText(amountOf(percent(rateOf, perBox))),
      quantity: count,
      unit: 'container',
      formula: percent(rateOf, product(given('count', count), perBox)),
    }),
  ])
}

function surchargeLines(
  surcharge: Surcharge,
  { rate, containers, billsOfLading, terms }: OceanRequest,
): Verdict<readonly OceanCharge[]> {
  const { fee, per, terms: paid = terms.freight } = surcharge
  const head = rateLine(fee, `surcharge-${per}`, rate, paid)
  switch (per) {
    case 'container':
      return boxLines(head, containers, surcharge.price)
    case 'TEU':
      return countedLine({ head, price: surcharge.price, count: Number(teuOf(containers).amount), unit: per })
    case 'BL':
      return countedLine({ head, price: surcharge.price, count: billsOfLading, unit: per })
    case 'freight':
      return allPriced(containers.map((boxes) => shareOfFreight(head, boxes, surcharge.percent, rate)))
  }
}

export const surchargesOf = (request: OceanRequest): Verdict<readonly OceanCharge[]> =>
  allPriced(request.rate.surcharges.map((surcharge) => surchargeLines(surcharge, request)))
