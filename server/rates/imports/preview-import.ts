import type { ImportView, previewImport as previewImportCall } from '#contract/rate-imports.ts'
import { userOf } from '#domain/access/actor.ts'
import { mayPublishRates } from '#domain/access/may-staff.ts'
import { megabyte } from '#domain/files/file-kind.ts'
import { cleanFileName } from '#domain/files/file-name.ts'
import { rateSheetLimits } from '#domain/rates/sheet-limits.ts'
import { invalidFields, ok, type Result, refusal } from '#domain/values/refusal.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { Db } from '#server/platform/database/connect.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'
import { readRows, type SheetRow, type SheetRows } from '#server/platform/sheets/read-rows.ts'
import { takeUpload } from '#server/platform/sheets/take-upload.ts'
import type { RateDeps } from '#server/rates/deps.ts'
import {
  changeImport,
  type ImportCounts,
  insertImport,
  type StoredImport,
  writeImportRows,
} from '#server/rates/import-store.ts'
import { rateSheets } from '#server/rates/sheets/rate-sheet-limits.ts'
import { sheetContext } from '#server/rates/sheets/sheet-context.ts'
import { type ReadHeader, readHeader } from '#server/rates/sheets/sheet-header.ts'
import { type ImportContext, validateRows } from '#server/rates/sheets/validate-rows.ts'
import { summarise } from './import-rows-store.ts'
import { viewOneImport } from './import-view.ts'

type Input = EndpointInput<typeof previewImportCall>

async function validateAll(
  context: ImportContext,
  first: readonly SheetRow[],
  rest: AsyncIterator<readonly SheetRow[]>,
): Promise<ImportCounts> {
  const counts = { added: 0, changed: 0, unchanged: 0, wrong: 0 }
  for (let rows = first; ; ) {
    const results = await validateRows(context, rows)
    for (const { outcome } of results) counts[outcome] += 1
    await writeImportRows(context.db, results)
    const next = await rest.next()
    if (next.done) return counts
    rows = next.value
  }
}

async function savePreview(
  db: Db,
  { query: { kind, fileName }, principal }: Input,
  { header, ignored }: ReadHeader,
  validate: (imported: StoredImport) => Promise<ImportCounts>,
): Promise<StoredImport> {
  const staffId = userOf(principal.actor)
  if (staffId === null) throw new Error('An import needs a member of staff')
  const layout = { columns: Object.fromEntries(header), ignored }
  const imported = await insertImport(db, { kind, fileName: cleanFileName(fileName), staffId, layout })
  await changeImport(db, imported.id, await validate(imported))
  return summarise(db, imported)
}

/** The first row is the header. */
async function readHead(
  rows: AsyncIterator<readonly SheetRow[]>,
  { query: { kind }, request }: Input,
): Promise<Result<{ readonly head: ReadHeader; readonly first: readonly SheetRow[] }>> {
  const { value } = await rows.next()
  const [head, ...first]: readonly SheetRow[] = value ?? []
  if (!head) return refusal('unreadable-sheet')
  const read = readHeader(kind, head, request.language)
  if (!read.ok) return read
  return first.length > 0 ? ok({ head: read.value, first }) : invalidFields({ file: 'too-few' })
}

async function preview(deps: RateDeps, input: Input, rows: SheetRows): Promise<Result<ImportView>> {
  const reading = rows[Symbol.asyncIterator]()
  const read = await readHead(reading, input)
  if (!read.ok) return read
  const { kind } = input.query
  const { head, first } = read.value
  return deps.database.transaction(async (db) => {
    const imported = await savePreview(db, input, head, async ({ id }) =>
      validateAll(await sheetContext(db, { id, kind }, head.header, deps.clock.now()), first, reading),
    )
    const { id, fileName, added, changed, unchanged, wrong } = imported
    const after = { kind, fileName, added, changed, unchanged, wrong }
    await audit(db, input, { action: 'rates-import-read', subjectId: id, after })
    return ok(await viewOneImport(deps, db, imported))
  })
}

const keepAliveMs = 3_000

/** Tens of thousands of rows take longer than the request timeout allows without activity. */
async function withKeepAlive<T>({ alive }: Input['body'], work: () => Promise<T>): Promise<T> {
  const timer = setInterval(alive, keepAliveMs)
  return work().finally(() => clearInterval(timer))
}

/** Validates a sheet and stores the result of each row; no rate is saved. */
export async function previewImport(deps: RateDeps, input: Input): Promise<Result<ImportView>> {
  const may = mayPublishRates(input.principal.actor)
  if (!may.ok) return may
  const bytes = await takeUpload(input.body, rateSheetLimits.megabytes * megabyte)
  if (!bytes.ok) return bytes
  return withKeepAlive(input.body, () =>
    readRows(bytes.value, rateSheets, (rows) => preview(deps, input, rows)),
  )
}
