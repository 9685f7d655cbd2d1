import type { RateKind } from '#domain/rates/rate.ts'
import type { Given } from '#web/components/forms/rules.ts'
import { isListed, wordsBetween } from './leaves.ts'
import { blankTerms } from './parts.data.ts'
import { countedSegments, fixedSegments, listOrders } from './segments.data.ts'
import { perType } from './shapes.data.ts'

export type Branch = { [name: string]: Branch | string }
type Terms = Readonly<Record<string, unknown>>

/** The figures of one part of a form as the tree their names spell. */
export function branchOf(given: Given, part: string): Branch {
  const root: Branch = {}
  for (const [name, text] of Object.entries(given)) {
    const [first, ...path] = name.split('.')
    const last = path.pop()
    if (first !== part || last === undefined) continue
    const home = path.reduce<Branch>((branch, step) => {
      const next = branch[step]
      if (typeof next === 'object') return next
      const grown: Branch = {}
      branch[step] = grown
      return grown
    }, root)
    home[last] = text.trim()
  }
  return root
}

/** What is no number stays as it was typed: the answer names the field. */
const counted = (text: string): string | number => (/^\d{1,9}(\.\d{1,4})?$/.test(text) ? Number(text) : text)

function wordOf(path: readonly string[], text: string): unknown {
  if (text === '') return undefined
  // A price for each type is a price by the container all the same.
  if (path.at(-1) === 'per' && text === perType) return 'container'
  if (path.at(-1) === 'countries') return text.split(wordsBetween.trim()).map((word) => word.trim())
  return path.some((step) => countedSegments.includes(step)) ? counted(text) : text
}

type Part = readonly [name: string, value: unknown]

/** Rows stand by their bound, whatever order they were added in; what is no number comes last. */
function byBound(path: readonly string[], parts: readonly Part[]): readonly Part[] {
  const bound = listOrders[path.at(-1) ?? '']
  if (bound === undefined) return parts
  const boundOf = ([, value]: Part) => {
    const found = isTerms(value) ? value[bound] : undefined
    return typeof found === 'number' ? found : Number.POSITIVE_INFINITY
  }
  return parts.toSorted((one, other) => boundOf(one) - boundOf(other) || 0)
}

/** What is filled in under a part, by name; rows in the order in which they travel. */
export const partsIn = (branch: Branch, path: readonly string[]): readonly Part[] =>
  byBound(
    path,
    Object.entries(branch).flatMap(([name, part]) => {
      const here = [...path, name]
      const value = typeof part === 'string' ? wordOf(here, part) : grown(part, here)
      return value === undefined ? [] : [[name, value] as const]
    }),
  )

/** A part in which nothing but the name of its row is left has no price any more, and goes. */
function grown(branch: Branch, path: readonly string[]): unknown {
  const parts = partsIn(branch, path)
  if (isListed(path.at(-1))) return parts.map(([, value]) => value)
  const hasFigure = parts.some(([name]) => !fixedSegments.includes(name))
  return hasFigure ? Object.fromEntries(parts) : undefined
}

const isTerms = (value: unknown): value is Terms =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Blank parts show through where nothing was typed. */
const laidOver = (blank: Terms, typed: Terms): Terms => ({
  ...typed,
  ...Object.fromEntries(
    Object.entries(blank).map(([name, part]) => {
      const over = typed[name]
      return [name, isTerms(part) && isTerms(over) ? laidOver(part, over) : (over ?? part)]
    }),
  ),
})

/** The terms as they travel, from the fields that are called by their way in them. */
export function typedTerms(kind: RateKind, given: Given): Terms {
  const typed = grown(branchOf(given, 'terms'), [])
  return laidOver(blankTerms[kind] as Terms, isTerms(typed) ? typed : {})
}

/** Prices by container type, or none at all. */
export function typedPrices(given: Given, part: string): Readonly<Record<string, string>> | null {
  const filled = Object.entries(branchOf(given, part)).filter(([, text]) => text !== '')
  return filled.length > 0 ? (Object.fromEntries(filled) as Record<string, string>) : null
}
