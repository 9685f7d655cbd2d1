import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { refuse, refuseFields, type Verdict } from '#domain/values/refusal.ts'
import { createTurns } from '#server/platform/turns.ts'
import { sheetLimits } from './limits.ts'
import type { SheetRow } from './read-cells.ts'
import type { WorkerNews } from './sheet-worker.ts'

export type { SheetRow }

/** Some rows at a time, the header among the first. */
export type SheetRows = AsyncIterable<readonly SheetRow[]>

// Ours: each may take as much memory as the limits say.
const turn = createTurns({ atOnce: 2, waiting: 6 })

/** The worker ended before it told everything: out of memory, out of time, or by a trouble of its own. */
class ReadingEnded extends Error {}

/**
 * Away from everybody else: reading a large sheet takes seconds, and a hostile one could take all memory. There
 * it takes its own, and ends alone.
 */
const startWorker = (bytes: Uint8Array): Worker =>
  new Worker(new URL('./sheet-worker.ts', import.meta.url), {
    workerData: bytes,
    resourceLimits: { maxOldGenerationSizeMb: sheetLimits.heapMegabytes },
    execArgv: [],
    stdout: true,
    stderr: true,
  })

type Ask = () => Promise<WorkerNews>

function asking(worker: Worker): Ask {
  const ended = Promise.withResolvers<never>()
  // Heard where somebody waits for it.
  ended.promise.catch(() => {})
  worker.on('error', () => ended.reject(new ReadingEnded('A sheet broke its reading')))
  worker.on('exit', () => ended.reject(new ReadingEnded('The reading of a sheet ended early')))
  return async () => {
    const told = once(worker, 'message')
    told.catch(() => {})
    worker.postMessage('more')
    const [news] = await Promise.race([told, ended.promise])
    return news as WorkerNews
  }
}

async function* rowsFrom(first: WorkerNews, ask: Ask): AsyncGenerator<readonly SheetRow[]> {
  for (let news = first; news.kind !== 'end'; news = await ask()) {
    if (news.kind !== 'rows') throw new ReadingEnded('A sheet changed while it was read')
    yield news.rows
  }
}

async function readAway<T>(
  bytes: Uint8Array,
  work: (rows: SheetRows) => Promise<Verdict<T>>,
): Promise<Verdict<T>> {
  const worker = startWorker(bytes)
  const late = setTimeout(() => void worker.terminate(), sheetLimits.readingMs)
  try {
    const ask = asking(worker)
    const first = await ask()
    clearTimeout(late)
    if (first.kind === 'unreadable') return refuse('unreadable-sheet')
    if (first.kind === 'too-many') return refuseFields({ file: 'too-many' })
    return await work(rowsFrom(first, ask))
  } catch (error) {
    if (error instanceof ReadingEnded) return refuse('unreadable-sheet')
    throw error
  } finally {
    clearTimeout(late)
    await worker.terminate()
  }
}

/**
 * Hands on the rows of the first sheet. The work begins once the whole sheet was found readable and within the
 * limits, so nobody holds anything while it is read.
 */
export async function readRows<T>(
  bytes: Uint8Array,
  work: (rows: SheetRows) => Promise<Verdict<T>>,
): Promise<Verdict<T>> {
  const turned = await turn(() => readAway(bytes, work))
  return turned.ok ? turned.value : turned
}
