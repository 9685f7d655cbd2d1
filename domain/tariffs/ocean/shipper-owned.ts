import { amountText, given, percent } from '#domain/tariffs/formula.ts'
import type { Result } from '#domain/values/refusal.ts'
import { freightLines, rateLine } from './freight.ts'
import { allPriced } from './ocean-line.ts'
import type { OceanCharge, OceanRequest } from './ocean-request.ts'
import type { OceanTariff } from './ocean-tariff.ts'
import { shareOfFreight } from './surcharges.ts'

/** The share of the freight that a shipper's own containers pay; undefined where the containers are the carrier's. */
const shareOf = ({ shipperOwned }: OceanRequest, { socFreightPercent }: OceanTariff) =>
  shipperOwned ? socFreightPercent : undefined

/** The freight of the rate, or the share of it that a shipper's own containers pay. */
export function freightOf(request: OceanRequest, tariff: OceanTariff): Result<readonly OceanCharge[]> {
  const share = shareOf(request, tariff)
  if (share === undefined) return freightLines(request)
  const { rate, paymentTerms, containers } = request
  const { code, version } = tariff
  const head = {
    ...rateLine('OF', 'freight-soc', rate, paymentTerms.freight),
    shareTariff: { code, version },
  }
  return allPriced(containers.map((each) => shareOfFreight(head, each, share, rate)))
}

/** The same request at the freight that is paid, for charges that are a share of it. */
export function atPaidFreight(request: OceanRequest, tariff: OceanTariff): OceanRequest {
  const share = shareOf(request, tariff)
  if (share === undefined) return request
  const freight = Object.fromEntries(
    Object.entries(request.rate.freight).map(([type, price]) => [
      type,
      amountText(percent(given('percent', share), given('freight', price))),
    ]),
  )
  return { ...request, rate: { ...request.rate, freight } }
}
