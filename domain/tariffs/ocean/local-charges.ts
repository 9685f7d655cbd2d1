import type { Result } from '#domain/values/refusal.ts'
import { factsOfRate } from './freight.ts'
import { allPriced, containerLines, countedLine, type LineHead, unpriced } from './ocean-line.ts'
import type { OceanCharge, OceanRequest } from './ocean-request.ts'
import type { LocalCharge, OceanTariff } from './ocean-tariff.ts'

/** A line that our own tariff prices. */
export const tariffLine = (
  { rate }: OceanRequest,
  { code, version }: OceanTariff,
  line: Pick<LineHead, 'fee' | 'rule' | 'group' | 'paymentTerm' | 'addOn' | 'currency'>,
): LineHead => ({ ...line, params: factsOfRate(rate), tariff: { code, version } })

function localLines(
  { fee, per, price }: LocalCharge,
  request: OceanRequest,
  tariff: OceanTariff,
): Result<readonly OceanCharge[]> {
  const head = tariffLine(request, tariff, {
    fee,
    rule: `local-${per}`,
    group: 'origin',
    paymentTerm: 'prepaid',
  })
  if (per === 'container') return containerLines(head, request.containers, price)
  if (typeof price !== 'string') return unpriced(head)
  return countedLine({ head, price, count: request.billsOfLading, unit: 'BL' })
}

/** Charges of the port of loading, the same for every carrier; the shipper always pays them. */
export const localCharges = (request: OceanRequest, tariff: OceanTariff): Result<readonly OceanCharge[]> =>
  allPriced(tariff.localCharges.map((local) => localLines(local, request, tariff)))
