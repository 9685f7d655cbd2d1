import type { ExportColumn } from '#domain/orders/export/export-columns.ts'
import { exportJobLimits } from '#domain/orders/export/export-job.ts'
import { usualCustomerSort } from '#domain/orders/lifecycle/order-sorts.ts'
import type { OrderAudience } from '#domain/orders/visibility/order-audience.ts'
import type { OrderDeps } from '#server/orders/deps.ts'
import {
  bookingsSheet,
  type ExportFilters,
  rowsOf,
  shipmentsSheet,
  type Wanted,
  wordsFor,
} from '#server/orders/exporting/export-orders.ts'
import type { JobKind } from '#server/platform/jobs/jobs.ts'
import { writeSheet } from '#server/platform/sheets/write-sheet.ts'
import type { FileStore } from '#server/platform/storage/file-store.ts'
import {
  deleteExport,
  exportsStartedBefore,
  findRunningExport,
  type StoredExport,
  updateExport,
} from './export-job-store.ts'

export const exportJobName = 'write-order-export'
const rowsBetweenUpdates = 1_000

export type ExportJobDeps = Pick<OrderDeps, 'database' | 'clock' | 'findPeople'> & {
  readonly store: FileStore
}

type Kept = ExportFilters & {
  readonly columns?: readonly ExportColumn[]
  readonly audience: OrderAudience
}

/** As the contract accepted them. */
function keptIn({ filters, ownerId, personId }: StoredExport) {
  const { columns, audience, mine, sort = usualCustomerSort, ...rest } = filters as Kept
  const wanted: Wanted = { ...rest, ...(mine && { ownerId: personId }), audience, sort }
  if (audience?.companyId !== ownerId) throw new Error('An export must be of the orders of its company')
  return { columns, wanted }
}

/** What an export can contain: the orders of the whole company, or only those of the person who started it. */
export function exportedFor({ filters, personId }: StoredExport): 'company' | 'own' {
  const { audience, mine } = filters as Kept
  return mine || audience?.onlyOf === personId ? 'own' : 'company'
}

/** Counts what passes, and keeps the count where the person sees it. */
async function* counted<T>(rows: AsyncIterable<T>, onCounted: (written: number) => Promise<unknown>) {
  let written = 0
  for await (const row of rows) {
    yield row
    written += 1
    if (written % rowsBetweenUpdates === 0) await onCounted(written)
  }
  await onCounted(written)
}

async function* measured(pieces: AsyncIterable<Uint8Array>, add: (bytes: number) => void) {
  for await (const piece of pieces) {
    add(piece.length)
    yield piece
  }
}

async function writeExport(deps: ExportJobDeps, id: string): Promise<void> {
  const { database, clock, store } = deps
  const stored = await findRunningExport(database.db, id)
  if (!stored) return
  const { columns, wanted } = keptIn(stored)
  const words = await wordsFor(deps, stored.language)
  const sheet =
    stored.sheet === 'bookings' ? bookingsSheet(deps, words) : shipmentsSheet(deps, words, columns)
  const progress = { written: 0, bytes: 0 }
  const rows = counted(rowsOf(deps, wanted, sheet), (written) => {
    progress.written = written
    return updateExport(database.db, id, { written, rows: Math.max(written, stored.rows) })
  })
  const head = { name: words.text(`orderExports.${sheet.name}`), columns: sheet.columns }
  const pieces = measured(writeSheet(head, rows), (bytes) => {
    progress.bytes += bytes
  })
  const draft = await store.draft(pieces)
  await draft.save()
  const { written, bytes } = progress
  const ended = { rows: written, written, bytes, fileId: draft.id, endedAt: clock.now() }
  // A second try that another instance overtook leaves no file behind.
  if (!(await updateExport(database.db, id, ended))) await store.remove(draft.id)
}

/** The sheet of one export; tried again from the beginning. */
export const orderExportJob = (deps: ExportJobDeps): JobKind => ({
  name: exportJobName,
  tries: 3,
  secondsBetweenTries: 30,
  async work(data) {
    if ('id' in data && typeof data.id === 'string') await writeExport(deps, data.id)
  },
})

const dayMs = 24 * 60 * 60 * 1000

/** Every night, Shanghai time. The file goes first: an export without a file is deleted by the next run. */
export const orderExportSweep = ({ database, clock, store }: ExportJobDeps): JobKind => ({
  name: 'sweep-order-exports',
  tries: 3,
  secondsBetweenTries: 60,
  cron: '37 4 * * *',
  async work() {
    const before = new Date(clock.now().getTime() - exportJobLimits.lifeDays * dayMs)
    for (const { id, fileId } of await exportsStartedBefore(database.db, before)) {
      if (fileId !== null) await store.remove(fileId)
      await deleteExport(database.db, id)
    }
  },
})
