import { feeItems } from '#domain/tariffs/fee-items.data.ts'
import { exact } from '#domain/values/exact-decimal.ts'
import { readQuantity } from '#domain/values/quantity.ts'
import type { FieldProblem, WrongFields } from '#domain/values/refusal.ts'
import { daysAfter } from '#domain/values/shanghai-day.ts'
import type { AgreedCharge } from './agreed-offer.ts'

type Line = Pick<AgreedCharge, 'fee' | 'unitPrice' | 'quantity'>

// Our choice: prices further ahead are not known.
const mostValidDays = 180

/** By the unit of the fee: containers are whole numbers, kilograms are not. */
function quantityProblem({ fee, quantity }: Line): FieldProblem | undefined {
  const read = readQuantity(quantity, feeItems[fee].unit)
  return read.ok ? undefined : read.fields?.quantity
}

const priceProblem = ({ unitPrice }: Line): FieldProblem | undefined =>
  exact(unitPrice).isZero() ? 'too-small' : undefined

function dayProblem(validUntil: string, today: string): FieldProblem | undefined {
  if (validUntil < today) return 'too-small'
  return validUntil > daysAfter(today, mostValidDays) ? 'too-large' : undefined
}

type Agreed = {
  readonly lines: readonly Line[]
  readonly validUntil: string
}

/** A line must cost something, and an offer must be valid today or later. */
export function agreementProblems({ lines, validUntil }: Agreed, today: string): WrongFields {
  const problems = [
    ...lines.flatMap((line, at) => [
      [`lines.${at}.unitPrice`, priceProblem(line)] as const,
      [`lines.${at}.quantity`, quantityProblem(line)] as const,
    ]),
    ['validUntil', dayProblem(validUntil, today)] as const,
  ]
  return Object.fromEntries(problems.filter(([, problem]) => problem !== undefined)) as WrongFields
}
