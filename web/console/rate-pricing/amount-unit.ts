import type { RateKind } from '#domain/rates/rate.ts'
import type { QuoteRule } from '#domain/tariffs/warehouse/warehouse-tariff.ts'
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

export type AmountUnit = (typeof rowUnits)[number] | (typeof storageUnits)[keyof typeof storageUnits] | 'CBM'

const isStorageRule = (rule: string): rule is keyof typeof storageUnits => Object.hasOwn(storageUnits, rule)

function warehouseUnit([part = '']: Path, textAt: (path: Path) => string | undefined) {
  const rule = textAt([part, 'rule']) ?? ''
  if (part === 'storage' && isStorageRule(rule)) return storageUnits[rule]
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
  if (name !== 'price') return undefined
  const per = textAt([...path.slice(0, -1), 'per'])
  return (
    rowUnits.find((unit) => unit === per) ??
    (kind === 'warehouse-tariff' ? warehouseUnit(path, textAt) : undefined)
  )
}
