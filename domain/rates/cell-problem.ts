import { brandCodes } from '#domain/brands/brand.ts'
import { oceanPorts } from '#domain/tariffs/ocean/ocean-tariff.ts'
import { amountDigits } from '#domain/values/decimal-digits.ts'
import type { FieldProblem } from '#domain/values/refusal.ts'
import { isInOtherCurrency, laneCurrencies } from './amount-signs.ts'
import { type ImportedKind, lanePriceFields } from './rate.ts'

export type WrongCell = {
  readonly cell: string
  readonly field: string
  readonly problem: FieldProblem
  /** The cell of the row with the same code, or the part of the text that is wrong. */
  readonly before: string | null
  readonly after: string | null
}

const separator = ', '
const codes = { sites: brandCodes.join(separator), ports: oceanPorts.join(separator), ...amountDigits }

const amountFields: ReadonlySet<string> = new Set([
  ...Object.values(lanePriceFields),
  'cost',
  'tollPerVehicle',
])

/** A price, a cost or a toll; those by container type begin with it. */
export const isAmountField = (field: string): boolean => amountFields.has(field.split('.')[0] ?? '')

/** Cells of codes and names: a text that is too long for a code names nothing that is known. */
const namingFields: ReadonlySet<string> = new Set([
  ...['carrier', 'service', 'pol', 'pod'],
  ...['port', 'pickUpPlace', 'district'],
])

/** The texts that may say what is wrong with a cell, in the order of preference, and their parameters. */
export function cellProblemTexts(kind: ImportedKind, { cell, field, before, after, ...wrong }: WrongCell) {
  const isUnknown = wrong.problem === 'too-long' && namingFields.has(field)
  const problem = isUnknown ? 'unknown-value' : wrong.problem
  const params = { ...codes, cell: before ?? '', part: before ?? '', own: cell }
  // The result of a formula was not stored.
  if (after?.startsWith('=')) return { keys: ['sheetProblems.formula'], params }
  const currency = laneCurrencies[kind]
  if (isAmountField(field) && isInOtherCurrency(currency, after ?? ''))
    return { keys: ['sheetProblems.amount.other-currency'], params: { ...params, currency } }
  const [first = '', , part = ''] = field.split('.')
  if (first === 'surcharges' && part !== '') return { keys: [`sheetProblems.surchargeParts.${part}`], params }
  const amounts = isAmountField(field) ? [`sheetProblems.amount.${problem}`] : []
  const keys = [`sheetProblems.${field}.${problem}`, ...amounts, `problems.${field}.${problem}`]
  return { keys, params }
}
