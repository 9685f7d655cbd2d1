import { ok, type Result, refusal } from '#domain/values/refusal.ts'
import { advanceManifests } from './advance-manifest.ts'
import { expectCounts } from './expect-counts.ts'
import { localCharges } from './local-charges.ts'
import { allPriced } from './ocean-line.ts'
import type { OceanCharge, OceanGroup, OceanRequest } from './ocean-request.ts'
import type { OceanTariff } from './ocean-tariff.ts'
import { overweightLines } from './overweight.ts'
import { holdsFor, mayUseRate } from './rates-for.ts'
import { serviceCharges } from './services.ts'
import { atPaidFreight, freightOf } from './shipper-owned.ts'
import { cargoOnRequest, dangerousGoods } from './special-cargo.ts'
import { surchargesOf } from './surcharges.ts'
import { telexRelease } from './telex-release.ts'

export { contingentOceanCharges } from './contingent-charges.ts'

const groups: readonly OceanGroup[] = ['origin', 'freight', 'destination']

const isValid = ({ rate }: OceanRequest, tariff: OceanTariff): boolean =>
  rate.pol === tariff.port && holdsFor(rate.sailing, tariff)

/** Every charge of a booking in the order it arises, each with its formula, or the first that has no price. */
export function chargesOcean(request: OceanRequest, tariff: OceanTariff): Result<readonly OceanCharge[]> {
  expectCounts(request)
  const { company, day, rate } = request
  const { pol, pod } = rate
  if (!mayUseRate(company, rate, day) || !isValid(request, tariff))
    return refusal('no-price', { pol, pod, day: rate.sailing.departsOn })
  const onRequest = cargoOnRequest(request, tariff)
  if (onRequest) return onRequest
  const lines = allPriced([
    freightOf(request, tariff),
    surchargesOf(atPaidFreight(request, tariff)),
    dangerousGoods(request, tariff),
    overweightLines(request, tariff),
    advanceManifests(request, tariff),
    localCharges(request, tariff),
    telexRelease(request, tariff),
    serviceCharges(request, tariff),
  ])
  if (!lines.ok) return lines
  return ok(groups.flatMap((group) => lines.value.filter((line) => line.group === group)))
}
