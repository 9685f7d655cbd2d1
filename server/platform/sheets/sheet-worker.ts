import { parentPort, workerData } from 'node:worker_threads'
import { type CellsRead, readCells, type SheetRow } from './read-cells.ts'

/** What the worker answers each time it is asked: some rows, how the reading failed, or nothing more. */
export type WorkerNews = CellsRead | { readonly kind: 'end' }

const rowsAtOnce = 500

function* newsOf(found: CellsRead): Generator<WorkerNews, WorkerNews> {
  if (found.kind !== 'rows') return found
  const rows: readonly SheetRow[] = found.rows
  for (let at = 0; at < rows.length; at += rowsAtOnce)
    yield { kind: 'rows', rows: rows.slice(at, at + rowsAtOnce) }
  return { kind: 'end' }
}

const found = await readCells(workerData as Uint8Array).catch(() => ({ kind: 'unreadable' }) as const)
const news = newsOf(found)
parentPort?.on('message', () => parentPort?.postMessage(news.next().value))
