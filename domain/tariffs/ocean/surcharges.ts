import { amountText, given, percent, product } from '#domain/tariffs/formula.ts'
import { priced } from '#domain/tariffs/priced.ts'
import type { ContainerCount } from '#domain/values/container-type.ts'
import { ok, type Result } from '#domain/values/refusal.ts'
import { priceOf } from './container-prices.ts'
import { rateLine } from './freight.ts'
import { allPriced, containerLines, countedLine, type LineHead, oceanLine, unpriced } from './ocean-line.ts'
import type { OceanRate, Surcharge } from './ocean-rate.ts'
import type { OceanCharge, OceanRequest } from './ocean-request.ts'
import { teuOf } from './teu.ts'

/** A percentage of the freight of these containers; dead freight is calculated the same way. */
export function shareOfFreight(
  head: LineHead,
  { type, count }: ContainerCount,
  share: string,
  rate: OceanRate,
): Result<readonly OceanCharge[]> {
  const freight = priceOf(type, rate.freight)
  const typed = { ...head, params: { ...head.params, type } }
  if (freight === undefined || priced(share) === undefined) return unpriced(typed)
  const [rateOf, perContainer] = [given('percent', share), given('freight', freight)]
  const shared = { ...typed, params: { ...typed.params, percent: share, freight } }
  return ok([
    oceanLine(shared, {
      unitPrice: amountText(percent(rateOf, perContainer)),
      quantity: count,
      unit: 'container',
      formula: percent(rateOf, product(given('count', count), perContainer)),
    }),
  ])
}

function surchargeLines(
  surcharge: Surcharge,
  { rate, containers, billsOfLading, paymentTerms }: OceanRequest,
): Result<readonly OceanCharge[]> {
  const { fee, per, paymentTerm = paymentTerms.freight } = surcharge
  const head = rateLine(fee, `surcharge-${per}`, rate, paymentTerm)
  switch (per) {
    case 'container':
      return containerLines(head, containers, surcharge.price)
    case 'TEU':
      return countedLine({ head, price: surcharge.price, count: Number(teuOf(containers).amount), unit: per })
    case 'BL':
      return countedLine({ head, price: surcharge.price, count: billsOfLading, unit: per })
    case 'freight':
      return allPriced(
        containers.map((containers) => shareOfFreight(head, containers, surcharge.percent, rate)),
      )
  }
}

export const surchargesOf = (request: OceanRequest): Result<readonly OceanCharge[]> =>
  allPriced(request.rate.surcharges.map((surcharge) => surchargeLines(surcharge, request)))
