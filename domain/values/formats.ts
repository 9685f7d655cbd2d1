import { callingCodes, leadingZeroCountries, mobileDigits } from './calling-codes.data.ts'
import { crossBorder, plateProvinces, trailerMark } from './plates.data.ts'
import type { Result } from './refusal.ts'
import { type Format, plainCode, plainTyped, readFormat } from './typed-text.ts'

/** Users group numbers with spaces, hyphens and brackets. Without a country code a number is one of mainland China. */
const plainNumber = (text: string): string => plainTyped(text).replace(/[\s()-]/gu, '')
const withoutCountry = (text: string): string => plainNumber(text).replace(/^(?:\+|00)86/, '')

/** Of mainland China, stored without the country code. */
export const isMainlandMobile = (text: string): boolean => /^1[3-9]\d{9}$/.test(text)

const mainland = '86'
// E.164: a plus and at most 15 digits; the shortest national numbers have four.
const international = /^\+([1-9]\d{6,14})$/
const knownCodes = new Set(callingCodes)

/** The number behind the country code, undefined for mainland China and for what is no number of a country. */
function nationalAbroad(text: string) {
  const digits = international.exec(text)?.[1] ?? ''
  const code = [1, 2, 3].map((length) => digits.slice(0, length)).find((start) => knownCodes.has(start))
  return code === undefined || code === mainland ? undefined : { code, national: digits.slice(code.length) }
}

/** Of any other country, as `+31612345678`. */
export function isMobileAbroad(text: string): boolean {
  const found = nationalAbroad(text)
  if (!found) return false
  const { code, national } = found
  const length = mobileDigits[code]
  return (
    (length === undefined || national.length === length) &&
    (!national.startsWith('0') || leadingZeroCountries.includes(code))
  )
}

/** `+44 (0)7…` and `0044 7…` are the number that begins with `+447`; in some countries numbers are grouped with dots. */
function withPlus(text: string): string {
  const typed = plainTyped(text)
  if (!/^\(?(?:\+|00)/.test(typed)) return typed
  return plainNumber(typed.replace('(0)', '')).replaceAll('.', '').replace(/^00/, '+')
}

const mobile: Format = {
  clean: (text) => withoutCountry(withPlus(text)),
  holds: (text) => isMainlandMobile(text) || isMobileAbroad(text),
}

export const readMobile = (text: string, field = 'mobile'): Result<string> => readFormat(text, mobile, field)

// Area code with its 0, seven or eight digits; or a 400 or 800 number. Neither is a mobile.
const landline = /^0(?:10|2\d|[3-9]\d{2})[2-9]\d{6,7}$/
const serviceNumber = /^[48]00\d{7}$/

/** Behind the country code the area code is written without its 0. */
function areaRestored(text: string): string {
  const national = withoutCountry(text)
  return national === plainNumber(text) || /^(?:0|[48]00)/.test(national) ? national : `0${national}`
}

/** A country may give both kinds of numbers the same shape, so abroad any number is taken. */
const telephone: Format = {
  clean: (text) => {
    const number = withPlus(text)
    return nationalAbroad(number) ? number : areaRestored(text)
  },
  holds: (text) => landline.test(text) || serviceNumber.test(text) || nationalAbroad(text) !== undefined,
}

export const readTelephone = (text: string, field = 'telephone'): Result<string> =>
  readFormat(text, telephone, field)

// GA 36: the letters I and O are left out; new-energy plates have a sixth sign, a letter at one of the ends.
const sign = '[A-HJ-NP-Z0-9]'
const office = `[${plateProvinces}][A-HJ-NP-Z]`
const plateShapes = [
  `${office}${sign}{5}`,
  `${office}[A-HJK]${sign}\\d{4}`,
  `${office}\\d{5}[A-HJK]`,
  `${office}${sign}{4}${trailerMark}`,
  `${crossBorder.province}${crossBorder.series}${sign}{4}[${crossBorder.marks}]`,
]
const plateShape = new RegExp(`^(?:${plateShapes.join('|')})$`)

const plate: Format = {
  clean: (text) => plainCode(text).replace('·', ''),
  holds: (text) => plateShape.test(text),
}

export const readPlate = (text: string, field = 'plate'): Result<string> => readFormat(text, plate, field)

/** Carriers shape their numbers as they like; only what all of them keep to is a rule. */
const mbl: Format = {
  clean: (text) => plainTyped(text).toUpperCase(),
  holds: (text) => /^[A-Z0-9]{8,20}$/.test(text),
}

export const readMbl = (text: string, field = 'mbl'): Result<string> => readFormat(text, mbl, field)

/** Seals carry letters and digits (ISO 17712); spaces and hyphens only group them. Another one stands behind a slash. */
const seal: Format = {
  clean: (text) => plainCode(text).replace(/[,;、]+/g, '/'),
  holds: (text) => /^[A-Z0-9][A-Z0-9./]*$/.test(text),
}

export const readSeal = (text: string, field = 'seal'): Result<string> => readFormat(text, seal, field)

/** As the depot wrote it: letters, digits and the signs that group them. */
const releaseNumber: Format = {
  clean: plainTyped,
  holds: (text) => /^[A-Za-z0-9][A-Za-z0-9 ./_-]*$/.test(text),
}

export const readReleaseNumber = (text: string, field = 'releaseNumber'): Result<string> =>
  readFormat(text, releaseNumber, field)
