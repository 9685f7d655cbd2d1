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

/** What was sent for a field; a part of a text (one code of a list in one parameter) is told by the text. */
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

/** Every wrong field by its path; the first problem of a field is the one told. */
export function wrongFields(error: z.ZodError, raw: unknown): ReadonlyMap<string, FieldProblem> {
  const problems = new Map<string, FieldProblem>()
  for (const issue of error.issues) {
    const paths =
      issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path]
    for (const path of paths) {
      const problem = issue.code === 'unrecognized_keys' ? 'unknown-field' : problemOf(issue, raw)
      if (!problems.has(nameOf(path))) problems.set(nameOf(path), problem)
    }
  }
  return problems
}

/** Fields with a NUL, which no text of PostgreSQL can hold. */
export function unstorableFields(value: unknown, path: readonly string[] = []): Map<string, FieldProblem> {
  if (typeof value === 'string')
    return new Map(value.includes('\0') ? [[nameOf(path), 'wrong-format' as const]] : [])
  if (typeof value !== 'object' || value === null) return new Map()
  return new Map(Object.entries(value).flatMap(([key, part]) => [...unstorableFields(part, [...path, key])]))
}
