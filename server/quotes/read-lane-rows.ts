import { laneLimits, type ReadRow, readSheet } from '#domain/quotes/read-lanes.ts'
import { accept, refuse, refuseFields, type Verdict } from '#domain/values/refusal.ts'
import { readRows, type SheetRow } from '#server/platform/sheets/read-rows.ts'

/** With the row of the headings. */
const mostRows = laneLimits.rows + 1

const tooMany = () => refuseFields({ file: 'too-many' })

async function workbookRows(bytes: Uint8Array): Promise<Verdict<readonly SheetRow[]>> {
  return readRows(bytes, async (some) => {
    const rows: SheetRow[] = []
    for await (const more of some) {
      rows.push(...more)
      if (rows.length > mostRows) return tooMany()
    }
    return accept(rows)
  })
}

/** UTF-8, or what Chinese editions of Excel write. */
function textOf(bytes: Uint8Array): string | undefined {
  for (const encoding of ['utf-8', 'gb18030'])
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes)
    } catch {
      // Not in this one.
    }
  return undefined
}

/** RFC 4180, the cells parted by comma, semicolon or tab; a quoted cell may hold any of them. */
const csvCell = /(?:^|[,;\t，；])(?:\s*"((?:[^"]|"")*)"\s*|([^,;\t，；]*))/gu

const cellsOf = (line: string): readonly string[] =>
  [...line.matchAll(csvCell)].map(([, quoted, plain = '']) => (quoted?.replaceAll('""', '"') ?? plain).trim())

function textRows(bytes: Uint8Array): Verdict<readonly SheetRow[]> {
  const text = textOf(bytes)
  // A text has no NUL in it.
  if (text === undefined || text.includes('\0')) return refuse('unreadable-sheet')
  const rows = text
    .split(/\r?\n/u)
    .map((line, at) => ({ row: at + 1, line }))
    .filter(({ line }) => line.trim() !== '')
  return rows.length > mostRows
    ? tooMany()
    : accept(rows.map(({ row, line }) => ({ row, cells: cellsOf(line) })))
}

// PKWARE APPNOTE 4.3.7: what an .xlsx begins with, whatever it is called.
const archiveSign = Buffer.from('PK\u0003\u0004', 'latin1')

const rowsOf = async (bytes: Uint8Array): Promise<Verdict<readonly SheetRow[]>> =>
  archiveSign.equals(bytes.subarray(0, archiveSign.length)) ? workbookRows(bytes) : textRows(bytes)

/** The lanes of a workbook or of a text; what its name says is not believed. */
export async function readLaneRows(bytes: Uint8Array): Promise<Verdict<readonly ReadRow[]>> {
  const rows = await rowsOf(bytes)
  if (!rows.ok) return rows
  const read = readSheet(rows.value)
  return read.length > laneLimits.rows ? tooMany() : accept(read)
}
