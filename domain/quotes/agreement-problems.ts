import { exact } from '#domain/values/exact-decimal.ts'
import type { FieldProblem, WrongFields } from '#domain/values/refusal.ts'
import { daysAfter } from '#domain/values/shanghai-day.ts'
import type { AgreedCharge } from './agreed-offer.ts'

// Ours: nobody knows the prices of the quarter after the next.
const mostValidDays = 180

const nothingProblem = (amount: string): FieldProblem | undefined =>
  exact(amount).isZero() ? 'too-small' : undefined

function dayProblem(validUntil: string, today: string): FieldProblem | undefined {
  if (validUntil < today) return 'too-small'
  return validUntil > daysAfter(today, mostValidDays) ? 'too-large' : undefined
}

type Agreed = {
  readonly lines: readonly Pick<AgreedCharge, 'unitPrice' | 'quantity'>[]
  readonly validUntil: string
}

/** What costs nothing is no line of an offer, and an offer holds for some days to come. */
export function agreementProblems({ lines, validUntil }: Agreed, today: string): WrongFields {
  const problems = [
    ...lines.flatMap(({ unitPrice, quantity }, at) => [
      [`lines.${at}.unitPrice`, nothingProblem(unitPrice)] as const,
      [`lines.${at}.quantity`, nothingProblem(quantity)] as const,
    ]),
    ['validUntil', dayProblem(validUntil, today)] as const,
  ]
  return Object.fromEntries(problems.filter(([, problem]) => problem !== undefined)) as WrongFields
}
