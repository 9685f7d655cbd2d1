import { readContactNumbers } from '#domain/values/booking-fields.ts'
import type { WrongFields } from '#domain/values/refusal.ts'
import { contactProblem } from '#domain/values/text-limits.ts'
import { missingFields, type RequestField, type RequestKind } from './quote-request.ts'

export type Contact = { readonly name: string; readonly phone: string }

type Request = {
  readonly kind: RequestKind
  readonly details: Readonly<Partial<Record<RequestField, unknown>>> & { readonly readyOn?: string }
  readonly contact: Contact
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
const zeroMeasures = (details: Request['details']): WrongFields =>
  Object.fromEntries(
    measures
      .filter((measure) => details[measure] !== undefined && Number(details[measure]) === 0)
      .map((measure) => [`details.${measure}`, 'too-small'] as const),
  )

/** The rules beyond the contract: required fields of the kind, measures above zero, no past days, a valid number. */
export function requestProblems({ kind, details, contact }: Request, today: string): WrongFields {
  const name = contactProblem(contact.name)
  return {
    ...missingFields(kind, details),
    ...zeroMeasures(details),
    ...(details.readyOn !== undefined && details.readyOn < today && { 'details.readyOn': 'too-small' }),
    ...(name && { 'contact.name': name }),
    ...(phoneOf(contact.phone) === undefined && { 'contact.phone': 'wrong-format' }),
  }
}
