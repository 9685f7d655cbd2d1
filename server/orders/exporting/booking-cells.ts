import type { OrderRow } from '#contract/orders.ts'
import type { ExportColumn } from '#domain/orders/export/export-columns.ts'
import type { OrderField, OrderValues } from '#domain/orders/fields/order-field.ts'
import { orderForms } from '#domain/orders/fields/order-forms.ts'
import type { OrderWords } from '#server/orders/wording/order-words.ts'
import type { SheetCell } from '#server/platform/sheets/write-sheet.ts'
import { shipmentCell, shipmentColumn } from './shipment-cells.ts'

/** What stands before the fields of the booking; ship and containers are among the fields. */
const first = [
  'orderNo',
  'state',
  'billNumber',
  'carrier',
  'from',
  'to',
  'containers',
] as const satisfies readonly ExportColumn[]
const { fields, groups } = orderForms.ocean
/** A sheet has one row for a booking, so of each party the first. */
const parties = groups.filter(({ name }) => name !== 'containers')
const width = 20

const numeric: readonly OrderField['kind'][] = ['whole', 'decimal']
/** Excel keeps so many significant digits. */
const maxDigits = 15

function fieldCell(field: OrderField, typed: string, words: OrderWords): SheetCell {
  if (typed === '') return null
  const isNumber = numeric.includes(field.kind) && typed.length <= maxDigits
  if (isNumber) return Number(typed)
  // As in the first columns, so that days sort.
  return field.kind === 'day' ? typed : words.fieldText(field, typed)
}

/** The columns of sea bookings, made from the table of their fields. */
export const bookingColumns = (words: OrderWords) => [
  ...first.map((column) => shipmentColumn(words, column)),
  ...fields.map(({ name }) => ({ header: words.fieldLabel(name), width })),
  ...parties.flatMap((group) =>
    group.fields.map(({ name }) => ({
      header: words.text('orderExports.ofParty', {
        party: words.groupLabel(group.name),
        field: words.fieldLabel(name),
      }),
      width,
    })),
  ),
]

export const bookingCells = (row: OrderRow, values: OrderValues, words: OrderWords): readonly SheetCell[] => [
  ...first.map((column) => shipmentCell(row, column, words)),
  ...fields.map((field) => fieldCell(field, values.fields[field.name] ?? '', words)),
  ...parties.flatMap((group) => {
    const texts = values.groups[group.name]?.[0] ?? {}
    return group.fields.map((field) => fieldCell(field, texts[field.name] ?? '', words))
  }),
]
