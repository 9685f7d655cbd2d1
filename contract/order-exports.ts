import { z } from 'zod'
import { languages } from '#domain/brands/brand.ts'
import { orderDocuments } from '#domain/orders/export/documents.ts'
import { exportColumns } from '#domain/orders/export/export-columns.ts'
import { nextActors } from '#domain/orders/lifecycle/next-step.ts'
import { defineCall } from './call.ts'
import { orderFilters, orderNumber } from './orders.ts'

const { after: _after, size: _size, ...filters } = orderFilters

/** The filters of the list: a sheet has the rows that the list shows on all its pages. */
export const exportedFilters = {
  ...filters,
  mine: z.literal('yes').optional(),
  waitsFor: z.enum(nextActors).optional(),
}

const chosenColumns = z
  .string()
  .transform((text) => [...new Set(text.split(','))])
  .pipe(z.array(z.enum(exportColumns)).min(1).max(exportColumns.length))

/** How many rows a sheet will have, before it is made. */
export const countOrders = defineCall({
  name: 'countOrders',
  capability: 'orders',
  access: 'customer',
  method: 'GET',
  path: '/api/orders/count',
  query: z.object(exportedFilters),
  data: z.object({ orders: z.number(), bookings: z.number(), isTooMany: z.boolean() }),
})

/** Every column of the orders. */
export const exportShipments = defineCall({
  name: 'exportShipments',
  capability: 'orders',
  access: 'customer',
  method: 'GET',
  path: '/api/orders/exportShipments',
  query: z.object(exportedFilters),
  data: z.file(),
  dataKind: 'file',
})

/** The sea bookings among the orders, with everything that was filled in for them. */
export const exportBkOrder = defineCall({
  name: 'exportBkOrder',
  capability: 'orders',
  access: 'customer',
  method: 'GET',
  path: '/api/orders/exportBkOrder',
  query: z.object(exportedFilters),
  data: z.file(),
  dataKind: 'file',
})

/** The columns that the reader chose, in their sequence. */
export const shipmentsCommonExport = defineCall({
  name: 'shipmentsCommonExport',
  capability: 'orders',
  access: 'customer',
  method: 'GET',
  path: '/api/orders/shipmentsCommonExport',
  query: z.object({ ...exportedFilters, columns: chosenColumns }),
  data: z.file(),
  dataKind: 'file',
})

/** A document of one order as PDF, under its brand. */
export const printReportTemplate = defineCall({
  name: 'printReportTemplate',
  capability: 'orders',
  access: 'customer',
  method: 'GET',
  path: '/api/orders/printReportTemplate',
  query: z.object({
    number: orderNumber,
    document: z.enum(orderDocuments),
    language: z.enum(languages).optional(),
  }),
  data: z.file(),
  dataKind: 'file',
})
