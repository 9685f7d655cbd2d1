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
  'total',
  'currency',
  'placedAt',
  'placedBy',
  'orderOwner',
] as const
export type ExportColumn = (typeof exportColumns)[number]

/** The rows of one sheet; more are exported with narrower filters. */
export const maxExportedOrders = 50_000
