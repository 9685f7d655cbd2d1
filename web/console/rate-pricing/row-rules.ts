import { containerTypeCodes } from '#domain/values/container-type.ts'
import { type FormValues, type Rule, required, withRange } from '#web/components/forms/rules.ts'
import { inputName, type Path } from './fields.ts'

/** The same field in each row of the list. */
const inRows = (path: Path, keys: readonly string[]): readonly Path[] =>
  keys.map((key) => [...path.slice(0, -2), key, ...path.slice(-1)])

const beside = (path: Path, name: string): Path => [...path.slice(0, -1), name]
const numberAt = (values: FormValues, path: Path): number => Number(values[inputName(path)] || Number.NaN)
const textAt = (values: FormValues, path: Path): string => (values[inputName(path)] ?? '').trim()

/** At least one price; the problem is shown at the first container type. */
export const someType =
  (path: Path): Rule =>
  (_, values) =>
    path.at(-1) === containerTypeCodes[0] &&
    containerTypeCodes.every((type) => textAt(values, beside(path, type)) === '')
      ? 'required'
      : undefined

/** No two rows have the same value. */
export const onlyOnce =
  (path: Path, keys: readonly string[]): Rule =>
  (text, values) => {
    const earlier = keys.slice(0, keys.indexOf(path.at(-2) ?? ''))
    const isTaken = inRows(path, earlier).some((other) => textAt(values, other) === text.trim())
    return isTaken ? 'same-as-before' : undefined
  }

export const moreThan =
  (path: Path, name: string): Rule =>
  (text, values) =>
    text.trim() !== '' && Number(text) <= numberAt(values, beside(path, name)) ? 'inconsistent' : undefined

/** The tier before this one by start day; tiers may be added in any order. */
function previousTier(path: Path, keys: readonly string[], values: FormValues): Path | undefined {
  const startOf = (from: Path) => numberAt(values, from)
  const own = startOf(beside(path, 'fromDay'))
  return inRows(beside(path, 'fromDay'), keys)
    .filter((other) => startOf(other) < own)
    .toSorted((one, other) => startOf(other) - startOf(one))[0]
}

/** The day that a tier must start on; undefined while the tier before it has no end, where the problem is shown. */
function tierDay(path: Path, keys: readonly string[], values: FormValues): number | undefined {
  const previous = previousTier(path, keys, values)
  if (!previous) return 1
  const end = textAt(values, beside(previous, 'toDay'))
  return end === '' ? undefined : Number(end) + 1
}

/** Tiers start at chargeable day 1 and leave no gap. */
export const tierStart = (path: Path, keys: readonly string[]): Rule =>
  withRange(
    (text, values) => {
      const day = tierDay(path, keys, values)
      if (day !== undefined && Number(text) !== day) return 'too-small'
      return onlyOnce(path, keys)(text, values)
    },
    (values) => {
      const day = tierDay(path, keys, values) ?? 1
      return { min: day, max: day }
    },
  )

/** Every tier but the last has an end; the last one has none, so that every day has a price. */
export const tierEnd =
  (path: Path, keys: readonly string[]): Rule =>
  (text, values) => {
    const own = numberAt(values, beside(path, 'fromDay'))
    // A first day that cannot be read has its own problem.
    if (Number.isNaN(own)) return undefined
    const isLast = inRows(beside(path, 'fromDay'), keys).every((other) => !(numberAt(values, other) > own))
    if (isLast) return text.trim() === '' ? undefined : 'inconsistent'
    if (text.trim() === '') return 'required'
    return Number(text) < own ? 'inconsistent' : undefined
  }

/** Required as soon as one of the other fields is filled in. */
export const requiredWith =
  (others: readonly Path[]): Rule =>
  (text, values) =>
    others.some((path) => textAt(values, path) !== '') ? required(text, values) : undefined
