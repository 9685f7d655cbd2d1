/** The most digits before and after the decimal point. */
export type DecimalDigits = { readonly whole: number; readonly decimals: number }

/** The limits of every amount that staff enter. */
export const amountDigits: DecimalDigits = { whole: 9, decimals: 4 }

/** The limits of a percentage. */
export const shareDigits: DecimalDigits = { whole: 3, decimals: 4 }

/** A number of 0 or more, without leading zeros. */
export const decimalPattern = ({ whole, decimals }: DecimalDigits): string =>
  `^(0|[1-9]\\d{0,${whole - 1}})(\\.\\d{1,${decimals}})?$`

export const largestDecimal = ({ whole }: DecimalDigits): number => 10 ** whole - 1
