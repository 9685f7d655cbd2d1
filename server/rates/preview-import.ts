import type { ImportView, previewImport as previewImportCall } from '#contract/rate-imports.ts'
import { userOf } from '#domain/access/actor.ts'
import { mayPublishRates } from '#domain/access/may-staff.ts'
import { cleanFileName } from '#domain/files/file-name.ts'
import { accept, refuse, refuseFields, type Verdict } from '#domain/values/refusal.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { Queries } from '#server/platform/database/connect.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'
import { readRows, type SheetRow, type SheetRows } from '#server/platform/sheets/read-rows.ts'
import { takeUpload } from '#server/platform/sheets/take-upload.ts'
import type { RateDeps } from './deps.ts'
import {
  changeImport,
  type ImportCounts,
  insertImport,
  insertImportRows,
  type StoredImport,
} from './import-store.ts'
import { viewOneImport } from './import-view.ts'
import { type Judging, judgeRows } from './judge-rows.ts'
import { knownLanes } from './known-lanes.ts'
import { readHeader, type SheetHeader } from './sheet-header.ts'

type Input = EndpointInput<typeof previewImportCall>

async function judgeAll(
  judging: Judging,
  first: readonly SheetRow[],
  rest: AsyncIterator<readonly SheetRow[]>,
): Promise<ImportCounts> {
  const counts = { added: 0, changed: 0, unchanged: 0, wrong: 0 }
  for (let rows = first; ; ) {
    const judged = await judgeRows(judging, rows)
    for (const { outcome } of judged) counts[outcome] += 1
    await insertImportRows(judging.queries, judged)
    const next = await rest.next()
    if (next.done) return counts
    rows = next.value
  }
}

async function savePreview(
  queries: Queries,
  { query: { kind, fileName }, principal }: Input,
  judge: (imported: StoredImport) => Promise<ImportCounts>,
): Promise<StoredImport> {
  const staffId = userOf(principal.actor)
  if (staffId === null) throw new Error('A sheet was read by nobody')
  const imported = await insertImport(queries, { kind, fileName: cleanFileName(fileName), staffId })
  return changeImport(queries, imported.id, await judge(imported))
}

/** The first row of the sheet that says anything names the columns. */
async function readHead(
  rows: AsyncIterator<readonly SheetRow[]>,
  { query: { kind }, request }: Input,
): Promise<Verdict<{ readonly header: SheetHeader; readonly first: readonly SheetRow[] }>> {
  const { value } = await rows.next()
  const [head, ...first]: readonly SheetRow[] = value ?? []
  if (!head) return refuse('unreadable-sheet')
  const header = readHeader(kind, head, request.language)
  if (!header.ok) return header
  return first.length > 0 ? accept({ header: header.value, first }) : refuseFields({ file: 'too-few' })
}

async function preview(deps: RateDeps, input: Input, rows: SheetRows): Promise<Verdict<ImportView>> {
  const reading = rows[Symbol.asyncIterator]()
  const head = await readHead(reading, input)
  if (!head.ok) return head
  const { kind } = input.query
  const { header, first } = head.value
  return deps.database.transaction(async (queries) => {
    const lanes = await knownLanes(queries)
    const imported = await savePreview(queries, input, ({ id: importId }) =>
      judgeAll({ queries, importId, kind, header, lanes, seen: new Set() }, first, reading),
    )
    const { id, fileName, added, changed, unchanged, wrong } = imported
    const after = { kind, fileName, added, changed, unchanged, wrong }
    await audit(queries, input, { action: 'rates-import-read', subjectId: id, after })
    return accept(await viewOneImport(deps, queries, imported))
  })
}

const signOfLifeMs = 3_000

/** Tens of thousands of rows take longer than a call may be silent. */
async function withSignsOfLife<T>({ alive }: Input['body'], work: () => Promise<T>): Promise<T> {
  const signs = setInterval(alive, signOfLifeMs)
  return work().finally(() => clearInterval(signs))
}

/** Says what a sheet would do. Its rows wait beside the rates; no rate is written. */
export async function previewImport(deps: RateDeps, input: Input): Promise<Verdict<ImportView>> {
  const may = mayPublishRates(input.principal.actor)
  if (!may.ok) return may
  const bytes = await takeUpload(input.body)
  if (!bytes.ok) return bytes
  return withSignsOfLife(input.body, () => readRows(bytes.value, (rows) => preview(deps, input, rows)))
}
