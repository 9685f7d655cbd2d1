import type { OrderRow } from '#contract/orders.ts'
import type { Language } from '#domain/brands/brand.ts'
import { homeZone } from '#domain/language/format-time.ts'
import type { ExportColumn, FactColumn } from '#domain/orders/export/export-columns.ts'
import type { OrderedServices } from '#domain/orders/fields/ordered-services.ts'
import { wallTimeOf } from '#domain/values/zoned-time.ts'
import type { ShipmentFacts } from '#server/orders/reading/shipment-facts.ts'
import { containersText, type OrderWords } from '#server/orders/wording/order-words.ts'
import type { SheetCell } from '#server/platform/sheets/write-sheet.ts'

const widths: Readonly<Partial<Record<ExportColumn, number>>> = {
  orderNo: 18,
  state: 24,
  from: 22,
  to: 22,
  containers: 18,
  vesselName: 22,
  dueAt: 20,
  placedAt: 20,
}
const usualWidth = 14

export const shipmentColumn = (words: OrderWords, column: ExportColumn) => ({
  header: words.text(`orderExports.columns.${column}`),
  width: widths[column] ?? usualWidth,
})

/** All services of an order. */
export const servicesText = ({ service, moreServices }: OrderedServices, words: OrderWords): string =>
  [service, ...moreServices].map((one) => words.text(`orderView.services.${one}`)).join(' + ')

/** Its code, and its name if it has one. */
export const linerServiceText = (
  { code, name }: NonNullable<ShipmentFacts['linerService']>,
  language: Language,
): string => [code, name?.[language]].filter(Boolean).join(' ')

/** A time by the clock of our ports. */
const timeOf = (at: string | null): SheetCell => (at === null ? null : wallTimeOf(homeZone, new Date(at)))

/** One cell of an order. Amounts are numbers; days and times are written so that they sort. */
export function shipmentCell(
  row: OrderRow,
  column: Exclude<ExportColumn, FactColumn>,
  words: OrderWords,
): SheetCell {
  switch (column) {
    case 'orderNo':
      return row.number
    case 'vesselName':
      return row.vessel
    case 'orderOwner':
      return row.owner
    case 'serviceType':
      return servicesText(row, words)
    case 'state':
      return words.text(`orders.states.${row.state}`)
    case 'waitsFor':
      return row.waitsFor && words.text(`orders.waitsFor.${row.waitsFor}`)
    case 'from':
      return row.from && words.end(row.service, row.from, false)
    case 'to':
      return row.to && words.end(row.service, row.to, true)
    case 'containers':
      return containersText(row.containers)
    case 'carrier':
      return row.carrier && words.carrier(row.carrier)
    case 'total':
      return Number(row.total.amount)
    case 'currency':
      return row.total.currency
    case 'dueAt':
    case 'placedAt':
      return timeOf(row[column])
    default:
      return row[column]
  }
}

/** One cell of what is known of an order beside its row. */
export function factCell(facts: ShipmentFacts, column: FactColumn, words: OrderWords): SheetCell {
  const { businessPort, businessType, linerService, tradeMode } = facts
  switch (column) {
    case 'businessPort':
      return businessPort && words.place(businessPort)
    case 'businessType':
      return businessType && words.choice(column, businessType)
    case 'linerService':
      return linerService && linerServiceText(linerService, words.language)
    case 'tradeMode':
      return tradeMode && words.choice(column, tradeMode)
  }
}
