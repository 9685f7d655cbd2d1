/** Columns that are derived, or read from the fields and the price of the order. */
export const factColumns = ['businessPort', 'businessType', 'linerService', 'tradeMode'] as const
export type FactColumn = (typeof factColumns)[number]
export const isFactColumn = (column: ExportColumn): column is FactColumn =>
  factColumns.some((one) => one === column)

/** What a sheet of orders can show, in this sequence unless columns are chosen. */
export const exportColumns = [
  'orderNo',
  'serviceType',
  'state',
  'waitsFor',
  'dueAt',
  'from',
  'to',
  'containers',
  'carrier',
  'vesselName',
  'voyage',
  'departsOn',
  'billNumber',
  'ownReference',
  ...factColumns,
  'total',
  'currency',
  'placedAt',
  'placedBy',
  'orderOwner',
] as const
export type ExportColumn = (typeof exportColumns)[number]

/** The rows of one sheet; more are exported with narrower filters. */
export const maxExportedOrders = 50_000
