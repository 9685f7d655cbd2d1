import { flushCompileCache } from 'node:module'
import { isArchive } from './archive.ts'
import { inspectParts } from './inspect-parts.ts'
import type { SheetPurpose } from './limits.ts'
import { readCells } from './read-cells.ts'
import { readText } from './read-text.ts'
import type { SheetRead } from './sheet-row.ts'

export type SheetTask = { readonly bytes: Uint8Array; readonly purpose: SheetPurpose }
/** A reply of the process: some rows, an error, or the end. */
export type SheetReply = SheetRead | { readonly kind: 'end' }

const rowsPerReply = 500

async function readBook(bytes: Uint8Array, purpose: SheetPurpose): Promise<SheetRead> {
  const inspection = await inspectParts(bytes, purpose)
  if (inspection === 'unsound') return { kind: 'unreadable' }
  return inspection === 'too-long' ? { kind: 'too-long' } : readCells(bytes, purpose.rows)
}

async function readSheet({ bytes, purpose }: SheetTask): Promise<SheetRead> {
  const { rows, text } = purpose
  if (isArchive(bytes)) return readBook(bytes, purpose)
  return text ? readText(bytes, rows, text) : { kind: 'unreadable' }
}

function* repliesOf(read: SheetRead): Generator<SheetReply, SheetReply> {
  if (read.kind !== 'rows') return read
  const { rows } = read
  for (let at = 0; at < rows.length; at += rowsPerReply)
    yield { kind: 'rows', rows: rows.slice(at, at + rowsPerReply) }
  return { kind: 'end' }
}

let replies: Iterator<SheetReply, SheetReply> | undefined

/** The first message is the task, each other one asks for the next reply. */
process.on('message', async (message: SheetTask | 'more') => {
  if (message !== 'more')
    replies = repliesOf(await readSheet(message).catch(() => ({ kind: 'unreadable' }) as const))
  process.send?.(replies?.next().value)
})
// At the end it would be too late: the server ends this process with a signal.
flushCompileCache()
// The server has ended.
process.on('disconnect', () => process.exit())
