import type { z } from 'zod'
import type { FieldProblem } from '#domain/values/refusal.ts'

type Issue = z.core.$ZodIssue
type Bounds = { readonly [origin: string]: { readonly big: FieldProblem; readonly small: FieldProblem } }

const bounds: Bounds = {
  string: { big: 'too-long', small: 'too-short' },
  array: { big: 'too-many', small: 'too-few' },
  set: { big: 'too-many', small: 'too-few' },
}
const numberBounds = { big: 'too-large', small: 'too-small' } as const

const problemByCode: Readonly<Record<string, FieldProblem>> = {
  invalid_type: 'wrong-type',
  invalid_union: 'wrong-type',
  invalid_value: 'unknown-value',
  invalid_format: 'wrong-format',
  not_multiple_of: 'wrong-format',
  invalid_key: 'unknown-field',
  invalid_element: 'wrong-type',
  custom: 'wrong-format',
}

/** What was sent for a field. Of a text that the schema splits into a list, each part has the whole text. */
const valueAt = (raw: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? (value as Record<PropertyKey, unknown>)[key] : value,
    raw,
  )

const isBlank = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '')

function problemOf(issue: Issue, raw: unknown): FieldProblem {
  if (isBlank(valueAt(raw, issue.path))) return 'required'
  if (issue.code === 'too_big') return (bounds[issue.origin] ?? numberBounds).big
  if (issue.code === 'too_small') return (bounds[issue.origin] ?? numberBounds).small
  return problemByCode[issue.code] ?? 'wrong-format'
}

const nameOf = (path: readonly PropertyKey[]) => path.map(String).join('.') || '(body)'

/** The variant of a union that the value comes closest to, if one does and the value has its type. */
function closestVariant(variants: readonly (readonly Issue[])[]): readonly Issue[] | undefined {
  const [closest, next] = [...variants].sort((one, other) => one.length - other.length)
  if (!closest || closest.length === next?.length) return undefined
  return closest.some(({ path }) => path.length === 0) ? undefined : closest
}

/** The issues of a union's closest variant in place of the union's own, which names no field. */
function expandUnions(issues: readonly Issue[]): readonly Issue[] {
  return issues.flatMap((issue) => {
    const variant = issue.code === 'invalid_union' ? closestVariant(issue.errors) : undefined
    if (!variant) return [issue]
    return expandUnions(variant.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] })))
  })
}

/** A body may have any number of fields that the contract does not know, and the reply must stay small. */
export const maxUnknownFields = 50
/** More than the fields of any form; only a long list in which every entry is wrong has so many. */
export const maxWrongFields = 1000

const unknownKeys = (issues: readonly Issue[]): readonly string[] =>
  issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys.map((key) => nameOf([...issue.path, key])) : [],
  )

const isWithin = (name: string, outer: ReadonlySet<string>): boolean => {
  const steps = name.split('.')
  return steps.some((_, index) => outer.has(steps.slice(0, index + 1).join('.')))
}

/** The wrong fields by their path, each with its first problem; those of the contract before the unknown ones. */
export function wrongFields(error: z.ZodError, raw: unknown): ReadonlyMap<string, FieldProblem> {
  const issues = expandUnions(error.issues)
  const problems = new Map<string, FieldProblem>()
  for (const issue of issues) {
    const name = nameOf(issue.path)
    if (issue.code !== 'unrecognized_keys' && !problems.has(name)) problems.set(name, problemOf(issue, raw))
    if (problems.size === maxWrongFields) return problems
  }
  const unknown = unknownKeys(issues)
  const unknownNames = new Set(unknown)
  // A list in a query is one text; its wrong parts may be named already.
  const isNamed = (name: string) =>
    problems.has(name) || [...problems.keys()].some((known) => known.startsWith(`${name}.`))
  for (const [name, problem] of unstorableFields(raw)) {
    if (!isWithin(name, unknownNames) && !isNamed(name)) problems.set(name, problem)
    if (problems.size === maxWrongFields) return problems
  }
  for (const name of unknown.slice(0, maxUnknownFields)) problems.set(name, 'unknown-field')
  return problems
}

/** The value without its wrong fields; a wrong entry of a list becomes undefined, so that the others keep their index. */
export function withoutFields(
  value: unknown,
  wrong: ReadonlySet<string>,
  path: readonly string[] = [],
): unknown {
  if (wrong.has(nameOf(path))) return undefined
  if (typeof value !== 'object' || value === null) return value
  const inner = (part: unknown, key: string) => withoutFields(part, wrong, [...path, key])
  if (Array.isArray(value)) return value.map((part, index) => inner(part, String(index)))
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, inner(part, key)]))
}

const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed()

/** Fields with a NUL character or half a surrogate pair in their text or name, which PostgreSQL cannot store. */
export function unstorableFields(value: unknown, path: readonly string[] = []): Map<string, FieldProblem> {
  const isUnstorable = typeof value === 'string' && !isStorable(value)
  if (isUnstorable || !isStorable(path.at(-1) ?? '')) return new Map([[nameOf(path), 'wrong-format']])
  if (typeof value !== 'object' || value === null) return new Map()
  return new Map(Object.entries(value).flatMap(([key, part]) => [...unstorableFields(part, [...path, key])]))
}
