import { schemaAt } from '#contract/pricing-schema.ts'
import { standardCurrency } from '#domain/quotes/fee-line.ts'
import { isImportedKind, lanePriceFields, type RateKind } from '#domain/rates/rate.ts'
import { type FeeCode, feeItems } from '#domain/tariffs/fee-items.data.ts'
import { amountDigits, decimalPattern } from '#domain/values/decimal-digits.ts'
import { type Currency, isCurrency } from '#domain/values/money.ts'
import { nameOf, type Path } from './fields.ts'

const isFee = (code: string | undefined): code is FeeCode =>
  code !== undefined && Object.hasOwn(feeItems, code)

/** Fees that follow from the place of a field; in all other rows the fee is a field. */
const feeOfPart: Readonly<Record<string, FeeCode>> = {
  [`ocean-lane ${lanePriceFields['ocean-lane']}`]: 'OF',
  [`trucking-lane ${lanePriceFields['trucking-lane']}`]: 'TRUCK',
  'ocean-tariff later.overweight': 'OWS',
  'ocean-tariff destinationFreeTime': 'DDM',
  'ocean-tariff dangerousGoods': 'DGS',
}

/** A ratio of volume and weight has the format of an amount. */
const ratios: readonly string[] = ['cbmPerTon']

function isAmount(kind: RateKind, path: Path): boolean {
  const schema = schemaAt(kind, path)
  const isPrice = schema?.type === 'decimal' && schema.pattern === decimalPattern(amountDigits)
  return isPrice && !ratios.includes(path.at(-1) ?? '')
}

/** The currency of an amount; undefined for any other field. */
export function amountCurrency(
  kind: RateKind,
  path: Path,
  textAt: (path: Path) => string | undefined,
): Currency | undefined {
  if (!isAmount(kind, path)) return undefined
  const parents = path.map((_, index) => path.slice(0, index))
  const fees = parents.map((row) => feeOfPart[`${kind} ${nameOf(row)}`] ?? textAt([...row, 'fee']))
  const stated = parents.map((row) => textAt([...row, 'currency']) ?? '').findLast(isCurrency)
  if (stated) return stated
  const fee = fees.findLast(isFee)
  return fee ? feeItems[fee].currency : standardCurrency
}

/** The legend of the prices of a lane has their currency. */
export const isLanePrice = (kind: RateKind, path: Path): boolean =>
  isImportedKind(kind) && path[0] === lanePriceFields[kind]
