import { dividedBy, type Money } from '#domain/values/money.ts'
import type { FeeLine } from './fee-line.ts'
import type { QuotedContainers } from './quoted-containers.ts'
import { netOf } from './totals.ts'

/** What one container of a type costs before tax: the lines that are for its type. */
export type PricePerType = { readonly type: string; readonly count: number; readonly each: Money }

/** A type may stand in several rows, for example with several weights. */
export function countsByType(containers: readonly QuotedContainers[]): readonly QuotedContainers[] {
  const rows = Map.groupBy(containers, ({ type }) => type)
  return [...rows].map(([type, same]) => ({ type, count: same.reduce((sum, { count }) => sum + count, 0) }))
}

const linesFor = (lines: readonly FeeLine[], type: string) =>
  lines.filter(({ params }) => params.type === type)

/**
 * Only for several types; with one, the price per container says the same. In an offer by staff, lines may name no type:
 * then it has none either.
 */
export function pricesPerType(
  lines: readonly FeeLine[],
  types: readonly QuotedContainers[],
): readonly PricePerType[] {
  if (types.length < 2 || types.some(({ type }) => linesFor(lines, type).length === 0)) return []
  return types.map(({ type, count }) => {
    const net = netOf(linesFor(lines, type))
    return { type, count, each: dividedBy(net, String(count)) }
  })
}
