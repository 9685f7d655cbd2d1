import { readContactNumbers } from '#domain/values/booking-fields.ts'
import type { WrongFields } from '#domain/values/refusal.ts'
import { contactNameProblem } from '#domain/values/text-limits.ts'
import { missingFields, type RequestField, type RequestKind } from './quote-request.ts'

export type Contact = { readonly name: string; readonly phone: string }

type Details = Readonly<Partial<Record<RequestField, unknown>>> & { readonly readyOn?: string }

/** A field that failed the contract's schema is missing here and not checked again. */
type SentRequest = {
  readonly kind?: RequestKind
  readonly details?: Details
  readonly contact?: Partial<Contact>
  readonly attachments?: readonly (string | undefined)[]
}

/** The field takes a mobile or a telephone number. */
export function phoneOf(typed: string): string | undefined {
  const [mobile, telephone] = [
    readContactNumbers({ mobile: typed }),
    readContactNumbers({ telephone: typed }),
  ]
  if (mobile.ok) return mobile.value.mobile
  return telephone.ok ? telephone.value.telephone : undefined
}

const measures = ['weightKg', 'volumeCbm'] as const

/** Measures must be above zero. */
const zeroMeasures = (details: Details): WrongFields =>
  Object.fromEntries(
    measures
      .filter((measure) => details[measure] !== undefined && Number(details[measure]) === 0)
      .map((measure) => [`details.${measure}`, 'too-small'] as const),
  )

/** Each file once. */
const repeatedAttachments = (ids: readonly (string | undefined)[]): WrongFields =>
  new Set(ids).size < ids.length ? { attachments: 'inconsistent' } : {}

/** The rules beyond the contract: required fields of the kind, measures above zero, no past days, a valid number. */
export function requestProblems(
  { kind, details = {}, contact: { name, phone } = {}, attachments = [] }: SentRequest,
  today: string,
): WrongFields {
  const nameProblem = name === undefined ? undefined : contactNameProblem(name)
  return {
    ...(kind && missingFields(kind, details)),
    ...zeroMeasures(details),
    ...(details.readyOn !== undefined && details.readyOn < today && { 'details.readyOn': 'too-small' }),
    ...(nameProblem && { 'contact.name': nameProblem }),
    ...(phone !== undefined && phoneOf(phone) === undefined && { 'contact.phone': 'wrong-format' }),
    ...repeatedAttachments(attachments),
  }
}
