import type { Verdict } from '#domain/values/refusal.ts'
import { containerLines, type LineHead } from './ocean-line.ts'
import type { OceanRate, Terms } from './ocean-rate.ts'
import type { OceanCharge, OceanRequest } from './ocean-request.ts'

export const factsOfRate = ({ pol, pod, carrier, sailing: { vessel, voyage } }: OceanRate) => ({
  pol,
  pod,
  carrier,
  vessel,
  voyage,
})

/** A line that the carrier's rate prices. */
export const rateLine = (fee: LineHead['fee'], rule: string, rate: OceanRate, terms: Terms): LineHead => ({
  fee,
  rule,
  params: factsOfRate(rate),
  tariff: { code: rate.code, version: rate.version },
  group: 'freight',
  terms,
})

export const freightLines = ({ rate, containers, terms }: OceanRequest): Verdict<readonly OceanCharge[]> =>
  containerLines(rateLine('OF', 'freight', rate, terms.freight), containers, rate.freight)
