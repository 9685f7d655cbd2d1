/**
 * A decimal as a count of its smallest parts: 12.50 is 1250 hundredths. While the count fits into a double, arithmetic
 * with it is exact and much faster than with any number of digits. A value that does not fit is undefined; the caller
 * then calculates with exact ones.
 */
export type SmallDecimal = { readonly parts: number; readonly decimals: number }

/** What is longer does not fit, with or without its point. */
const maxSigns = 16

const powers = Array.from({ length: 2 * maxSigns }, (_, index) => 10 ** index)
const powerOf = (decimals: number): number => powers[decimals] ?? Number.POSITIVE_INFINITY

const fitting = (parts: number, decimals: number): SmallDecimal | undefined =>
  Number.isSafeInteger(parts) ? { parts, decimals } : undefined

const [zero, nine, minus, point] = ['0', '9', '-', '.'].map((sign) => sign.charCodeAt(0)) as [
  number,
  number,
  number,
  number,
]

/** Sign by sign, because every amount of every price is read here. Accepts what `isPlainDecimal` does. */
export function readSmall(text: string): SmallDecimal | undefined {
  if (text.length > maxSigns) return undefined
  const first = text.charCodeAt(0) === minus ? 1 : 0
  let parts = 0
  let pointAt = -1
  for (let at = first; at < text.length; at += 1) {
    const sign = text.charCodeAt(at)
    if (sign >= zero && sign <= nine) parts = parts * 10 + (sign - zero)
    else if (sign === point && pointAt < 0 && at > first) pointAt = at
    else return undefined
  }
  const last = text.length - 1
  if (last < first || pointAt === last) return undefined
  return fitting(first === 1 ? -parts : parts, pointAt < 0 ? 0 : last - pointAt)
}

/** Plain text with at least so many decimals, and no more zeros behind the point than those. */
export function formatDigits(
  parts: string,
  isNegative: boolean,
  decimals: number,
  minDecimals: number,
): string {
  const digits = parts.padStart(decimals + 1, '0')
  const point = digits.length - decimals
  // The end may pass the point: then nothing is behind it.
  let end = digits.length
  while (digits[end - 1] === '0') end -= 1
  const fraction = digits.slice(point, end).padEnd(minDecimals, '0')
  return `${isNegative ? '-' : ''}${digits.slice(0, point)}${fraction && `.${fraction}`}`
}

export const formatSmall = ({ parts, decimals }: SmallDecimal, minDecimals = 0): string =>
  formatDigits(String(Math.abs(parts)), parts < 0, decimals, minDecimals)

type Both = { readonly one: number; readonly other: number; readonly decimals: number }

/** In the same parts. */
function withSamePlaces(one: SmallDecimal, other: SmallDecimal): Both | undefined {
  const decimals = Math.max(one.decimals, other.decimals)
  const scaled = {
    one: one.parts * powerOf(decimals - one.decimals),
    other: other.parts * powerOf(decimals - other.decimals),
    decimals,
  }
  return Number.isSafeInteger(scaled.one) && Number.isSafeInteger(scaled.other) ? scaled : undefined
}

export function plusSmall(one: SmallDecimal, other: SmallDecimal): SmallDecimal | undefined {
  const both = withSamePlaces(one, other)
  return both && fitting(both.one + both.other, both.decimals)
}

/** Negative, zero or positive. */
export function compareSmall(one: SmallDecimal, other: SmallDecimal): number | undefined {
  const both = withSamePlaces(one, other)
  return both && Math.sign(both.one - both.other)
}

export const timesSmall = (one: SmallDecimal, other: SmallDecimal): SmallDecimal | undefined =>
  fitting(one.parts * other.parts, one.decimals + other.decimals)

/** Half up, away from zero. */
export function roundSmall(value: SmallDecimal, decimals: number): SmallDecimal {
  if (value.decimals <= decimals) return value
  const power = powerOf(value.decimals - decimals)
  const rest = value.parts % power
  const up = 2 * Math.abs(rest) >= power ? Math.sign(rest) : 0
  return { parts: (value.parts - rest) / power + up, decimals }
}

/** A whole number of times, rounded half up, away from zero, to so many decimals. */
export function divideSmall(
  value: SmallDecimal,
  divisor: SmallDecimal,
  decimals: number,
): SmallDecimal | undefined {
  if (divisor.decimals > 0 || divisor.parts <= 0 || value.decimals > decimals) return undefined
  const parts = value.parts * powerOf(decimals - value.decimals)
  if (!Number.isSafeInteger(parts)) return undefined
  const rest = parts % divisor.parts
  const up = 2 * Math.abs(rest) >= divisor.parts ? Math.sign(rest) : 0
  return { parts: (parts - rest) / divisor.parts + up, decimals }
}

/** What an operation makes of two texts, where all three fit. */
export function withSmall<T>(
  one: string,
  other: string,
  operation: (one: SmallDecimal, other: SmallDecimal) => T | undefined,
): T | undefined {
  const [first, second] = [readSmall(one), readSmall(other)]
  return first && second && operation(first, second)
}
