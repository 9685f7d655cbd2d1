import type { Language } from '#domain/brands/brand.ts'
import type { ImportedKind } from '#domain/rates/rate.ts'
import { type SheetCell, writeSheet } from '#server/platform/sheets/write-sheet.ts'
import { headerOf, rateColumns } from '#server/rates/sheets/sheet-columns.ts'

type Row = Record<string, SheetCell>

/** A lane as a row of a sheet. */
export const laneRow = (code: string, change: Row = {}): Row => ({
  code,
  carrier: 'MNRQ',
  service: 'QE1',
  pol: 'CNNGB',
  pod: 'NLRTM',
  'freight.20GP': 1150,
  'freight.40HQ': 2100.5,
  surcharges: 'BAF 120 container',
  validFrom: '2026-11-01',
  validTo: '2099-12-31',
  'cost.20GP': 900,
  ...change,
})

export const truckRow = (code: string, change: Row = {}): Row => ({
  code,
  port: 'CNTAO',
  pickUpPlace: 'QQCTU',
  district: '370211',
  'prices.20GP': 800,
  tollPerVehicle: 60,
  validFrom: '2026-11-01',
  validTo: '2099-12-31',
  ...change,
})

async function* rowsOf(kind: ImportedKind, rows: Iterable<Row>) {
  for (const row of rows) yield rateColumns[kind].map(({ key }) => row[key] ?? null)
}

export async function sheetOf(
  kind: ImportedKind,
  rows: Iterable<Row>,
  language: Language = 'en',
): Promise<Buffer> {
  const columns = rateColumns[kind].map((column) => ({ header: headerOf(column, language), width: 12 }))
  const pieces: Uint8Array[] = []
  for await (const piece of writeSheet({ name: 'Rates', columns }, rowsOf(kind, rows))) pieces.push(piece)
  return Buffer.concat(pieces)
}
