import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { invalidFields, type Refusal, type Result, refusal } from '#domain/values/refusal.ts'
import { createConcurrencyLimiter } from '#server/platform/concurrency-limiter.ts'
import { isArchive, isSoundArchive } from './archive.ts'
import { hasMoreLines } from './count-lines.ts'
import type { SheetPurpose } from './limits.ts'
import type { SheetReply, SheetTask } from './sheet-process.ts'
import type { SheetRow } from './sheet-row.ts'
import { tooLarge } from './take-upload.ts'

export type { SheetRow }

/** Batches of rows; the first holds the header. */
export type SheetRows = AsyncIterable<readonly SheetRow[]>

// Each process may use the memory that the limits allow.
const limited = createConcurrencyLimiter({ concurrent: 2, queued: 6 })

/** The process ended early: out of memory, out of time, or with an error. */
class ReadingAborted extends Error {}

const processFile = fileURLToPath(new URL('./sheet-process.ts', import.meta.url))

/**
 * In a process of its own: a large sheet takes seconds to read, and a hostile one could take all memory. A worker thread
 * that runs out of memory may end the whole server with it; a process ends alone, and gives its memory back.
 */
const startReading = ({ heapMegabytes }: SheetPurpose): ChildProcess =>
  fork(processFile, {
    // A small young generation: with the usual one the process takes a third more memory, and no less time.
    execArgv: [`--max-old-space-size=${heapMegabytes}`, '--max-semi-space-size=2'],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    // No secret of the server belongs there. The folder of compiled code makes the start three times as fast.
    env: { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE },
  })

type NextReply = (message: SheetTask | 'more') => Promise<SheetReply>

function repliesOf(reading: ChildProcess): NextReply {
  const ended = Promise.withResolvers<never>()
  // The error is thrown where the rows are awaited.
  ended.promise.catch(() => {})
  reading.on('error', () => ended.reject(new ReadingAborted('The process failed')))
  reading.on('exit', () => ended.reject(new ReadingAborted('The reading of a sheet ended early')))
  return async (message) => {
    const reply = once(reading, 'message')
    reply.catch(() => {})
    // An error is that of a process that has ended.
    reading.send(message, () => {})
    const [received] = await Promise.race([reply, ended.promise])
    return received as SheetReply
  }
}

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
  const reading = startReading(task.purpose)
  const end = () => void reading.kill('SIGKILL')
  const timer = setTimeout(end, task.purpose.readingMs)
  try {
    const nextReply = repliesOf(reading)
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
