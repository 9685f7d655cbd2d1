import { terminals } from '#domain/places/terminals.data.ts'
import { type FeeItem, feeItems } from '#domain/tariffs/fee-items.data.ts'
import { destinationServices, oceanPorts, originServices } from '#domain/tariffs/ocean/ocean-tariff.ts'
import type { QuoteRule } from '#domain/tariffs/warehouse/warehouse-tariff.ts'
import { overnightEnds } from '#domain/values/shanghai-time.ts'
import { taxPercents } from '#domain/values/tax.ts'
import { type KeyKind, pricedServices } from './openings.data.ts'
import { codesAt, type OwnPlaces } from './place-names.ts'
import { perType, shapes } from './shapes.data.ts'
import { manifestCodes, surchargeCodes } from './surcharges.data.ts'

const quoteRules: readonly QuoteRule[] = [
  'by-area',
  'by-volume',
  'by-weight',
  'weight-or-volume',
  'by-pallet',
  'by-piece',
  'by-container',
  'by-order',
  'tiered',
  'minimum-charge',
  'lump-sum',
  'on-request',
]

/** Parts that are one of a few words, by the last step of their way. */
const choices: Readonly<Record<string, readonly string[]>> = {
  port: oceanPorts,
  taxed: Object.keys(taxPercents),
  until: overnightEnds,
  rule: quoteRules,
  kind: Object.keys(shapes.kind ?? {}),
  terms: ['prepaid', 'collect'],
}

/** What a forwarder bills at the port of loading, by the container or by the bill. */
const localFees = Object.entries<FeeItem>(feeItems)
  .filter(([, { taxed, unit }]) => taxed === 'forwarding' && (unit === 'container' || unit === 'BL'))
  .map(([code]) => code)

/** Which fees the rows of a list are of, and how they can be counted. */
const rowChoices: Readonly<Record<string, readonly string[]>> = {
  'surcharges.fee': surchargeCodes,
  'surcharges.per': ['container', perType, 'TEU', 'BL', 'freight'],
  'localCharges.fee': localFees,
  'localCharges.per': ['container', perType, 'BL'],
  'manifests.fee': manifestCodes,
  'steps.per': ['container', 'ton'],
}

const isService = (name: string | undefined): name is keyof typeof pricedServices =>
  name !== undefined && Object.hasOwn(pricedServices, name)

/** The codes among which a part is chosen; nothing where it is typed. */
export function choicesOf(path: readonly string[]): readonly string[] | undefined {
  const name = path.at(-1) ?? ''
  const service = path.at(-2)
  if (name === 'per' && isService(service)) return pricedServices[service].pers
  return rowChoices[`${path.at(-3)}.${name}`] ?? choices[name]
}

/** What a new row can be called, of those that are at the port of the sheet. */
export const keysOf = (kind: Exclude<KeyKind, 'port'>, port: string, { depots }: OwnPlaces) =>
  ({
    terminal: codesAt(terminals, port),
    depot: codesAt(depots, port),
    'origin-service': originServices,
    'destination-service': destinationServices,
  })[kind]

/** Codes and words that are no figure. */
const texts = [
  ...['warehouse', 'depot', 'countries', 'carrier', 'service', 'pol', 'pod', 'pickUpPlace', 'district'],
  ...['fee', 'per'],
]

export const isFigure = (path: readonly string[]): boolean =>
  !texts.includes(path.at(-1) ?? '') && choicesOf(path) === undefined
