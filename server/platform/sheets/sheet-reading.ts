import { isArchive } from './archive.ts'
import { inspectParts } from './inspect-parts.ts'
import type { SheetPurpose } from './limits.ts'
import { readCells } from './read-cells.ts'
import { readText } from './read-text.ts'
import type { SheetRead, SheetRow } from './sheet-row.ts'

export type SheetTask = { readonly bytes: Uint8Array; readonly purpose: SheetPurpose }
/** A reply of the reading: some rows, an error, or the end. */
export type SheetReply =
  | Exclude<SheetRead, { kind: 'read' }>
  | { readonly kind: 'rows'; readonly rows: readonly SheetRow[] }
  | { readonly kind: 'end' }

async function readBook(bytes: Uint8Array, purpose: SheetPurpose): Promise<SheetRead> {
  const inspection = await inspectParts(bytes, purpose)
  if (inspection === 'unsound') return { kind: 'unreadable' }
  return inspection === 'too-long' ? { kind: 'too-long' } : readCells(bytes, purpose)
}

async function readSheet({ bytes, purpose }: SheetTask): Promise<SheetRead> {
  if (isArchive(bytes)) return readBook(bytes, purpose)
  return purpose.text ? readText(bytes, purpose, purpose.text) : { kind: 'unreadable' }
}

function* repliesOf(read: SheetRead): Generator<SheetReply, SheetReply> {
  if (read.kind !== 'read') return read
  for (const rows of read.batches) yield { kind: 'rows', rows }
  return { kind: 'end' }
}

/** Answers the messages of one reading: the first is the task, each other one asks for the next reply. */
export function createReading(): (message: SheetTask | 'more') => Promise<SheetReply | undefined> {
  let replies: Iterator<SheetReply, SheetReply> | undefined
  return async (message) => {
    if (message !== 'more')
      replies = repliesOf(await readSheet(message).catch(() => ({ kind: 'unreadable' }) as const))
    return replies?.next().value
  }
}
