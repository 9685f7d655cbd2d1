import type { Leaf } from '#domain/rates/leaves.ts'
import { fixedSegments, listSegments, segmentOrder } from './segments.data.ts'

export { type Leaf, leavesOf, wordsBetween } from '#domain/rates/leaves.ts'

type ListSegment = (typeof listSegments)[number]

/** Whether a part holds rows that follow one another. */
export const isListed = (segment: string | undefined): segment is ListSegment =>
  listSegments.some((name) => name === segment)

const isRow = (path: readonly string[], at: number) => isListed(path[at - 1])

function rankOf(path: readonly string[], at: number): number {
  const segment = path[at] ?? ''
  if (isRow(path, at)) return Number(segment)
  const found = segmentOrder.indexOf(segment)
  return found < 0 ? segmentOrder.length : found
}

/** In the order in which a sheet is read. */
export function byReading(one: Leaf, other: Leaf): number {
  for (let at = 0; at < Math.max(one.path.length, other.path.length); at += 1) {
    const rank = rankOf(one.path, at) - rankOf(other.path, at)
    if (rank !== 0) return rank
    const name = (one.path[at] ?? '').localeCompare(other.path[at] ?? '')
    if (name !== 0) return name
  }
  return 0
}

/** What the field of a figure is called in a form. */
export const fieldName = (path: readonly string[]): string => ['terms', ...path].join('.')

/** What a service is billed as follows from what it is; it is sent along and not asked. */
export const isHidden = (path: readonly string[]): boolean =>
  path.at(-1) === 'fee' && (path[0] === 'originServices' || path[0] === 'destinationServices')

/** What names a row instead of being a figure in it. */
export const isFixed = ({ path }: Leaf): boolean =>
  path.length > 1 && fixedSegments.includes(path.at(-1) ?? '')

export type LeafGroup = { readonly name: string; readonly leaves: readonly Leaf[] }

/** By the first part of the way, each group in its order. */
export function groupsOf(leaves: readonly Leaf[]): readonly LeafGroup[] {
  const groups = new Map<string, Leaf[]>()
  for (const leaf of leaves.toSorted(byReading)) {
    const [name = ''] = leaf.path
    groups.set(name, [...(groups.get(name) ?? []), leaf])
  }
  return [...groups].map(([name, own]) => ({ name, leaves: own }))
}
