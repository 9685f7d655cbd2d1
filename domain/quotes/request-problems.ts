import { readContactNumbers } from '#domain/values/booking-fields.ts'
import type { WrongFields } from '#domain/values/refusal.ts'
import { contactProblem } from '#domain/values/text-limits.ts'
import { missingFields, type RequestField, type RequestKind } from './quote-request.ts'

export type Contact = { readonly name: string; readonly phone: string }

type Details = Readonly<Partial<Record<RequestField, unknown>>> & { readonly readyOn?: string }

/** Fields that the schema has refused are missing, and are not judged again. */
type SentRequest = {
  readonly kind?: RequestKind
  readonly details?: Details
  readonly contact?: Partial<Contact>
}

/** One field takes either number; none is read from what is neither. */
export function phoneOf(typed: string): string | undefined {
  const [mobile, telephone] = [
    readContactNumbers({ mobile: typed }),
    readContactNumbers({ telephone: typed }),
  ]
  if (mobile.ok) return mobile.value.mobile
  return telephone.ok ? telephone.value.telephone : undefined
}

const measures = ['weightKg', 'volumeCbm'] as const

/** What is measured is something. */
const weightless = (details: Details): WrongFields =>
  Object.fromEntries(
    measures
      .filter((measure) => details[measure] !== undefined && Number(details[measure]) === 0)
      .map((measure) => [`details.${measure}`, 'too-small'] as const),
  )

/** What the shape of a request cannot say: what its kind needs, measures of nothing, past days, dead numbers. */
export function requestProblems(
  { kind, details = {}, contact: { name, phone } = {} }: SentRequest,
  today: string,
): WrongFields {
  const nameProblem = name === undefined ? undefined : contactProblem(name)
  return {
    ...(kind && missingFields(kind, details)),
    ...weightless(details),
    ...(details.readyOn !== undefined && details.readyOn < today && { 'details.readyOn': 'too-small' }),
    ...(nameProblem && { 'contact.name': nameProblem }),
    ...(phone !== undefined && phoneOf(phone) === undefined && { 'contact.phone': 'wrong-format' }),
  }
}
