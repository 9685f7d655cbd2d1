import { formatDigits, readSmall } from './small-decimal.ts'

/** Digits an amount may have. */
const maxDigits = 40

/** Digits that a quotient keeps: so many that rounding it again, to cents, comes to the same as rounding once. */
const quotientDigits = 100

/** A quotient that ends within so many further decimals is found sooner: a hundredth, an eighth. */
const shortPlaces = 18

const powers: bigint[] = []
function powerOf(decimals: number): bigint {
  powers[decimals] ??= 10n ** BigInt(decimals)
  return powers[decimals]
}

/** Without the sign. */
const digitsOf = (parts: bigint): string => String(parts < 0n ? -parts : parts)

/** Without the last digits, half up: away from zero on a tie, so that a credit mirrors the charge it takes back. */
function withoutLast(parts: bigint, digits: number): bigint {
  const power = powerOf(digits)
  const half = power / 2n
  return (parts < 0n ? parts - half : parts + half) / power
}

/** Text, or a number as long as it is whole. */
type Operand = ExactDecimal | string | number

const operand = (value: Operand): ExactDecimal => (typeof value === 'object' ? value : exact(value))

/** A decimal of any length as a count of its smallest parts, as a small one is. Others get theirs from `exact`. */
class ExactDecimal {
  readonly parts: bigint
  readonly decimals: number

  constructor(parts: bigint, decimals: number) {
    this.parts = decimals < 0 ? parts * powerOf(-decimals) : parts
    this.decimals = Math.max(0, decimals)
  }

  plus(other: Operand): ExactDecimal {
    const value = operand(other)
    const decimals = Math.max(this.decimals, value.decimals)
    return new ExactDecimal(this.partsOf(decimals) + value.partsOf(decimals), decimals)
  }

  minus(other: Operand): ExactDecimal {
    const value = operand(other)
    return this.plus(new ExactDecimal(-value.parts, value.decimals))
  }

  times(other: Operand): ExactDecimal {
    const value = operand(other)
    return new ExactDecimal(this.parts * value.parts, this.decimals + value.decimals)
  }

  dividedBy(other: Operand): ExactDecimal {
    const divisor = operand(other)
    if (divisor.isZero()) throw new Error('divided by zero')
    const decimals = this.decimals - divisor.decimals
    const short = this.parts * powerOf(shortPlaces)
    if (short % divisor.parts === 0n) return kept(short / divisor.parts, decimals + shortPlaces)
    // Enough for one digit more than is kept: rounding looks at no further one.
    const missing = quotientDigits + 1 + digitsOf(divisor.parts).length - digitsOf(this.parts).length
    const places = Math.max(0, missing)
    return kept((this.parts * powerOf(places)) / divisor.parts, decimals + places)
  }

  /** Times ten to this power. */
  shifted(power: number): ExactDecimal {
    return new ExactDecimal(this.parts, this.decimals - power)
  }

  abs(): ExactDecimal {
    return this.parts < 0n ? new ExactDecimal(-this.parts, this.decimals) : this
  }

  /** Half up, away from zero. */
  toDecimalPlaces(decimals: number): ExactDecimal {
    const spare = this.decimals - decimals
    return spare > 0 ? new ExactDecimal(withoutLast(this.parts, spare), decimals) : this
  }

  floor(): ExactDecimal {
    const power = powerOf(this.decimals)
    const rest = this.parts % power
    return new ExactDecimal(this.parts / power - (rest < 0n ? 1n : 0n), 0)
  }

  ceil(): ExactDecimal {
    const power = powerOf(this.decimals)
    const rest = this.parts % power
    return new ExactDecimal(this.parts / power + (rest > 0n ? 1n : 0n), 0)
  }

  /** Negative, zero or positive, as a sort wants it. */
  comparedTo(other: Operand): number {
    const { parts } = this.minus(other)
    return parts < 0n ? -1 : Number(parts > 0n)
  }

  equals(other: Operand): boolean {
    return this.comparedTo(other) === 0
  }

  lessThan(other: Operand): boolean {
    return this.comparedTo(other) < 0
  }

