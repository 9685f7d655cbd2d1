import { ok, type Result } from '#domain/values/refusal.ts'
import { tariffLine } from './local-charges.ts'
import { countedLine } from './ocean-line.ts'
import type { OceanCharge, OceanRequest } from './ocean-request.ts'
import type { OceanTariff } from './ocean-tariff.ts'

/** Telex release is charged where it is chosen. */
export function telexRelease(request: OceanRequest, tariff: OceanTariff): Result<readonly OceanCharge[]> {
  if (request.billType !== 'telex-release') return ok([])
  const head = tariffLine(request, tariff, {
    fee: 'TLX',
    rule: 'telex-release',
    group: 'origin',
    paymentTerm: 'prepaid',
  })
  return countedLine({ head, price: tariff.later.telexRelease, count: request.billsOfLading, unit: 'BL' })
}
