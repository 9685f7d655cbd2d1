import { z } from 'zod'
import { megabyte } from '#domain/files/file-kind.ts'
import { orderSheetLimits, sheetOutcomes } from '#domain/orders/sheet/order-sheet.ts'
import { orderSheetColumns } from '#domain/orders/sheet/sheet-columns.ts'
import { fieldProblems } from '#domain/values/refusal.ts'
import { textLimits } from '#domain/values/text-limits.ts'
import { defineCall } from './call.ts'
import { orderNumber } from './orders.ts'

const columns = z.string().refine((column) => orderSheetColumns.includes(column))
const line = z.object({
  /** In the sheet. */
  row: z.number().int().positive(),
  cells: z.record(columns, z.string().max(textLimits.reason)),
})

const sheetOrder = z.object({
  number: z.string(),
  outcome: z.enum(sheetOutcomes),
  /** Of what staff filled in, as it was read; nothing is applied to another version. */
  version: z.number().int(),
  /** The rows that name it. */
  rows: z.array(z.number().int()),
  /** The columns that change something. */
  changes: z.array(z.string()),
  /** Wrong cells by row and column. */
  problems: z.record(z.string(), z.record(z.string(), z.enum(fieldProblems))),
})
export type SheetOrder = z.infer<typeof sheetOrder>

const chosenNumbers = z
  .string()
  .transform((text) => [...new Set(text.split(','))])
  .pipe(z.array(orderNumber).max(orderSheetLimits.filledOrders))

/** Reads a sheet without saving anything: what it would change, or which cells are wrong. */
export const readOrderSheet = defineCall({
  name: 'readOrderSheet',
  capability: 'orders',
  access: 'staff',
  method: 'POST',
  path: '/api/console/orders/sheet/read',
  query: z.object({ fileName: z.string().max(textLimits.sentFileName) }),
  body: z.file(),
  bodyKind: 'bytes',
  data: z.object({
    lines: z.array(line),
    orders: z.array(sheetOrder),
    /** Columns that were not read: not of the template, or a second one with the same header. */
    ignored: z.array(z.object({ cell: z.string(), header: z.string() })),
  }),
})

/** Checks every row again and applies those of orders without a wrong cell, or none if `onlyIfAll` and one is wrong. */
export const applyOrderSheet = defineCall({
  name: 'applyOrderSheet',
  capability: 'orders',
  access: 'staff',
  method: 'POST',
  path: '/api/console/orders/sheet/apply',
  body: z.object({
    lines: z.array(line).min(1).max(orderSheetLimits.rows),
    versions: z.record(z.string().max(20), z.number().int()),
    onlyIfAll: z.boolean(),
  }),
  maxBodyBytes: orderSheetLimits.megabytes * megabyte,
  data: z.object({ applied: z.number().int(), orders: z.array(sheetOrder) }),
})

/** The columns of a sheet, with what the running ones of these orders have. */
export const orderSheetTemplate = defineCall({
  name: 'orderSheetTemplate',
  capability: 'orders',
  access: 'staff',
  method: 'GET',
  path: '/api/console/orders/sheet/template',
  query: z.object({ numbers: chosenNumbers.optional() }),
  data: z.file(),
  dataKind: 'file',
})
