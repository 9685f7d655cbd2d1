import { crossBorder, plateProvinces, trailerMark } from './plates.data.ts'
import type { Result } from './refusal.ts'
import { type Format, plainCode, plainTyped, readFormat } from './typed-text.ts'

/** Users group numbers with spaces, hyphens and brackets. Without a country code a number is Chinese. */
const plainNumber = (text: string): string => plainTyped(text).replace(/[\s()-]/gu, '')
const withoutCountry = (text: string): string => plainNumber(text).replace(/^(?:\+|00)86/, '')

export const isMobile = (text: string): boolean => /^1[3-9]\d{9}$/.test(text)

const mobile: Format = { clean: withoutCountry, holds: isMobile }

export const readMobile = (text: string, field = 'mobile'): Result<string> => readFormat(text, mobile, field)

// Area code with its 0, seven or eight digits; or a 400 or 800 number. Neither is a mobile.
const landline = /^0(?:10|2\d|[3-9]\d{2})[2-9]\d{6,7}$/
const serviceNumber = /^[48]00\d{7}$/

/** Behind the country code the area code is written without its 0. */
function areaRestored(text: string): string {
  const national = withoutCountry(text)
  return national === plainNumber(text) || /^(?:0|[48]00)/.test(national) ? national : `0${national}`
}

const telephone: Format = {
  clean: areaRestored,
  holds: (text) => landline.test(text) || serviceNumber.test(text),
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
  clean: (text) => text.trim().toUpperCase(),
  holds: (text) => /^[A-Z0-9]{8,20}$/.test(text),
}

export const readMbl = (text: string, field = 'mbl'): Result<string> => readFormat(text, mbl, field)
