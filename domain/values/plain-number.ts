import { plainTyped } from './typed-text.ts'

/** Groups of three digits after a comma or a space, as pages and spreadsheets show them. */
const grouped = /^\d{1,3}(?:([,'’\s])\d{3})(?:\1\d{3})*(?:\.\d*)?$/

/** A number without its thousands separators; any other text stays as it is, for the rule of its field. */
export function plainNumber(text: string): string {
  const number = plainTyped(text)
  return grouped.test(number) ? number.replaceAll(/[,'’\s]/g, '') : number
}

const wholeDigits = /^\d{4,}/

/** A number with its thousands separators; any other text stays as it was typed. */
export function groupedNumber(text: string): string {
  const number = plainNumber(text)
  if (!/^\d+(?:\.\d*)?$/.test(number)) return text
  return number.replace(wholeDigits, (digits) => digits.replaceAll(/\B(?=(?:\d{3})+$)/g, ','))
}
