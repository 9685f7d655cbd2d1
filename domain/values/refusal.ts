/** Every expected no of the house. A refusal carries a code and facts, never a sentence. */
export const refusalCodes = [
  'invalid-input',
  'not-found',
  'not-allowed',
  'method-not-allowed',
  'too-large',
  'unreadable-body',
  'unknown-host',
  'busy',
  'too-slow',
  'storage-full',
  'file-infected',
  'logged-out',
  'session-expired',
  'server-error',
  'unreachable',
  'no-price',
  'no-service',
  'sailing-closed',
  'nothing-to-charge',
  'quota-exhausted',
  'too-many-attempts',
  'too-many-today',
  'wrong-account-or-password',
  'wrong-code',
  'proof-needed',
  'company-not-certified',
  'certify-to-see-rates',
  'certify-to-track',
  'certification-in-progress',
  'not-a-member',
  'not-the-administrator',
  'not-your-own-request',
  'not-assigned-to-you',
  'needs-second-person',
  'already-under-review',
  'already-certified',
  'not-under-review',
  'company-already-known',
  'already-decided',
  'last-administrator',
  'membership-unchanged',
  'order-step-closed',
  'order-changed',
  'change-pending',
  'no-change-pending',
  'no-fees-proposed',
  'charge-not-announced',
  'reason-needed',
  'unknown-line',
  'line-named-twice',
  'lines-undecided',
  'fees-not-all-accepted',
  'certification-step-closed',
  'wrong-staff-credentials',
  'wrong-authenticator-code',
  'enrolment-over',
  'account-taken',
  'not-yourself',
  'last-staff-administrator',
  'staff-unchanged',
  'invitation-not-yours',
  'invitation-closed',
  'too-many-invitations',
  'already-in-a-company',
  'already-a-member',
  'too-many-streams',
  'no-contract',
  'quote-expired',
  'quote-closed',
  'request-closed',
  'rate-changed',
  'rate-not-draft',
  'rate-ended',
  'import-closed',
  'import-overtaken',
  'unreadable-sheet',
  'too-many-alerts',
  'too-many-questions',
  'too-many-open-requests',
] as const
export type RefusalCode = (typeof refusalCodes)[number]

/** What can be wrong with one field; the reader's words for it are in messages. */
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
