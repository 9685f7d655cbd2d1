import { exact, isPlainDecimal } from '#domain/values/exact-decimal.ts'

const decimals = 1

/** By how many percent a price differs from the one before; undefined where there is nothing to compare. */
export function differencePercent(before: string | undefined, after: string | undefined): string | undefined {
  if (before === undefined || after === undefined) return undefined
  if (!isPlainDecimal(before) || !isPlainDecimal(after) || exact(before).isZero()) return undefined
  const percent = exact(after).dividedBy(exact(before)).minus(1).times(100)
  return percent.toFixed(decimals)
}
