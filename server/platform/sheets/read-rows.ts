import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { invalidFields, type Refusal, type Result, refusal } from '#domain/values/refusal.ts'
import { createConcurrencyLimiter } from '#server/platform/concurrency-limiter.ts'
import { isArchive, isSoundArchive } from './archive.ts'
import { hasMoreLines } from './count-lines.ts'
import type { SheetPurpose } from './limits.ts'
import type { SheetRow } from './sheet-row.ts'
import type { SheetTask, WorkerReply } from './sheet-worker.ts'
import { tooLarge } from './take-upload.ts'

export type { SheetRow }

/** Batches of rows; the first holds the header. */
export type SheetRows = AsyncIterable<readonly SheetRow[]>

// Each worker may use the memory that the limits allow.
const limited = createConcurrencyLimiter({ concurrent: 2, queued: 6 })

/** The worker ended early: out of memory, out of time, or with an error. */
class ReadingAborted extends Error {}

/**
 * In a worker: a large sheet takes seconds to read, and a hostile one could take all memory. The worker
 * has its own memory and ends alone.
 */
const startWorker = (task: SheetTask): Worker =>
  new Worker(new URL('./sheet-worker.ts', import.meta.url), {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: task.purpose.heapMegabytes },
    execArgv: [],
    stdout: true,
    stderr: true,
  })

type NextReply = () => Promise<WorkerReply>

function workerReplies(worker: Worker): NextReply {
  const ended = Promise.withResolvers<never>()
  // The error is thrown where the rows are awaited.
  ended.promise.catch(() => {})
  worker.on('error', () => ended.reject(new ReadingAborted('The worker failed')))
  worker.on('exit', () => ended.reject(new ReadingAborted('The reading of a sheet ended early')))
  return async () => {
    const message = once(worker, 'message')
    message.catch(() => {})
    worker.postMessage('more')
    const [reply] = await Promise.race([message, ended.promise])
    return reply as WorkerReply
  }
}

async function* rowsFrom(first: WorkerReply, nextReply: NextReply): AsyncGenerator<readonly SheetRow[]> {
  for (let reply = first; reply.kind !== 'end'; reply = await nextReply()) {
    if (reply.kind !== 'rows') throw new ReadingAborted('A sheet changed while it was read')
    yield reply.rows
  }
}

async function readInWorker<T>(
  task: SheetTask,
  work: (rows: SheetRows) => Promise<Result<T>>,
): Promise<Result<T>> {
  const worker = startWorker(task)
  const timer = setTimeout(() => void worker.terminate(), task.purpose.readingMs)
  try {
    const nextReply = workerReplies(worker)
    const first = await nextReply()
    clearTimeout(timer)
    if (first.kind === 'unreadable') return refusal('unreadable-sheet')
    if (first.kind === 'too-many' || first.kind === 'too-long') return invalidFields({ file: first.kind })
    return await work(rowsFrom(first, nextReply))
  } catch (error) {
    if (error instanceof ReadingAborted) return refusal('unreadable-sheet')
    throw error
  } finally {
    clearTimeout(timer)
    await worker.terminate()
  }
}

/** Why a file is refused by its size alone, before a worker starts and anything is unpacked or parsed. */
function refusedUnread(bytes: Uint8Array, { unpackedBytes, text }: SheetPurpose): Refusal | undefined {
  if (isArchive(bytes)) return isSoundArchive(bytes, unpackedBytes) ? undefined : refusal('unreadable-sheet')
  if (!text) return refusal('unreadable-sheet')
  if (bytes.byteLength > text.bytes) return tooLarge(text.bytes)
  return hasMoreLines(bytes, text.lines) ? invalidFields({ file: 'too-many' }) : undefined
}

/**
 * Passes the rows of the first sheet, or of a list as text, on. The work starts once the whole sheet is known to be
 * readable and within the limits, so that no lock is held while it is read.
 */
export async function readRows<T>(
  bytes: Uint8Array,
  purpose: SheetPurpose,
  work: (rows: SheetRows) => Promise<Result<T>>,
): Promise<Result<T>> {
  const refused = refusedUnread(bytes, purpose)
  if (refused) return refused
  const result = await limited(() => readInWorker({ bytes, purpose }, work))
  return result.ok ? result.value : result
}
