import { parentPort, workerData } from 'node:worker_threads'
import { isArchive } from './archive.ts'
import type { SheetPurpose } from './limits.ts'
import { readCells } from './read-cells.ts'
import { readText } from './read-text.ts'
import type { SheetRead } from './sheet-row.ts'

export type SheetTask = { readonly bytes: Uint8Array; readonly purpose: SheetPurpose }
/** A reply of the worker: some rows, an error, or the end. */
export type WorkerReply = SheetRead | { readonly kind: 'end' }

const rowsPerReply = 500

async function readSheet({ bytes, purpose: { rows, text } }: SheetTask): Promise<SheetRead> {
  if (isArchive(bytes)) return readCells(bytes, rows)
  return text ? readText(bytes, rows, text) : { kind: 'unreadable' }
}

function* repliesOf(read: SheetRead): Generator<WorkerReply, WorkerReply> {
  if (read.kind !== 'rows') return read
  const { rows } = read
  for (let at = 0; at < rows.length; at += rowsPerReply)
    yield { kind: 'rows', rows: rows.slice(at, at + rowsPerReply) }
  return { kind: 'end' }
}

const read = await readSheet(workerData as SheetTask).catch(() => ({ kind: 'unreadable' }) as const)
const replies = repliesOf(read)
parentPort?.on('message', () => parentPort?.postMessage(replies.next().value))
