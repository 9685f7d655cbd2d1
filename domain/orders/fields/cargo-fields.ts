import { mostCargoKg } from '#domain/quotes/limits.ts'
import { type CargoText, dangerClasses, readCargo } from '#domain/tariffs/ocean/ocean-cargo.ts'
import { commodityAmountProblem } from '#domain/values/booking-fields.ts'
import { currencies } from '#domain/values/money.ts'
import type { FieldProblem } from '#domain/values/refusal.ts'
import { cargoValueProblem, textLimits } from '#domain/values/text-limits.ts'
import { plainTyped } from '#domain/values/typed-text.ts'
import type { OrderField } from './order-field.ts'

const cargo = { part: 'cargo' } as const

/** Written as cargo is written in a quote. */
const asInQuote = (field: CargoText) => ({
  clean: (text: string) => readCargo(field, text) ?? text,
  check: (text: string): FieldProblem | undefined =>
    readCargo(field, text) === undefined ? 'wrong-format' : undefined,
})

/** Cargo that carriers ask more about. */
const cargoKinds = ['general', 'dangerous', 'reefer', 'out-of-gauge'] as const

/** Our choice: what a bill of lading has space for. */
const limits = { commodity: 200, marks: 500, packageType: 30 } as const

/** Spec §5: cargo value 1 to 8 digits, commodity amount a number. */
const valueFields: readonly OrderField[] = [
  {
    ...cargo,
    name: 'cargoValue',
    kind: 'whole',
    isRequired: true,
    max: textLimits.cargoValueDigits,
    check: cargoValueProblem,
  },
  { ...cargo, name: 'commodityAmount', kind: 'decimal', isRequired: true, check: commodityAmountProblem },
  { ...cargo, name: 'currency', kind: 'choice', isRequired: true, choices: currencies },
]

const nameFields: readonly OrderField[] = [
  { ...cargo, name: 'commodityZh', kind: 'line', max: limits.commodity },
  { ...cargo, name: 'commodityEn', kind: 'line', isRequired: true, max: limits.commodity },
  { ...cargo, name: 'hsCode', kind: 'line', ...asInQuote('hsCode') },
  { ...cargo, name: 'marks', kind: 'lines', max: limits.marks },
]

const countFields: readonly OrderField[] = [
  { ...cargo, name: 'packages', kind: 'whole', isRequired: true },
  { ...cargo, name: 'packageType', kind: 'line', max: limits.packageType },
  { ...cargo, name: 'grossWeightKg', kind: 'decimal', isRequired: true, most: mostCargoKg },
  { ...cargo, name: 'volumeCbm', kind: 'decimal' },
]

const isDangerous = { field: 'cargoKind', is: ['dangerous'] } as const
const specialFields: readonly OrderField[] = [
  { ...cargo, name: 'cargoKind', kind: 'choice', isRequired: true, choices: cargoKinds },
  {
    ...cargo,
    name: 'unNumber',
    kind: 'line',
    isRequired: true,
    only: isDangerous,
    ...asInQuote('unNumber'),
  },
  {
    ...cargo,
    name: 'dangerClass',
    kind: 'choice',
    isRequired: true,
    only: isDangerous,
    choices: dangerClasses,
  },
  {
    ...cargo,
    name: 'temperatureC',
    kind: 'line',
    isRequired: true,
    only: { field: 'cargoKind', is: ['reefer'] },
    ...asInQuote('temperatureC'),
  },
  {
    ...cargo,
    name: 'dimensionsCm',
    kind: 'line',
    isRequired: true,
    only: { field: 'cargoKind', is: ['out-of-gauge'] },
    ...asInQuote('dimensionsCm'),
  },
  { ...cargo, name: 'shipperOwned', kind: 'yes' },
]

export const orderGoods: readonly OrderField[] = [...nameFields, ...countFields]
export const orderCargo: readonly OrderField[] = [...orderGoods, ...valueFields, ...specialFields]

/** The customer’s own number for the order, and what no field asks for. */
export const referenceFields: readonly OrderField[] = [
  { part: 'reference', name: 'ownReference', kind: 'line', max: 50, clean: plainTyped },
  { part: 'reference', name: 'remark', kind: 'lines', max: textLimits.note },
]
