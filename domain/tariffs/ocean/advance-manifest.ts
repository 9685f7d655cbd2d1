import type { Result } from '#domain/values/refusal.ts'
import { tariffLine } from './local-charges.ts'
import { allPriced, countedLine } from './ocean-line.ts'
import type { OceanCharge, OceanRequest } from './ocean-request.ts'
import type { OceanTariff } from './ocean-tariff.ts'

/** A UN/LOCODE begins with its country. */
const countryOf = (port: string): string => port.slice(0, 2)

/** The filing that the country of arrival wants; a rate that carries it already is not charged twice. */
export function advanceManifests(request: OceanRequest, tariff: OceanTariff): Result<readonly OceanCharge[]> {
  const { pod, surcharges } = request.rate
  const due = tariff.manifests.filter(
    ({ fee, countries }) =>
      countries.includes(countryOf(pod)) && !surcharges.some((surcharge) => surcharge.fee === fee),
  )
  return allPriced(
    due.map(({ fee, price }) =>
      countedLine({
        // The filing is made and paid for before loading.
        head: tariffLine(request, tariff, {
          fee,
          rule: 'manifest',
          group: 'freight',
          paymentTerm: 'prepaid',
        }),
        price,
        count: request.billsOfLading,
        unit: 'BL',
      }),
    ),
  )
}
