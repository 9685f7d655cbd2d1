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
export type Accepted<T> = { readonly ok: true; readonly value: T }
export type Verdict<T> = Accepted<T> | Refusal

export const accept = <T>(value: T): Accepted<T> => ({ ok: true, value })

export const refuse = (refusal: RefusalCode, params: Params = {}, fields?: WrongFields): Refusal => ({
  ok: false,
  refusal,
  params,
  ...(fields && { fields }),
})

/** Wrong fields, counted for the sentence that sums them up. */
export const refuseFields = (fields: WrongFields): Refusal =>
  refuse('invalid-input', { count: Object.keys(fields).length }, fields)
