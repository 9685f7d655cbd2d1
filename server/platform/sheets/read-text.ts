import { parse } from 'csv-parse/sync'
import type { TextLimits } from './limits.ts'
import { createRowCollector, type RowLimits, type SheetRead } from './sheet-row.ts'

/** UTF-8, or GB 18030 as Chinese editions of Excel write it. */
function textOf(bytes: Uint8Array): string | undefined {
  for (const encoding of ['utf-8', 'gb18030'])
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes)
    } catch {
      // Not in this encoding.
    }
  return undefined
}

/**
 * Rows of a list as text without the empty ones, numbered as a spreadsheet shows them: a line break inside a quoted
 * cell starts no new row. Throws when a quote is never closed.
 */
export function readText(bytes: Uint8Array, limits: RowLimits, { delimiters }: TextLimits): SheetRead {
  const text = textOf(bytes)
  // A NUL shows that the file is binary.
  if (text === undefined || text.includes('\0')) return { kind: 'unreadable' }
  const records: string[][] = parse(text, {
    delimiter: [...delimiters],
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: true,
    trim: true,
  })
  const collector = createRowCollector(limits)
  for (const [index, cells] of records.entries()) {
    const stop = collector.add(index + 1, cells)
    if (stop) return stop
  }
  return collector.read()
}
