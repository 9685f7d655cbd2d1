import { containerTypeCodes } from '#domain/values/container-type.ts'
import { all, type Given, type Rule, required } from '#web/components/forms/rules.ts'
import { figure } from '#web/console/rates/rate-rules.ts'
import { fieldName } from './leaves.ts'

type Path = readonly string[]

/** The same field in every row of its list, this one included. */
const inRows = (path: Path, keys: readonly string[]): readonly Path[] =>
  keys.map((key) => [...path.slice(0, -2), key, ...path.slice(-1)])

const beside = (path: Path, name: string): Path => [...path.slice(0, -1), name]
const numberAt = (given: Given, path: Path): number => Number(given[fieldName(path)] || Number.NaN)
const textAt = (given: Given, path: Path): string => (given[fieldName(path)] ?? '').trim()

/** One price at least: the first type is asked for where no type has any. */
export const someType =
  (path: Path): Rule =>
  (_, given) =>
    path.at(-1) === containerTypeCodes[0] &&
    containerTypeCodes.every((type) => textAt(given, beside(path, type)) === '')
      ? 'required'
      : undefined

/** No two rows say the same of it. */
export const onlyOnce =
  (path: Path, keys: readonly string[]): Rule =>
  (text, given) => {
    const earlier = keys.slice(0, keys.indexOf(path.at(-2) ?? ''))
    const isSaid = inRows(path, earlier).some((other) => textAt(given, other) === text.trim())
    return isSaid ? 'same-as-before' : undefined
  }

export const moreThan =
  (path: Path, name: string): Rule =>
  (text, given) =>
    text.trim() !== '' && Number(text) <= numberAt(given, beside(path, name)) ? 'inconsistent' : undefined

/** The tier that ends where this one could begin; by the days it begins with, as tiers are put in order. */
function earlierTier(path: Path, keys: readonly string[], given: Given): Path | undefined {
  const begins = (from: Path) => numberAt(given, from)
  const own = begins(beside(path, 'fromDay'))
  return inRows(beside(path, 'fromDay'), keys)
    .filter((other) => begins(other) < own)
    .toSorted((one, other) => begins(other) - begins(one))[0]
}

/** Tiers count chargeable days from the first on, and leave none out between them. */
export const tierBegins =
  (path: Path, keys: readonly string[]): Rule =>
  (text, given) => {
    const earlier = earlierTier(path, keys, given)
    if (!earlier) return Number(text) === 1 ? onlyOnce(path, keys)(text, given) : 'inconsistent'
    const end = textAt(given, beside(earlier, 'toDay'))
    // Where the tier before has no end yet, that one is asked for it.
    return end === '' || Number(text) === Number(end) + 1 ? undefined : 'inconsistent'
  }

/** All but the last have an end; the last has none, so that every day has a price. */
export const tierEnds =
  (path: Path, keys: readonly string[]): Rule =>
  (text, given) => {
    const own = numberAt(given, beside(path, 'fromDay'))
    const isLast = inRows(beside(path, 'fromDay'), keys).every((other) => !(numberAt(given, other) > own))
    if (isLast) return text.trim() === '' ? undefined : 'inconsistent'
    if (text.trim() === '') return 'required'
    return Number(text) < own ? 'inconsistent' : undefined
  }

/** A figure that has to be there. */
export const needed: Rule = all(required, figure)

/** Needed as soon as one of the others beside it is filled in. */
export const neededWith =
  (path: Path, others: readonly string[]): Rule =>
  (text, given) =>
    others.some((name) => textAt(given, beside(path, name)) !== '') ? required(text, given) : undefined
