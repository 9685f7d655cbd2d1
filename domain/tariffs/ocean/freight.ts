import type { Result } from '#domain/values/refusal.ts'
import { containerLines, type LineHead } from './ocean-line.ts'
import type { OceanRate, PaymentTerm } from './ocean-rate.ts'
import type { OceanCharge, OceanRequest } from './ocean-request.ts'

export const factsOfRate = ({ pol, pod, carrier, sailing: { vessel, voyage } }: OceanRate) => ({
  pol,
  pod,
  carrier,
  vessel,
  voyage,
})

/** A line that the carrier's rate prices. */
export const rateLine = (
  fee: LineHead['fee'],
  rule: string,
  rate: OceanRate,
  paymentTerm: PaymentTerm,
): LineHead => ({
  fee,
  rule,
  params: factsOfRate(rate),
  tariff: { code: rate.code, version: rate.version },
  group: 'freight',
  paymentTerm,
})

export const freightLines = ({
  rate,
  containers,
  paymentTerms,
}: OceanRequest): Result<readonly OceanCharge[]> =>
  containerLines(rateLine('OF', 'freight', rate, paymentTerms.freight), containers, rate.freight)
