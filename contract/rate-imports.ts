import { z } from 'zod'
import { importedKinds } from '#domain/rates/rate.ts'
import { importSorts } from '#domain/rates/sorts.ts'
import { fieldProblems } from '#domain/values/refusal.ts'
import { bulkEdit } from './bulk-edit.ts'
import { defineCall } from './call.ts'
import { cursor, cursorPage, pageSize, sortBy } from './paging.ts'
import { checkedAt, publishCheck, publishChoices } from './rates.ts'

const importOutcomes = ['added', 'changed', 'unchanged', 'wrong'] as const
const importStates = ['previewed', 'confirmed', 'undone'] as const

const importRow = z.object({
  row: z.number().int(),
  outcome: z.enum(importOutcomes),
  code: z.string().nullable(),
  /** The cells that are wrong or changed, by their address in the sheet: `D17`. */
  cells: z.array(
    z.object({
      cell: z.string(),
      field: z.string(),
      problem: z.enum(fieldProblems).nullable(),
      before: z.string().nullable(),
      after: z.string().nullable(),
    }),
  ),
})
export type ImportRow = z.infer<typeof importRow>

export const importView = z.object({
  importId: z.string(),
  kind: z.enum(importedKinds),
  fileName: z.string(),
  state: z.enum(importStates),
  counts: z.record(z.enum(importOutcomes), z.number().int()),
  by: z.string(),
  at: z.iso.datetime(),
  publishAt: z.iso.datetime().nullable(),
  /** What an edit of several rates changes, empty where prices were typed; null for a spreadsheet. */
  edit: bulkEdit.nullable(),
})
export type ImportView = z.infer<typeof importView>

/** Validates the sheet and previews the import; no rate is saved. */
export const previewImport = defineCall({
  name: 'previewImport',
  capability: 'rates',
  access: 'staff',
  method: 'POST',
  path: '/api/console/rates/import',
  query: z.object({ kind: z.enum(importedKinds), fileName: z.string().trim().min(1).max(200) }),
  body: z.file(),
  bodyKind: 'bytes',
  data: importView,
})

export const listImportRows = defineCall({
  name: 'listImportRows',
  capability: 'rates',
  access: 'staff',
  method: 'GET',
  path: '/api/console/rates/import/rows',
  query: z.object({
    importId: z.uuid(),
    outcome: z.enum(importOutcomes).optional(),
    after: z.coerce.number().pipe(z.int32().min(0)).optional(),
    size: pageSize,
  }),
  data: cursorPage(importRow),
})

export const checkImport = defineCall({
  name: 'checkImport',
  capability: 'rates',
  access: 'staff',
  method: 'GET',
  path: '/api/console/rates/import/check',
  query: z.object({ importId: z.uuid(), at: checkedAt }),
  data: publishCheck,
})

/** Saves all rows or none; a sheet with wrong rows is refused. */
export const confirmImport = defineCall({
  name: 'confirmImport',
  capability: 'rates',
  access: 'staff',
  method: 'POST',
  path: '/api/console/rates/import/confirm',
  body: publishChoices.extend({ importId: z.uuid() }),
  data: importView,
})

export const undoImport = defineCall({
  name: 'undoImport',
  capability: 'rates',
  access: 'staff',
  method: 'POST',
  path: '/api/console/rates/import/undo',
  body: z.object({ importId: z.uuid() }),
  data: importView,
})

/** Deletes a preview that is not to be confirmed. */
export const discardImport = defineCall({
  name: 'discardImport',
  capability: 'rates',
  access: 'staff',
  method: 'POST',
  path: '/api/console/rates/import/discard',
  body: z.object({ importId: z.uuid() }),
  data: z.null(),
})

export const listImports = defineCall({
  name: 'listImports',
  capability: 'rates',
  access: 'staff',
  method: 'GET',
  path: '/api/console/rates/imports',
  /** The newest first unless sorted. With `importId`, that import alone. */
  query: z.object({
    importId: z.uuid().optional(),
    sort: sortBy(importSorts),
    after: cursor,
    size: pageSize,
  }),
  data: cursorPage(importView),
})
