import type { RateKind } from '#domain/rates/rate.ts'
import { feeItems } from '#domain/tariffs/fee-items.data.ts'
import { type QuoteRule, valueAddedFees } from '#domain/tariffs/warehouse/warehouse-tariff.ts'
import { isContainerType } from '#domain/values/container-type.ts'
import type { Path } from './fields.ts'

/** The units of a row; the others are percentages. */
const rowUnits = ['container', 'TEU', 'BL', 'document', 'CBM-day', 'ton'] as const

/** What one day of storage is charged for; by lump sum the stay. */
const storageUnits = {
  'by-area': 'area-day',
  'by-volume': 'CBM-day',
  'by-weight': 'ton-day',
  'weight-or-volume': 'CBM-day',
  'by-pallet': 'pallet-day',
  'by-piece': 'piece-day',
  'by-container': 'container-day',
  'by-order': 'order-day',
  'lump-sum': 'stay',
} as const satisfies Partial<Record<QuoteRule, string>>

/** Handling is charged by the greater of weight and volume, in cubic metres. */
const handled = ['receiving', 'handlingIn', 'handlingOut']

const serviceUnits = ['pallet', 'piece', 'hour'] as const

export type AmountUnit =
  | (typeof rowUnits)[number]
  | (typeof storageUnits)[keyof typeof storageUnits]
  | (typeof serviceUnits)[number]
  | 'CBM'
  | 'move'

/** Amounts whose unit follows from their place in the tariff. */
const unitsByPlace: Readonly<Partial<Record<RateKind, readonly (readonly [RegExp, AmountUnit])[]>>> = {
  'ocean-tariff': [
    [/^manifests\.[^.]+\.price$/, 'BL'],
    [/^later\.(telexRelease|amendment|manifestAmendment|rollOver)$/, 'BL'],
    [/^later\.overweight\.price\./, 'container'],
    [/\.perDay\./, 'container'],
    [/^dangerousGoods\.[^.]+\.price$/, 'TEU'],
  ],
  'trucking-tariff': [[/^(inspection|depotLift)\./, 'container']],
  'depot-tariff': [
    [/^(storagePerDay|reeferPowerPerDay)\./, 'container-day'],
    [/^lift\./, 'move'],
    [/^(cleaning|preTripInspection)\.|^weighing$/, 'container'],
  ],
}

const unitAt = (kind: RateKind, path: Path) =>
  unitsByPlace[kind]?.find(([place]) => place.test(path.join('.')))?.[1]

const isValueAdded = (type: string): type is keyof typeof valueAddedFees =>
  Object.hasOwn(valueAddedFees, type)

const isStorageRule = (rule: string): rule is keyof typeof storageUnits => Object.hasOwn(storageUnits, rule)

function warehouseUnit([part = '', type = '']: Path, textAt: (path: Path) => string | undefined) {
  const rule = textAt([part, 'rule']) ?? ''
  if (part === 'storage' && isStorageRule(rule)) return storageUnits[rule]
  if (part === 'valueAdded' && isValueAdded(type)) {
    const { unit } = feeItems[valueAddedFees[type]]
    return serviceUnits.find((one) => one === unit)
  }
  return handled.includes(part) ? 'CBM' : undefined
}

/** What an amount is for; undefined where its label says so, and for minimums and maximums. */
export function amountUnit(
  kind: RateKind,
  path: Path,
  textAt: (path: Path) => string | undefined,
): AmountUnit | undefined {
  const name = path.at(-1) ?? ''
  if (isContainerType(name)) return 'container'
  const placed = unitAt(kind, path)
  if (placed || name !== 'price') return placed
  const per = textAt([...path.slice(0, -1), 'per'])
  return (
    rowUnits.find((unit) => unit === per) ??
    (kind === 'warehouse-tariff' ? warehouseUnit(path, textAt) : undefined)
  )
}
