import { z } from 'zod'
import { exportColumns } from '#domain/orders/export/export-columns.ts'
import { exportedSheets, exportStates } from '#domain/orders/export/export-job.ts'
import { defineCall } from './call.ts'
import { exportedFilters } from './order-exports.ts'

const exportJob = z.object({
  id: z.uuid(),
  sheet: z.enum(exportedSheets),
  state: z.enum(exportStates),
  rows: z.number(),
  /** How many of them are written. */
  written: z.number(),
  startedAt: z.iso.datetime(),
  keptUntil: z.iso.datetime(),
})
export type ExportJob = z.infer<typeof exportJob>

/** A long sheet is written by a job; the file belongs to the person who started it. */
export const startOrderExport = defineCall({
  name: 'startOrderExport',
  capability: 'orders',
  access: 'customer',
  method: 'POST',
  path: '/api/orders/exports/start',
  body: z.object({
    sheet: z.enum(exportedSheets),
    columns: z.array(z.enum(exportColumns)).min(1).max(exportColumns.length).optional(),
    filters: z.object(exportedFilters),
  }),
  data: exportJob,
})

/** The exports of the person, newest first. */
export const listOrderExports = defineCall({
  name: 'listOrderExports',
  capability: 'orders',
  access: 'customer',
  method: 'GET',
  path: '/api/orders/exports',
  data: z.object({ rows: z.array(exportJob) }),
})

export const readOrderExport = defineCall({
  name: 'readOrderExport',
  capability: 'orders',
  access: 'customer',
  method: 'GET',
  path: '/api/orders/exports/file',
  query: z.object({ id: z.uuid() }),
  data: z.file(),
  dataKind: 'file',
})
