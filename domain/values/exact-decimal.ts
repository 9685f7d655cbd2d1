import { Decimal } from 'decimal.js'
import { readSmall } from './small-decimal.ts'

/** Digits an amount may have; twice as many and a spare fit the precision, so a product is never cut. */
const maxDigits = 40

/** Half up means away from zero on a tie, so that a credit mirrors the charge it takes back. */
const Exact = Decimal.clone({
  defaults: true,
  precision: 100,
  rounding: Decimal.ROUND_HALF_UP,
})

export type ExactDecimal = InstanceType<typeof Exact>

const plainText = /^-?\d+(\.\d+)?$/

export const isPlainDecimal = (text: string): boolean => plainText.test(text)

/** Reads our own texts and whole numbers; anything else would be a float or a notation that hides one. */
export function exact(value: string | number): ExactDecimal {
  if (typeof value === 'number' && !Number.isSafeInteger(value))
    throw new Error(`not a whole number: ${value}`)
  const text = String(value)
  if (!isPlainDecimal(text)) throw new Error(`not a plain decimal: ${text}`)
  // Whose every sign could be a digit, and would still fit.
  return text.length <= maxDigits ? new Exact(text) : withinDigits(new Exact(text))
}

/** Throws where `exact` would. */
export function expectExact(value: string | number): void {
  const isKnown = typeof value === 'string' ? readSmall(value) !== undefined : Number.isSafeInteger(value)
  if (!isKnown) exact(value)
}

function withinDigits(value: ExactDecimal): ExactDecimal {
  if (value.precision(true) + Math.max(0, value.decimalPlaces() - value.precision()) > maxDigits)
    throw new Error(`more than ${maxDigits} digits: ${value.toFixed()}`)
  return value
}

/** Plain text without exponent, with at least so many decimals; zero has no sign. */
export const exactText = (value: ExactDecimal, minDecimals = 0): string =>
  withinDigits(value).toFixed(Math.max(value.decimalPlaces(), minDecimals))

/** What a person may type for an amount: ASCII digits, no sign, no exponent, no leading zeros. */
const typedDecimal = /^(-?)(0|[1-9]\d*)(?:\.(\d+))?$/

export type TypedDecimal = {
  readonly value: ExactDecimal
  readonly decimals: number
}

/** Undefined for a text that is no decimal number; a negative number is read, so that the error can name it. */
export function readDecimal(text: string): TypedDecimal | undefined {
  const [, , whole, fraction = ''] = typedDecimal.exec(text) ?? []
  if (whole === undefined || whole.length + fraction.length > maxDigits) return undefined
  return { value: new Exact(text), decimals: fraction.length }
}
