import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { invalidFields, type Result, refusal } from '#domain/values/refusal.ts'
import { createConcurrencyLimiter } from '#server/platform/concurrency-limiter.ts'
import { sheetLimits } from './limits.ts'
import type { SheetRow } from './read-cells.ts'
import type { WorkerReply } from './sheet-worker.ts'

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
const startWorker = (bytes: Uint8Array): Worker =>
  new Worker(new URL('./sheet-worker.ts', import.meta.url), {
    workerData: bytes,
    resourceLimits: { maxOldGenerationSizeMb: sheetLimits.heapMegabytes },
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
  bytes: Uint8Array,
  work: (rows: SheetRows) => Promise<Result<T>>,
): Promise<Result<T>> {
  const worker = startWorker(bytes)
  const timer = setTimeout(() => void worker.terminate(), sheetLimits.readingMs)
  try {
    const nextReply = workerReplies(worker)
    const first = await nextReply()
    clearTimeout(timer)
    if (first.kind === 'unreadable') return refusal('unreadable-sheet')
    if (first.kind === 'too-many') return invalidFields({ file: 'too-many' })
    return await work(rowsFrom(first, nextReply))
  } catch (error) {
    if (error instanceof ReadingAborted) return refusal('unreadable-sheet')
    throw error
  } finally {
    clearTimeout(timer)
    await worker.terminate()
  }
}

/**
 * Passes the rows of the first sheet on. The work starts once the whole sheet is known to be readable and within the
 * limits, so that no lock is held while it is read.
 */
export async function readRows<T>(
  bytes: Uint8Array,
  work: (rows: SheetRows) => Promise<Result<T>>,
): Promise<Result<T>> {
  const result = await limited(() => readInWorker(bytes, work))
  return result.ok ? result.value : result
}
