import { cellRef, streamXlsxRows } from 'hucre/xlsx'
import { partsOf } from './archive.ts'
import { uncalculatedFormulas } from './formulas.ts'
import type { SheetPurpose } from './limits.ts'
import { plainHeader } from './plain-header.ts'
import { typedText } from './quoted.ts'
import { createRowCollector, type SheetRead } from './sheet-row.ts'
import { worksheetsOf } from './worksheets.ts'

/** Excel stores fifteen significant digits; further ones are rounding noise. */
const excelDigits = 15

/** A character reference may name what no text has and no database stores. */
const storable = (text: string): string => text.toWellFormed().replaceAll('\0', '\uFFFD')

/** A date in a sheet has no time zone: it is the day, or the time, as typed. */
function dateText(value: Date, keepsTimes: boolean): string {
  if (Number.isNaN(value.getTime())) return ''
  // Excel counts in parts of a day, which are not whole seconds.
  const text = new Date(Math.round(value.getTime() / 60_000) * 60_000).toISOString()
  const time = text.slice(11, 16)
  return keepsTimes && time !== '00:00' ? `${text.slice(0, 10)} ${time}` : value.toISOString().slice(0, 10)
}

function textOf(value: unknown, keepsTimes = false): string {
  if (typeof value === 'string') return typedText(storable(value))
  if (typeof value === 'number') return String(Number(value.toPrecision(excelDigits)))
  if (value instanceof Date) return dateText(value, keepsTimes)
  return typeof value === 'boolean' ? String(value).toUpperCase() : ''
}

/** A cover and a few lines above the header are usual; more would take time to search. */
const searched = { sheets: 10, rows: 60 } as const

type Place = { readonly sheet: number; readonly row: number }

/** The first row with enough of the headers, in any sheet; undefined if there is none. */
async function findHeader(
  bytes: Uint8Array,
  sheets: number,
  { headers, least }: NonNullable<SheetPurpose['header']>,
): Promise<Place | undefined> {
  const known = new Set(headers)
  for (let sheet = 0; sheet < Math.min(sheets, searched.sheets); sheet += 1)
    for await (const { index, values } of streamXlsxRows(bytes, { sheet, maxRows: searched.rows })) {
      const found = new Set(
        values.map((value) => plainHeader(textOf(value))).filter((text) => known.has(text)),
      )
      if (found.size >= least) return { sheet, row: index + 1 }
    }
  return undefined
}

/**
 * Rows of the sheet with the header, or of the first one, without the empty rows. A formula without a result is read as
 * its text, such as `=A1*2`. Throws when the file is no workbook.
 */
export async function readCells(
  bytes: Uint8Array,
  limits: Pick<SheetPurpose, 'rows' | 'characters' | 'header' | 'keepsTimes'>,
): Promise<SheetRead> {
  const collector = createRowCollector(limits)
  const sheets = await worksheetsOf(partsOf(bytes) ?? [])
  const header = limits.header && (await findHeader(bytes, sheets.length, limits.header))
  const { sheet, row: first } = header ?? { sheet: 0, row: 1 }
  const formulas = await uncalculatedFormulas(sheets[sheet])
  for await (const { index, values } of streamXlsxRows(bytes, { sheet })) {
    if (index + 1 < first) continue
    const texts =
      formulas.size === 0
        ? values.map((value) => textOf(value, limits.keepsTimes))
        : values.map((value, column) =>
            textOf(formulas.get(cellRef(index, column)) ?? value, limits.keepsTimes),
          )
    const stop = collector.add(index + 1, texts)
    if (stop) return stop
  }
  return collector.read()
}
