import type { DataOf } from '#contract/call.ts'
import type * as calls from '#contract/order-export-jobs.ts'
import { maxExportedOrders } from '#domain/orders/export/export-columns.ts'
import { exportJobLimits, exportKeptUntil, exportStateOf } from '#domain/orders/export/export-job.ts'
import { ok, type Result, refusal } from '#domain/values/refusal.ts'
import { shanghaiDay } from '#domain/values/shanghai-day.ts'
import type { OrderDeps } from '#server/orders/deps.ts'
import { wantedBy } from '#server/orders/exporting/export-orders.ts'
import { type OrderReader, requireOrderReader } from '#server/orders/reading/read-orders.ts'
import { countMatching } from '#server/orders/reading/search-orders-store.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'
import type { SentFile } from '#server/platform/http/replies/reply-file.ts'
import { sheetMediaType } from '#server/platform/sheets/write-sheet.ts'
import {
  countRunning,
  findExports,
  findOwnExport,
  insertExport,
  type StoredExport,
} from './export-job-store.ts'
import { exportedFor, exportJobName } from './write-export.ts'

/** An export of all orders of the company is not for a person who sees only their own by now. */
const isCovered = (stored: StoredExport, { audience }: OrderReader): boolean =>
  audience.onlyOf === undefined || exportedFor(stored) === 'own'

const view = (stored: StoredExport, now: Date): calls.ExportJob => ({
  id: stored.id,
  sheet: stored.sheet,
  state: exportStateOf(stored, now),
  rows: stored.rows,
  written: stored.written,
  startedAt: stored.startedAt.toISOString(),
  keptUntil: exportKeptUntil(stored.startedAt).toISOString(),
})

/** The filters are checked now and kept; the job reads the orders as they are when it runs. */
export async function startOrderExport(
  { database, clock, jobs }: OrderDeps,
  { body, principal: { actor }, request: { language } }: EndpointInput<typeof calls.startOrderExport>,
): Promise<Result<DataOf<typeof calls.startOrderExport>>> {
  const reader = requireOrderReader(actor)
  if (!reader.ok) return reader
  const { sheet, filters, columns } = body
  const kept = { ...filters, ...(sheet === 'bookings' && { service: 'ocean' as const }) }
  const wanted = wantedBy(actor, kept)
  if (!wanted.ok) return wanted
  const rows = await countMatching(database.db, wanted.value, maxExportedOrders + 1)
  if (rows > maxExportedOrders) return refusal('too-many-to-export', { max: maxExportedOrders })
  const now = clock.now()
  const { companyId: ownerId, personId, audience } = reader.value
  const since = new Date(now.getTime() - exportJobLimits.hours * 60 * 60 * 1000)
  return database.transaction(async (db, client) => {
    if ((await countRunning(db, reader.value, since)) >= exportJobLimits.runningPerPerson)
      return refusal('busy')
    const stored = await insertExport(db, {
      ownerId,
      personId,
      sheet,
      language,
      rows,
      startedAt: now,
      filters: { ...kept, audience, ...(columns && { columns }) },
    })
    await jobs.enqueue(client, exportJobName, { id: stored.id })
    return ok(view(stored, now))
  })
}

export async function listOrderExports(
  { database: { db }, clock }: OrderDeps,
  { principal: { actor } }: EndpointInput<typeof calls.listOrderExports>,
): Promise<Result<DataOf<typeof calls.listOrderExports>>> {
  const reader = requireOrderReader(actor)
  if (!reader.ok) return reader
  const now = clock.now()
  const open = (await findExports(db, reader.value)).filter((stored) => isCovered(stored, reader.value))
  return ok({ rows: open.map((stored) => view(stored, now)) })
}

/** Another person's export, and one of more than the person sees by now, give the same refusal as one that does not exist. */
export async function readOrderExport(
  { database: { db }, clock, store }: OrderDeps,
  { query, principal: { actor } }: EndpointInput<typeof calls.readOrderExport>,
): Promise<Result<SentFile>> {
  const reader = requireOrderReader(actor)
  if (!reader.ok) return reader
  const stored = await findOwnExport(db, reader.value, query.id)
  if (!stored?.fileId || stored.bytes === null || !isCovered(stored, reader.value))
    return refusal('not-found')
  if (exportKeptUntil(stored.startedAt) <= clock.now()) return refusal('not-found')
  const pieces = await store.read(stored.fileId)
  if (!pieces) return refusal('not-found')
  const name = `${stored.sheet}-${shanghaiDay(stored.startedAt)}-${stored.rows}.xlsx`
  return ok({ name, mediaType: sheetMediaType, bytes: stored.bytes, pieces })
}
