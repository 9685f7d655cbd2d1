import { parentPort, workerData } from 'node:worker_threads'
import { type CellsRead, readCells, type SheetRow } from './read-cells.ts'

/** A reply of the worker: some rows, an error, or the end. */
export type WorkerReply = CellsRead | { readonly kind: 'end' }

const rowsPerReply = 500

function* repliesOf(read: CellsRead): Generator<WorkerReply, WorkerReply> {
  if (read.kind !== 'rows') return read
  const rows: readonly SheetRow[] = read.rows
  for (let at = 0; at < rows.length; at += rowsPerReply)
    yield { kind: 'rows', rows: rows.slice(at, at + rowsPerReply) }
  return { kind: 'end' }
}

const read = await readCells(workerData as Uint8Array).catch(() => ({ kind: 'unreadable' }) as const)
const replies = repliesOf(read)
parentPort?.on('message', () => parentPort?.postMessage(replies.next().value))
