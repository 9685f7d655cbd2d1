import { homeCountry } from '#domain/certification/company-number.ts'
import { countryCodes } from '#domain/places/countries.data.ts'
import { districtOf } from '#domain/places/district.ts'
import { readMobile, readTelephone } from '#domain/values/formats.ts'
import type { FieldProblem, Result, WrongFields } from '#domain/values/refusal.ts'
import { addressProblem, contactNameProblem, emailProblem, textLimits } from '#domain/values/text-limits.ts'
import { hasUnseen, hasUnseenInLines, isBlank, plainTyped } from '#domain/values/typed-text.ts'

/** What an entry is for: a party of a bill of lading, a place where a truck loads or unloads, or the head of an invoice. */
export const addressKinds = ['shipper', 'consignee', 'notify', 'door', 'invoice'] as const
export type AddressKind = (typeof addressKinds)[number]

export const addressFields = [
  'label',
  'name',
  'country',
  'district',
  'address',
  'contact',
  'mobile',
  'telephone',
  'email',
  'taxNumber',
] as const
export type AddressField = (typeof addressFields)[number]

/** What is typed; a field without a value is empty. */
export type AddressTexts = Readonly<Record<AddressField, string>> & { readonly kind: AddressKind }

/** Our choice; what documents print has the limits of orders. */
export const addressLimits = {
  /** Of one company. */
  entries: 2_000,
  label: 40,
  taxNumber: { min: 4, max: 30 },
  /** That a picker shows. */
  shown: 20,
  sheet: { rows: 500, megabytes: 2 },
} as const

/** Spec §5 asks for a contact, a number and an address in an order; an invoice has a tax number instead. */
const requiredFields: Readonly<Record<AddressKind, readonly AddressField[]>> = {
  shipper: ['name', 'country', 'address', 'contact'],
  consignee: ['name', 'country', 'address', 'contact'],
  notify: ['name', 'country', 'address', 'contact'],
  door: ['name', 'country', 'address', 'contact'],
  invoice: ['name', 'country', 'taxNumber'],
}
/** Spec §5: at least one of them. */
const numberFields = ['mobile', 'telephone'] as const

const isRequired = (kind: AddressKind, field: AddressField): boolean => requiredFields[kind].includes(field)

export const needsNumber = (kind: AddressKind): boolean => kind !== 'invoice'

/** Trucks are priced by the district of a place in mainland China. */
export const hasDistrict = (kind: AddressKind, country: string): boolean =>
  kind === 'door' && country === homeCountry

const lineProblem = (text: string, max: number): FieldProblem | undefined => {
  if (hasUnseen(text)) return 'wrong-format'
  return [...text].length > max ? 'too-long' : undefined
}

const asRead = (read: (text: string) => Result<string>) => ({
  clean: (text: string) => {
    const result = read(text)
    return result.ok ? result.value : text
  },
  check: (text: string): FieldProblem | undefined => (read(text).ok ? undefined : 'wrong-format'),
})

const taxNumber = /^[\p{Lu}\p{N}][\p{Lu}\p{N} ./-]*$/u

function taxNumberProblem(text: string): FieldProblem | undefined {
  const { min, max } = addressLimits.taxNumber
  if (text.length > max) return 'too-long'
  return text.length >= min && taxNumber.test(text) ? undefined : 'wrong-format'
}

/** Tax numbers of any country, as an invoice prints them. */
export const taxNumberRule = {
  clean: (text: string): string => plainTyped(text).toUpperCase(),
  check: taxNumberProblem,
}

type FieldRule = { clean?(text: string): string; check(text: string): FieldProblem | undefined }

const rules: Readonly<Record<AddressField, FieldRule>> = {
  label: { check: (text) => lineProblem(text, addressLimits.label) },
  name: { check: (text) => lineProblem(text, textLimits.companyName) },
  country: {
    clean: (text) => plainTyped(text).toUpperCase(),
    check: (text) => (countryCodes.includes(text) ? undefined : 'unknown-value'),
  },
  district: {
    clean: plainTyped,
    check: (text) => (districtOf(text) ? undefined : 'unknown-value'),
  },
  address: { check: (text) => (hasUnseenInLines(text) ? 'wrong-format' : addressProblem(text)) },
  contact: { check: contactNameProblem },
  mobile: asRead(readMobile),
  telephone: asRead(readTelephone),
  email: { clean: plainTyped, check: emailProblem },
  taxNumber: taxNumberRule,
}

const cleanText = (field: AddressField, text: string): string => {
  if (isBlank(text)) return ''
  const { clean = (typed: string) => typed.trim() } = rules[field]
  return clean(text)
}

/** As it is checked and saved: numbers and codes as they are written, blank fields empty. */
export const cleanAddress = ({ kind, ...texts }: AddressTexts): AddressTexts => ({
  kind,
  ...(Object.fromEntries(addressFields.map((field) => [field, cleanText(field, texts[field])])) as Record<
    AddressField,
    string
  >),
})

/** Given what is known of an entry: another field may have been refused already. */
type PartialTexts = { readonly [Field in AddressField | 'kind']?: string | undefined }

function fieldProblem(field: AddressField, kind: AddressKind, text: string): FieldProblem | undefined {
  const cleaned = cleanText(field, text)
  if (cleaned !== '') return rules[field].check(cleaned)
  return isRequired(kind, field) ? 'required' : undefined
}

const isKind = (text: string | undefined): text is AddressKind => addressKinds.some((kind) => kind === text)

/** Every wrong field of an entry; without a kind nothing is asked for. */
export function addressProblems(texts: PartialTexts): WrongFields {
  const { kind } = texts
  if (!isKind(kind)) return {}
  const problems: Record<string, FieldProblem> = {}
  for (const field of addressFields) {
    const text = texts[field]
    const problem = text === undefined ? undefined : fieldProblem(field, kind, text)
    if (problem) problems[field] = problem
  }
  const { country, district, mobile, telephone } = texts
  const isElsewhere =
    country !== undefined && !problems.country && !hasDistrict(kind, cleanText('country', country))
  if (isElsewhere && district !== undefined && !isBlank(district)) problems.district = 'inconsistent'
  const numbers = [mobile, telephone]
  if (needsNumber(kind) && numbers.every((number) => number !== undefined && isBlank(number)))
    for (const field of numberFields) problems[field] = 'required'
  return problems
}

const comparedFields = addressFields.filter((field) => field !== 'label')

/** Two entries that say the same, however they are labelled. */
export const addressKey = (texts: AddressTexts): string =>
  JSON.stringify([texts.kind, ...comparedFields.map((field) => texts[field].toLowerCase())])
