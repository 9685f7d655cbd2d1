import { staffRefusals } from '#domain/access/codes.ts'
import { certificationRefusals } from '#domain/certification/codes.ts'
import { fileRefusals } from '#domain/files/codes.ts'
import { identityRefusals } from '#domain/identity/codes.ts'
import { notificationRefusals } from '#domain/notifications/codes.ts'
import { orderRefusals } from '#domain/orders/codes.ts'
import { quoteRefusals } from '#domain/quotes/codes.ts'
import { rateRefusals } from '#domain/rates/codes.ts'
import { trackingRefusals } from '#domain/tracking/codes.ts'
import { platformRefusals } from './codes.ts'

/** A number in the envelope and an HTTP status for each refusal. Each noun declares its own in its `codes.ts`. */
export const refusals = {
  ...platformRefusals,
  ...staffRefusals,
  ...certificationRefusals,
  ...fileRefusals,
  ...identityRefusals,
  ...notificationRefusals,
  ...orderRefusals,
  ...quoteRefusals,
  ...rateRefusals,
  ...trackingRefusals,
}
export type RefusalCode = keyof typeof refusals
export const refusalCodes = Object.keys(refusals) as RefusalCode[]

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
