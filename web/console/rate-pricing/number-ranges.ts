import { type Schema, schemaAt } from '#contract/pricing-schema.ts'
import type { RateKind } from '#domain/rates/rate.ts'
import { amountDigits, decimalPattern, shareDigits } from '#domain/values/decimal-digits.ts'
import { countRange, decimalRange, type NumberRange } from '#web/components/forms/number-range.ts'

function rangeOf(schema: Schema | undefined): NumberRange | undefined {
  if (schema?.type === 'count') return countRange(schema)
  if (schema?.type !== 'decimal') return undefined
  const digits = [amountDigits, shareDigits].find((one) => decimalPattern(one) === schema.pattern)
  return digits && decimalRange(digits)
}

/** The numbers that an input of the rate form takes, by its name. */
export function rangeAt(kind: RateKind, name: string): NumberRange | undefined {
  const [first, ...path] = name.split('.')
  if (first === 'cost') return decimalRange(amountDigits)
  return first === 'pricing' ? rangeOf(schemaAt(kind, path)) : undefined
}
