import { districtOf } from '#domain/places/district.ts'
import { isPort } from '#domain/places/port.ts'
import { terminals } from '#domain/places/terminals.data.ts'
import { priced } from '#domain/tariffs/priced.ts'
import { containerTypeCodes } from '#domain/values/container-type.ts'
import { isPlainDecimal } from '#domain/values/exact-decimal.ts'
import type { FieldProblem } from '#domain/values/refusal.ts'
import type { ImportedKind } from './rate.ts'

/** A loop and where it calls; a rate of a loop that is not sailed would price nothing. */
export type KnownLinerService = {
  readonly code: string
  readonly carrier: string
  readonly origins: readonly string[]
  readonly calls: readonly string[]
}

export type KnownLanes = {
  readonly linerServices: ReadonlyMap<string, KnownLinerService>
  /** The depots of each port; its terminals everybody knows. */
  readonly depots: ReadonlyMap<string, readonly string[]>
}

/** A lane as far as it is filled in. */
export type LaneTerms = Readonly<Record<string, unknown>>

type Problem = readonly [field: string, problem: FieldProblem]

const textAt = (terms: LaneTerms, field: string): string | undefined => {
  const value = terms[field]
  return typeof value === 'string' && value !== '' ? value : undefined
}

function* priceProblems(word: 'freight' | 'prices', terms: LaneTerms): Generator<Problem> {
  const prices = Object.entries((terms[word] ?? {}) as Readonly<Record<string, string>>)
  if (prices.length === 0) yield [`${word}.${containerTypeCodes[0]}`, 'required']
  for (const [type, price] of prices)
    if (isPlainDecimal(price) && priced(price) === undefined) yield [`${word}.${type}`, 'too-small']
}

function* linerServiceProblems(terms: LaneTerms, { linerServices }: KnownLanes): Generator<Problem> {
  const [carrier, service] = [textAt(terms, 'carrier'), textAt(terms, 'service')]
  const [pol, pod] = [textAt(terms, 'pol'), textAt(terms, 'pod')]
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

function* haulProblems(terms: LaneTerms, { depots }: KnownLanes): Generator<Problem> {
  const [port, place, district] = ['port', 'pickUpPlace', 'district'].map((field) => textAt(terms, field))
  if (district && !districtOf(district)) yield ['district', 'unknown-value']
  if (!port || !place) return
  const isTerminal = terminals.some((one) => one.code === place && one.port === port)
  if (!isTerminal && !depots.get(port)?.includes(place)) yield ['pickUpPlace', 'unknown-value']
}

/** What no shape of a lane can tell: whether somebody sails or drives it, and whether it has a price. */
export function laneProblems(
  kind: ImportedKind,
  terms: LaneTerms,
  known: KnownLanes,
): ReadonlyMap<string, FieldProblem> {
  const found =
    kind === 'ocean-lane'
      ? [...linerServiceProblems(terms, known), ...priceProblems('freight', terms)]
      : [...haulProblems(terms, known), ...priceProblems('prices', terms)]
  // Of several things that are wrong with a field the first is told.
  return new Map(found.toReversed())
}