  lessThanOrEqualTo(other: Operand): boolean {
    return this.comparedTo(other) <= 0
  }

  greaterThan(other: Operand): boolean {
    return this.comparedTo(other) > 0
  }

  greaterThanOrEqualTo(other: Operand): boolean {
    return this.comparedTo(other) >= 0
  }

  isZero(): boolean {
    return this.parts === 0n
  }

  /** The power of ten of the first digit: 2 of 345, -2 of 0.06. */
  exponent(): number {
    return this.isZero() ? 0 : digitsOf(this.parts).length - 1 - this.decimals
  }

  toNumber(): number {
    return Number(this.toString())
  }

  /** Rounded to so many decimals, and with all of them. */
  toFixed(decimals: number): string {
    return this.toDecimalPlaces(decimals).toString(decimals)
  }

  /** Plain text without exponent, with at least so many decimals; zero has no sign. */
  toString(minDecimals = 0): string {
    return formatDigits(digitsOf(this.parts), this.parts < 0n, this.decimals, minDecimals)
  }

  private partsOf(decimals: number): bigint {
    return decimals === this.decimals ? this.parts : this.parts * powerOf(decimals - this.decimals)
  }
}

export type { ExactDecimal }

/** A quotient with no more digits than are kept of one. */
function kept(parts: bigint, decimals: number): ExactDecimal {
  const spare = Math.max(0, digitsOf(parts).length - quotientDigits)
  return new ExactDecimal(withoutLast(parts, spare), decimals - spare)
}

const plainText = /^-?\d+(\.\d+)?$/

export const isPlainDecimal = (text: string): boolean => plainText.test(text)

function read(text: string): ExactDecimal {
  const small = readSmall(text)
  if (small) return new ExactDecimal(BigInt(small.parts), small.decimals)
  if (!isPlainDecimal(text)) throw new Error(`not a plain decimal: ${text}`)
  const [whole = '', fraction = ''] = text.split('.')
  return new ExactDecimal(BigInt(whole + fraction), fraction.length)
}

/** Reads our own texts and whole numbers; anything else would be a float or a notation that hides one. */
export function exact(value: string | number): ExactDecimal {
  if (typeof value === 'string') return withinDigits(read(value), value)
  if (!Number.isSafeInteger(value)) throw new Error(`not a whole number: ${value}`)
  return new ExactDecimal(BigInt(value), 0)
}

/** Throws where `exact` would. */
export function expectExact(value: string | number): void {
  const isKnown = typeof value === 'string' ? readSmall(value) !== undefined : Number.isSafeInteger(value)
  if (!isKnown) exact(value)
}

/** Whose every sign could be a digit and would still fit, needs no count; a zero before the point is no digit. */
function withinDigits(value: ExactDecimal, text: string): ExactDecimal {
  if (text.length <= maxDigits) return value
  const plain = value.toString()
  if (plain.replace(/^-?(0\.)?/, '').replace('.', '').length > maxDigits)
    throw new Error(`more than ${maxDigits} digits: ${plain}`)
  return value
}

/** Plain text without exponent, with at least so many decimals; zero has no sign. */
export function exactText(value: ExactDecimal, minDecimals = 0): string {
  const text = value.toString(minDecimals)
  withinDigits(value, text)
  return text
}

/** What a person may type for an amount: ASCII digits, no sign, no exponent, no leading zeros. */
const typedDecimal = /^(-?)(0|[1-9]\d*)(?:\.(\d+))?$/

export type TypedDecimal = {
  readonly value: ExactDecimal
  readonly decimals: number
  /** Also of a zero with a minus. */
  readonly isNegative: boolean
}

/** Undefined for a text that is no decimal number; a negative number is read, so that the error can name it. */
export function readDecimal(text: string): TypedDecimal | undefined {
  const [, sign, whole, fraction = ''] = typedDecimal.exec(text) ?? []
  if (whole === undefined || whole.length + fraction.length > maxDigits) return undefined
  return { value: exact(text), decimals: fraction.length, isNegative: sign === '-' }
}
