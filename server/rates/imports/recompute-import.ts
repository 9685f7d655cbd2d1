import type {
  ImportView,
  leaveOutRows as leaveOutRowsCall,
  recomputeImport as recomputeImportCall,
} from '#contract/rate-imports.ts'
import { mayPublishRates } from '#domain/access/may-staff.ts'
import { ok, type Result } from '#domain/values/refusal.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { Db } from '#server/platform/database/connect.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'
import type { RateDeps } from '#server/rates/deps.ts'
import { changeImport, lockIn, type StoredImport, writeImportRows } from '#server/rates/import-store.ts'
import { sheetContext } from '#server/rates/sheets/sheet-context.ts'
import type { SheetHeader } from '#server/rates/sheets/sheet-header.ts'
import { validateCells } from '#server/rates/sheets/validate-rows.ts'
import { recomputeEdit } from './edit-rates.ts'
import {
  forgetLeftOut,
  leaveOut,
  markChangedSince,
  printsBefore,
  sourceRows,
  summarise,
} from './import-rows-store.ts'
import { viewOneImport } from './import-view.ts'

const rowsAtOnce = 500

/** The database does not keep the order of the columns. */
const inSheetOrder = (columns: Readonly<Record<string, number>>): SheetHeader =>
  new Map(Object.entries(columns).toSorted(([, one], [, other]) => one - other))

/** The rows as they were read, compared with the rates as they are now. */
async function recomputeSheet(
  { clock }: RateDeps,
  db: Db,
  imported: StoredImport,
  alive: () => void,
): Promise<void> {
  const header = inSheetOrder(imported.layout?.columns ?? {})
  const context = await sheetContext(db, imported, header, clock.now())
  const counts = { added: 0, changed: 0, unchanged: 0, wrong: 0 }
  for await (const part of sourceRows(db, imported.id, { atOnce: rowsAtOnce })) {
    alive()
    const cells = part.map(({ row, source }) => ({ row, cells: source ?? {} }))
    const rows = await validateCells(context, cells)
    for (const { outcome } of rows) counts[outcome] += 1
    await writeImportRows(db, rows)
  }
  await forgetLeftOut(db, imported.id)
  await changeImport(db, imported.id, counts)
}

/** The same import with the rates as they are now; the rows that say something else are marked. */
export async function recomputeImport(
  deps: RateDeps,
  input: EndpointInput<typeof recomputeImportCall>,
): Promise<Result<ImportView>> {
  const may = mayPublishRates(input.principal.actor)
  if (!may.ok) return may
  return deps.database.transaction(async (db) => {
    const locked = await lockIn(db, input.body.importId, 'previewed')
    if (!locked.ok) return locked
    const { id, edit } = locked.value
    const before = await printsBefore(db, id)
    if (edit) await recomputeEdit(db, locked.value, input.alive)
    else await recomputeSheet(deps, db, locked.value, input.alive)
    const rows = await markChangedSince(db, id, before)
    const imported = await summarise(db, locked.value)
    const { kind, fileName, added, changed, unchanged, wrong } = imported
    const after = { kind, fileName, added, changed, unchanged, wrong, rows }
    await audit(db, input, { action: 'rates-import-recomputed', subjectId: id, after })
    return ok(await viewOneImport(deps, db, imported))
  })
}

/** Rows that are wrong or change nothing have nothing to leave out. */
export async function leaveOutRows(
  deps: RateDeps,
  input: EndpointInput<typeof leaveOutRowsCall>,
): Promise<Result<ImportView>> {
  const may = mayPublishRates(input.principal.actor)
  if (!may.ok) return may
  const { importId, rows, isLeftOut } = input.body
  return deps.database.transaction(async (db) => {
    const locked = await lockIn(db, importId, 'previewed')
    if (!locked.ok) return locked
    await leaveOut(db, importId, rows, isLeftOut)
    const imported = await summarise(db, locked.value)
    const after = { fileName: imported.fileName, rows: rows.length, isLeftOut }
    await audit(db, input, { action: 'rates-import-rows-left-out', subjectId: importId, after })
    return ok(await viewOneImport(deps, db, imported))
  })
}
