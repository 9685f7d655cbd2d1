import { conditionProblem, isRepeatedCharge, type LaterCharge } from '#domain/quotes/charges/later-charge.ts'
import type { StaffCharge } from '#domain/quotes/charges/staff-charge.ts'
import { feeItems } from '#domain/tariffs/fee-items.data.ts'
import { exact } from '#domain/values/exact-decimal.ts'
import type { PartialInput } from '#domain/values/partial-input.ts'
import { readQuantity } from '#domain/values/quantity.ts'
import type { FieldProblem, WrongFields } from '#domain/values/refusal.ts'
import { daysAfter } from '#domain/values/shanghai-day.ts'

/** A field that failed the schema of the contract is missing here and not checked again. */
type Line = PartialInput<Pick<StaffCharge, 'fee' | 'unitPrice' | 'quantity'>>

// Our choice: prices further ahead are not known.
const maxValidDays = 180

/** By the unit of the fee: containers are whole numbers, kilograms are not. */
function quantityProblem({ fee, quantity }: Line): FieldProblem | undefined {
  if (fee === undefined || quantity === undefined) return undefined
  const read = readQuantity(quantity, feeItems[fee].unit)
  return read.ok ? undefined : read.fields?.quantity
}

const priceProblem = ({ unitPrice }: Pick<Line, 'unitPrice'>): FieldProblem | undefined =>
  unitPrice !== undefined && exact(unitPrice).isZero() ? 'too-small' : undefined

function dayProblem(validUntil: string | undefined, today: string): FieldProblem | undefined {
  if (validUntil === undefined) return undefined
  if (validUntil < today) return 'too-small'
  return validUntil > daysAfter(today, maxValidDays) ? 'too-large' : undefined
}

type Later = PartialInput<LaterCharge>

const laterProblems = (
  charges: readonly (Later | undefined)[],
): readonly (readonly [string, FieldProblem | undefined])[] =>
  charges.flatMap((charge = {}, index) => [
    [`later.${index}.fee`, isRepeatedCharge(charges, index) ? 'inconsistent' : undefined],
    [`later.${index}.unitPrice`, priceProblem(charge)],
    [`later.${index}.condition`, conditionProblem(charge.trigger, charge.condition)],
  ])

type TypedStaffOffer = {
  readonly lines?: readonly (Line | undefined)[]
  readonly later?: readonly (Later | undefined)[]
  readonly validUntil?: string
}

/** A line must cost something, and an offer must be valid today or later. */
export function staffOfferProblems(
  { lines = [], later = [], validUntil }: TypedStaffOffer,
  today: string,
): WrongFields {
  const problems = [
    ...lines.flatMap((line = {}, index) => [
      [`lines.${index}.unitPrice`, priceProblem(line)] as const,
      [`lines.${index}.quantity`, quantityProblem(line)] as const,
    ]),
    ...laterProblems(later),
    ['validUntil', dayProblem(validUntil, today)] as const,
  ]
  return Object.fromEntries(problems.filter(([, problem]) => problem !== undefined)) as WrongFields
}
