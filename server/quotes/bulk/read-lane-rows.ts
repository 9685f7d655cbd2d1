import { CsvError } from 'csv-parse'
import { parse } from 'csv-parse/sync'
import { cellDelimiters, laneSheetLimits, type ParsedRow, parseSheet } from '#domain/quotes/parse-lanes.ts'
import { invalidFields, ok, type Result, refusal } from '#domain/values/refusal.ts'
import { readRows, type SheetRow } from '#server/platform/sheets/read-rows.ts'

/** Including the heading row. */
const maxRows = laneSheetLimits.rows + 1

const tooMany = () => invalidFields({ file: 'too-many' })

async function workbookRows(bytes: Uint8Array): Promise<Result<readonly SheetRow[]>> {
  return readRows(bytes, async (some) => {
    const rows: SheetRow[] = []
    for await (const more of some) {
      rows.push(...more)
      if (rows.length > maxRows) return tooMany()
    }
    return ok(rows)
  })
}

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

/** Rows are numbered as a spreadsheet shows them: a line break inside a quoted cell starts no new row. */
function csvRows(text: string): readonly SheetRow[] {
  const records: string[][] = parse(text, {
    delimiter: [...cellDelimiters],
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: true,
    trim: true,
  })
  return records.map((cells, index) => ({ row: index + 1, cells }))
}

function textRows(bytes: Uint8Array): Result<readonly SheetRow[]> {
  const text = textOf(bytes)
  // A NUL shows that the file is binary.
  if (text === undefined || text.includes('\0')) return refusal('unreadable-sheet')
  try {
    const rows = csvRows(text).filter(({ cells }) => cells.some((cell) => cell !== ''))
    return rows.length > maxRows ? tooMany() : ok(rows)
  } catch (error) {
    // For example a quote that is never closed.
    if (error instanceof CsvError) return refusal('unreadable-sheet')
    throw error
  }
}

// PKWARE APPNOTE 4.3.7: the first bytes of an .xlsx file.
const archiveSign = Buffer.from('PK\u0003\u0004', 'latin1')

const rowsOf = async (bytes: Uint8Array): Promise<Result<readonly SheetRow[]>> =>
  archiveSign.equals(bytes.subarray(0, archiveSign.length)) ? workbookRows(bytes) : textRows(bytes)

/** The lanes of a workbook or a CSV file, recognised by the content and not by the file name. */
export async function readLaneRows(bytes: Uint8Array): Promise<Result<readonly ParsedRow[]>> {
  const rows = await rowsOf(bytes)
  if (!rows.ok) return rows
  const parsed = parseSheet(rows.value)
  return parsed.length > laneSheetLimits.rows ? tooMany() : ok(parsed)
}
