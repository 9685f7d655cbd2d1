import type { RefusalCode } from './refusal-codes.ts'

/** What can be wrong with a field; the texts are in messages. */
export const fieldProblems = [
  'required',
  'too-long',
  'too-short',
  'too-many',
  'too-few',
  'too-large',
  'too-small',
  'wrong-type',
  'wrong-format',
  'unknown-value',
  'ambiguous',
  'unknown-field',
  'inconsistent',
  'too-common',
  'same-as-before',
] as const
export type FieldProblem = (typeof fieldProblems)[number]

export type Params = Readonly<Record<string, string | number>>
export type WrongFields = Readonly<Record<string, FieldProblem>>

export type Refusal = {
  readonly ok: false
  readonly refusal: RefusalCode
  readonly params: Params
  /** Every wrong field by its path. */
  readonly fields?: WrongFields
}
export type Ok<T> = { readonly ok: true; readonly value: T }
/** What a rule or a use case returns: a value, or why it refuses. */
export type Result<T> = Ok<T> | Refusal

export const ok = <T>(value: T): Ok<T> => ({ ok: true, value })

export const refusal = (refusal: RefusalCode, params: Params = {}, fields?: WrongFields): Refusal => ({
  ok: false,
  refusal,
  params,
  ...(fields && { fields }),
})

/** Wrong fields, counted for the sentence that sums them up. */
export const invalidFields = (fields: WrongFields): Refusal =>
  refusal('invalid-input', { count: Object.keys(fields).length }, fields)
