import { z } from 'zod'
import { importedKinds } from '#domain/rates/rate.ts'
import { importSorts } from '#domain/rates/sorts.ts'
import { fieldProblems } from '#domain/values/refusal.ts'
import { maxSelected } from '#domain/values/selection.ts'
import { textLimits } from '#domain/values/text-limits.ts'
import { bulkEdit } from './bulk-edit.ts'
import { defineCall } from './call.ts'
import { cursor, cursorPage, pageSize, sortBy } from './paging.ts'
import { containerType } from './queries.ts'
import { checkedAt, publishCheck, publishChoices } from './rate-publishing.ts'

const importOutcomes = ['added', 'changed', 'unchanged', 'wrong'] as const
const importStates = ['previewed', 'confirmed', 'undone'] as const

const pricedType = z.object({ price: z.string().nullable(), cost: z.string().nullable() })

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
  /**
   * The price and the cost of each container type for which one of them changes, until the import is confirmed. Costs are
   * for staff who publish rates, the only readers of these rows.
   */
  margins: z.array(z.object({ type: containerType, before: pricedType, after: pricedType })),
  /** Staff left it out: confirming does not save it. */
  isLeftOut: z.boolean(),
  /** Its result is another one since the preview was computed again. */
  isChangedSince: z.boolean(),
})
export type ImportRow = z.infer<typeof importRow>

const priceMove = z.object({ code: z.string(), field: z.string(), before: z.string(), after: z.string() })

export const importView = z.object({
  importId: z.string(),
  kind: z.enum(importedKinds),
  fileName: z.string(),
  state: z.enum(importStates),
  counts: z.record(z.enum(importOutcomes), z.number().int()),
  /** Rows that staff left out; they are counted by their outcome as well. */
  leftOut: z.number().int(),
  /** Columns that are not of the template. */
  ignored: z.array(z.object({ cell: z.string(), header: z.string() })),
  /** Columns of the template that the sheet lacks, by field: existing rates keep their values. */
  missing: z.array(z.string()),
  /** The prices of existing rates that rise or fall, and the largest of both by percentage. */
  moves: z
    .object({
      up: z.number().int(),
      down: z.number().int(),
      mostUp: priceMove.nullable(),
      mostDown: priceMove.nullable(),
    })
    .nullable(),
  by: z.string(),
  at: z.iso.datetime(),
  publishAt: z.iso.datetime().nullable(),
  /** Confirmed without being published. */
  isDrafts: z.boolean(),
  /** What an edit of several rates changes, empty where prices were typed; null for a spreadsheet. */
  edit: bulkEdit.nullable(),
  /** Who undid it and when; `kept` rates were left as they were, because they were changed since. */
  undone: z.object({ by: z.string(), at: z.iso.datetime(), kept: z.number().int() }).nullable(),
})
export type ImportView = z.infer<typeof importView>

/** Validates the sheet and previews the import; no rate is saved. */
export const previewImport = defineCall({
  name: 'previewImport',
  capability: 'rates',
  access: 'staff',
  method: 'POST',
  path: '/api/console/rates/import',
  query: z.object({
    kind: z.enum(importedKinds),
    fileName: z.string().trim().min(1).max(textLimits.sentFileName),
  }),
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

/** The wrong rows as a sheet, with a column that says what is wrong. */
export const readWrongRows = defineCall({
  name: 'readWrongRows',
  capability: 'rates',
  access: 'staff',
  method: 'GET',
  path: '/api/console/rates/import/wrong',
  query: z.object({ importId: z.uuid() }),
  data: z.file(),
  dataKind: 'file',
})

/** Leaves rows out of the import, or takes them back. */
export const leaveOutRows = defineCall({
  name: 'leaveOutRows',
  capability: 'rates',
  access: 'staff',
  method: 'POST',
  path: '/api/console/rates/import/rows/leaveOut',
  body: z.object({
    importId: z.uuid(),
    rows: z.array(z.int32().min(1)).min(1).max(maxSelected),
    isLeftOut: z.boolean(),
  }),
  data: importView,
})

/** Compares the rows of a preview, or of an edit, with the rates as they are now. */
export const recomputeImport = defineCall({
  name: 'recomputeImport',
  capability: 'rates',
  access: 'staff',
  method: 'POST',
  path: '/api/console/rates/import/recompute',
  body: z.object({ importId: z.uuid() }),
  data: importView,
})

/** Saves all rows or none. Wrong rows are refused, unless they are to be skipped. */
export const confirmImport = defineCall({
  name: 'confirmImport',
  capability: 'rates',
  access: 'staff',
  method: 'POST',
  path: '/api/console/rates/import/confirm',
  body: publishChoices.extend({
    importId: z.uuid(),
    skipsWrong: z.boolean().default(false),
    /** Saves the rows of an edit as drafts; nothing is published and the other choices have no effect. */
    asDrafts: z.boolean().default(false),
    /** Leaves out the rates that have a draft already. Without it they are refused: a draft is never replaced here. */
    keepsDrafts: z.boolean().default(false),
  }),
  data: importView,
})

export const undoImport = defineCall({
  name: 'undoImport',
  capability: 'rates',
  access: 'staff',
  method: 'POST',
  path: '/api/console/rates/import/undo',
  /** Rates that were changed since are refused, unless they are to be kept. */
  body: z.object({ importId: z.uuid(), keepsLater: z.boolean().default(false) }),
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
