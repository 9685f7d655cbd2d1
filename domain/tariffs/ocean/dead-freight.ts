import type { ContainerCount } from '#domain/values/container-type.ts'
import type { Result } from '#domain/values/refusal.ts'
import { rateLine } from './freight.ts'
import { allPriced } from './ocean-line.ts'
import type { OceanRate } from './ocean-rate.ts'
import type { OceanCharge } from './ocean-request.ts'
import type { OceanTariff } from './ocean-tariff.ts'
import { shareOfFreight } from './surcharges.ts'

/** The charge for booked space that is not used; the shipper pays it, whether the freight is prepaid or collect. */
export const deadFreight = (
  rate: OceanRate,
  unshipped: readonly ContainerCount[],
  tariff: OceanTariff,
): Result<readonly OceanCharge[]> =>
  allPriced(
    unshipped.map((containers) =>
      shareOfFreight(
        rateLine('KC', 'dead-freight', rate, 'prepaid'),
        containers,
        tariff.deadFreightPercent,
        rate,
      ),
    ),
  )
