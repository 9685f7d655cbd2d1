import { exact, exactText, readDecimal } from './exact-decimal.ts'
import { type FieldProblem, invalidFields, ok, type Result } from './refusal.ts'

/** What the trade bills by, and how many decimals a quantity of it may have. */
const unitDecimals = {
  container: 0,
  TEU: 0,
  FEU: 0,
  BL: 0,
  CBM: 3,
  ton: 3,
  kg: 3,
  pallet: 0,
  piece: 0,
  day: 0,
  /** One container for one day. */
  'container-day': 0,
  hour: 2,
  move: 0,
  vehicle: 0,
  document: 0,
  order: 0,
  /** Goods that a warehouse receives together. */
  consignment: 0,
} as const
export type Unit = keyof typeof unitDecimals

export const decimalsOf = (unit: Unit): number => unitDecimals[unit]

export const units = Object.keys(unitDecimals) as readonly Unit[]

/** Exact, never negative; whole for what is counted. */
export type Quantity = { readonly amount: string; readonly unit: Unit }

/** A quantity stays below it. */
export const quantityCeiling = 1_000_000_000

function problemOf(text: string, unit: Unit): FieldProblem | undefined {
  if (text === '') return 'required'
  const typed = readDecimal(text)
  if (!typed) return 'wrong-format'
  if (typed.isNegative) return 'too-small'
  if (typed.value.greaterThanOrEqualTo(quantityCeiling)) return 'too-large'
  return typed.decimals > unitDecimals[unit] ? 'wrong-format' : undefined
}

const quantityOf = (text: string, unit: Unit): Quantity => ({ amount: exactText(exact(text)), unit })

/** A calculated quantity; it may be zero: no chargeable days, no excess tons. */
export function quantity(amount: string | number, unit: Unit): Quantity {
  // What is counted is no text that would have to be read.
  if (typeof amount === 'number' && Number.isInteger(amount) && amount >= 0 && amount < quantityCeiling)
    return { amount: String(amount), unit }
  const text = exactText(exact(amount))
  const problem = problemOf(text, unit)
  if (problem) throw new Error(`${text} ${unit} is no quantity: ${problem}`)
  return quantityOf(text, unit)
}

/** A quantity as a person types it: something is due, so nothing is too small. */
export function readQuantity(text: string, unit: Unit, field = 'quantity'): Result<Quantity> {
  const problem = problemOf(text, unit) ?? (exact(text).isZero() ? 'too-small' : undefined)
  return problem ? invalidFields({ [field]: problem }) : ok(quantityOf(text, unit))
}
