import { invalidFields, type Refusal, type Result, refusal } from '#domain/values/refusal.ts'
import { createConcurrencyLimiter } from '#server/platform/concurrency-limiter.ts'
import { isArchive, isSoundArchive } from './archive.ts'
import { hasMoreLines } from './count-lines.ts'
import type { SheetPurpose } from './limits.ts'
import { type NextReply, ReadingAborted, startReading } from './reading-process.ts'
import type { SheetReply, SheetTask } from './sheet-reading.ts'
import type { SheetRow } from './sheet-row.ts'
import { tooLarge } from './take-upload.ts'

export type { SheetRow }

/** Batches of rows; the first holds the header. */
export type SheetRows = AsyncIterable<readonly SheetRow[]>

// Each process may use the memory that the limits allow.
const limited = createConcurrencyLimiter({ concurrent: 2, queued: 6 })

async function* rowsFrom(first: SheetReply, nextReply: NextReply): AsyncGenerator<readonly SheetRow[]> {
  for (let reply = first; reply.kind !== 'end'; reply = await nextReply('more')) {
    if (reply.kind !== 'rows') throw new ReadingAborted('A sheet changed while it was read')
    yield reply.rows
  }
}

async function readInProcess<T>(
  task: SheetTask,
  work: (rows: SheetRows) => Promise<Result<T>>,
): Promise<Result<T>> {
  const { nextReply, end } = startReading(task.purpose)
  const timer = setTimeout(end, task.purpose.readingMs)
  try {
    const first = await nextReply(task)
    clearTimeout(timer)
    if (first.kind === 'unreadable') return refusal('unreadable-sheet')
    if (first.kind === 'too-full') return refusal('sheet-too-full', { limit: task.purpose.characters })
    if (first.kind === 'too-many' || first.kind === 'too-long') return invalidFields({ file: first.kind })
    return await work(rowsFrom(first, nextReply))
  } catch (error) {
    if (error instanceof ReadingAborted) return refusal('unreadable-sheet')
    throw error
  } finally {
    clearTimeout(timer)
    end()
  }
}

/** Why a file is refused by its size alone, before a process starts and anything is unpacked or parsed. */
function refusedUnread(bytes: Uint8Array, { unpackedBytes, text }: SheetPurpose): Refusal | undefined {
  if (isArchive(bytes)) return isSoundArchive(bytes, unpackedBytes) ? undefined : refusal('unreadable-sheet')
  if (!text) return refusal('unreadable-sheet')
  if (bytes.byteLength > text.bytes) return tooLarge(text.bytes)
  return hasMoreLines(bytes, text.lines) ? invalidFields({ file: 'too-many' }) : undefined
}

/**
 * Passes the rows of a sheet, or of a list as text, on. The work starts once the whole sheet is known to be
 * readable and within the limits, so that no lock is held while it is read.
 */
export async function readRows<T>(
  bytes: Uint8Array,
  purpose: SheetPurpose,
  work: (rows: SheetRows) => Promise<Result<T>>,
): Promise<Result<T>> {
  const refused = refusedUnread(bytes, purpose)
  if (refused) return refused
  const result = await limited(() => readInProcess({ bytes, purpose }, work))
  return result.ok ? result.value : result
}
