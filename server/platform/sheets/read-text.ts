import { parse } from 'csv-parse/sync'
import type { TextLimits } from './limits.ts'
import { typedText } from './quoted.ts'
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

/** Characters that no text has; the first words of a PDF, a page or a letter, which are no list either. */
const binary = /[^\P{Cc}\s\u0080-\u009f]/u
const otherFormats = /^\s*(%PDF-|<[!?a-z]|\{\\rtf)/i

const isNoList = (text: string): boolean => binary.test(text) || otherFormats.test(text)

/**
 * Rows of a list as text without the empty ones, numbered as a spreadsheet shows them: a line break inside a quoted
 * cell starts no new row. Throws when a quote is never closed.
 */
export function readText(bytes: Uint8Array, limits: RowLimits, { delimiters }: TextLimits): SheetRead {
  const text = textOf(bytes)
  if (text === undefined || isNoList(text)) return { kind: 'unreadable' }
  const records: string[][] = parse(text, {
    delimiter: [...delimiters],
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: true,
    trim: true,
  })
  const collector = createRowCollector(limits)
  for (const [index, cells] of records.entries()) {
    const stop = collector.add(index + 1, cells.map(typedText))
    if (stop) return stop
  }
  return collector.read()
}
