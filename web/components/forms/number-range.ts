import { type DecimalDigits, largestDecimal } from '#domain/values/decimal-digits.ts'

/** The numbers that a field accepts; without decimals, whole ones. */
export type NumberRange = { readonly min: number; readonly max: number; readonly decimals?: number }

export const decimalRange = (digits: DecimalDigits): NumberRange => ({
  min: 0,
  max: largestDecimal(digits),
  decimals: digits.decimals,
})

/** Decimals of a number that is no amount. */
const usualDecimals = 3

type Count = { readonly min: number; readonly max: number; readonly isWhole: boolean }

export const countRange = ({ min, max, isWhole }: Count): NumberRange =>
  isWhole ? { min, max } : { min, max, decimals: usualDecimals }
