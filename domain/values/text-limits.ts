import type { FieldProblem } from './refusal.ts'

/** Every limit on typed text, in Unicode code points. */
export const textLimits = {
  // Spec §9: address 100 characters.
  address: 100,
  // Spec §9: contact 10, typed into an order.
  contact: 10,
  // Spec §9: cargo value 1–8 digits.
  cargoValueDigits: 8,
  // Spec §9: password 8–16.
  password: { min: 8, max: 16 },
  // The spec names no figure for what follows.
  account: 50,
  // Of what is typed at log-in, right or wrong.
  typedPassword: 100,
  typedCode: 20,
  typedLine: 500,
  staffPassword: { min: 15, max: 128 },
  typedStaffPassword: 200,
  search: 100,
  // As the browser names it; what is stored is shorter.
  sentFileName: 500,
  reason: 500,
  rateRemark: 500,
  note: 1000,
  personName: 50,
  // A contact elsewhere, since names abroad are longer.
  contactName: 60,
  companyName: 100,
  // RFC 5321 allows at most this many.
  email: 254,
} as const

const lengthOf = (text: string): number => [...text].length

/** Outer space is no content and does not count. */
function lineProblem(text: string, max: number): FieldProblem | undefined {
  const content = text.trim()
  if (content === '') return 'required'
  return lengthOf(content) > max ? 'too-long' : undefined
}

export const addressProblem = (text: string): FieldProblem | undefined =>
  lineProblem(text, textLimits.address)

/** Digits of any script; the Chinese numerals are ordinary characters of names. */
const withoutDigits = (text: string): FieldProblem | undefined =>
  /\p{Nd}/u.test(text) ? 'wrong-format' : undefined

/** Characters of which nothing is seen; some are letters and marks, such as U+3164. */
const invisible = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u

/** Words with a full stop of any script, all of which a phone may read as the dot of a web address. */
const dottedWords = /[\p{L}\p{M}\p{N}.．。｡․]*[.．。｡․][\p{L}\p{M}\p{N}.．。｡․]*/gu
const dots = /[.．。｡․]+/u

/** Names are sent in SMS under the signature of a brand. Between single letters a dot makes no web address: J.B. */
function looksLikeLink(text: string): boolean {
  const isLink = (word: string) => {
    const parts = word.split(dots).filter(Boolean)
    return parts.length > 1 && parts.some((part) => !/^\p{L}\p{M}*$/u.test(part))
  }
  return text.includes('://') || (text.match(dottedWords) ?? []).some(isLink)
}

/** Letters, marks, the numeral zero of names (U+3007), spaces and the signs that names are written with. */
const personName = /^[\p{L}\p{M}\u3007 　·'’.()（）-]+$/u

/** Initials and abbreviations: J., J.B., Prof. */
const abbreviation = /^(?:(?:\p{L}\p{M}*\.)+(?:\p{L}\p{M}*)?|(?:\p{L}\p{M}*){2,4}\.)$/u

const nameProblem = (text: string, max: number): FieldProblem | undefined => {
  const content = text.trim()
  const isName =
    personName.test(content) &&
    /\p{L}/u.test(content) &&
    !invisible.test(content) &&
    (content.match(dottedWords) ?? []).every((word) => abbreviation.test(word))
  return lineProblem(text, max) ?? (isName ? undefined : 'wrong-format')
}

export const personNameProblem = (text: string): FieldProblem | undefined =>
  nameProblem(text, textLimits.personName)

/** Spec §5: the contact typed into a booking or a trucking order. */
export const contactProblem = (text: string): FieldProblem | undefined =>
  nameProblem(text, textLimits.contact)

/** The person we call or write to about a request. */
export const contactNameProblem = (text: string): FieldProblem | undefined =>
  nameProblem(text, textLimits.contactName)

/** A company is compared by its letters, so it has at least one. */
export function companyNameProblem(text: string): FieldProblem | undefined {
  const content = text.trim()
  const isName = /\p{L}/u.test(content) && !invisible.test(content) && !looksLikeLink(content)
  return (
    lineProblem(text, textLimits.companyName) ?? withoutDigits(text) ?? (isName ? undefined : 'wrong-format')
  )
}

/** One to eight digits and nothing else: no sign, no point, no full-width digits. */
export function cargoValueProblem(text: string): FieldProblem | undefined {
  if (text === '') return 'required'
  if (!/^[0-9]+$/.test(text)) return 'wrong-format'
  return text.length > textLimits.cargoValueDigits ? 'too-long' : undefined
}

/** Counted as typed: a space in a password is part of it. */
export function passwordProblem(text: string): FieldProblem | undefined {
  if (text === '') return 'required'
  const length = lengthOf(text)
  if (length < textLimits.password.min) return 'too-short'
  if (length > textLimits.password.max) return 'too-long'
  return /[A-Za-z]/.test(text) && /[0-9]/.test(text) ? undefined : 'wrong-format'
}

const domainLabel = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?'
const mailbox = new RegExp(
  `^[\\w!#$%&'*+/=?^{|}~-]+(?:\\.[\\w!#$%&'*+/=?^{|}~-]+)*@(?:${domainLabel}\\.)+[A-Za-z]{2,63}$`,
)

export function emailProblem(text: string): FieldProblem | undefined {
  const line = lineProblem(text, textLimits.email)
  if (line) return line
  return mailbox.test(text.trim()) ? undefined : 'wrong-format'
}
