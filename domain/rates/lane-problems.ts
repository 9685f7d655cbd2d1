import { districtOf } from '#domain/places/district.ts'
import { isPort } from '#domain/places/port.ts'
import { terminals } from '#domain/places/terminals.data.ts'
import { priced } from '#domain/tariffs/priced.ts'
import { containerTypeCodes } from '#domain/values/container-type.ts'
import { isPlainDecimal } from '#domain/values/exact-decimal.ts'
import type { FieldProblem } from '#domain/values/refusal.ts'
import { type ImportedKind, lanePriceFields } from './rate.ts'

/** A liner service and its ports of call; a rate for an unknown service would never be used. */
export type KnownLinerService = {
  readonly code: string
  readonly carrier: string
  readonly origins: readonly string[]
  readonly calls: readonly string[]
}

export type KnownLanes = {
  readonly linerServices: ReadonlyMap<string, KnownLinerService>
  /** The depots of each port; terminals are static data. */
  readonly depots: ReadonlyMap<string, readonly string[]>
}

/** The pricing of a lane that may be incomplete. */
export type LanePricing = Readonly<Record<string, unknown>>

type Problem = readonly [field: string, problem: FieldProblem]

const textAt = (pricing: LanePricing, field: string): string | undefined => {
  const value = pricing[field]
  return typeof value === 'string' ? value : undefined
}

function* priceProblems(kind: ImportedKind, pricing: LanePricing): Generator<Problem> {
  const field = lanePriceFields[kind]
  const prices = Object.entries((pricing[field] ?? {}) as Readonly<Record<string, string>>)
  if (prices.length === 0) yield [`${field}.${containerTypeCodes[0]}`, 'required']
  for (const [type, price] of prices)
    if (isPlainDecimal(price) && priced(price) === undefined) yield [`${field}.${type}`, 'too-small']
}

/** The same surcharge twice would be charged twice. */
function* surchargeProblems({ surcharges }: LanePricing): Generator<Problem> {
  const fees = new Set<unknown>()
  // What could not be read has no fee, and a problem of its own.
  for (const [index, one] of ((surcharges ?? []) as readonly ({ fee?: unknown } | undefined)[]).entries()) {
    const fee = one?.fee
    if (fee === undefined) continue
    if (fees.has(fee)) yield [`surcharges.${index}.fee`, 'same-as-before']
    fees.add(fee)
  }
}

function* linerServiceProblems(pricing: LanePricing, { linerServices }: KnownLanes): Generator<Problem> {
  const [carrier, service] = [textAt(pricing, 'carrier'), textAt(pricing, 'service')]
  const [pol, pod] = [textAt(pricing, 'pol'), textAt(pricing, 'pod')]
  const linerService = service ? linerServices.get(service) : undefined
  const isCarrier = [...linerServices.values()].some((one) => one.carrier === carrier)
  if (carrier && !isCarrier) yield ['carrier', 'unknown-value']
  if (pod && !isPort(pod)) yield ['pod', 'unknown-value']
  if (service && !linerService) yield ['service', 'unknown-value']
  if (!linerService) return
  if (isCarrier && linerService.carrier !== carrier) yield ['service', 'inconsistent']
  if (pol && !linerService.origins.includes(pol)) yield ['pol', 'inconsistent']
  if (pod && !linerService.calls.includes(pod)) yield ['pod', 'inconsistent']
}

function* truckingProblems(pricing: LanePricing, { depots }: KnownLanes): Generator<Problem> {
  const [port, place, district] = ['port', 'pickUpPlace', 'district'].map((field) => textAt(pricing, field))
  if (district && !districtOf(district)) yield ['district', 'unknown-value']
  if (!port || !place) return
  const isTerminal = terminals.some((one) => one.code === place && one.port === port)
  if (!isTerminal && !depots.get(port)?.includes(place)) yield ['pickUpPlace', 'unknown-value']
}

/** What the schema cannot check: known liner services, terminals and depots, and at least one price. */
export function laneProblems(
  kind: ImportedKind,
  pricing: LanePricing,
  known: KnownLanes,
): ReadonlyMap<string, FieldProblem> {
  const placeProblems = kind === 'ocean-lane' ? linerServiceProblems : truckingProblems
  const found = [
    ...placeProblems(pricing, known),
    ...priceProblems(kind, pricing),
    ...surchargeProblems(pricing),
  ]
  // The first problem of each field is reported.
  return new Map(found.toReversed())
}
