import { readCells } from '#server/platform/sheets/read-cells.ts'
import { unzipFile } from './unzip.ts'

/** The cells of a small sheet, row by row. */
export async function cellsOfSheet(bytes: Uint8Array): Promise<readonly (readonly string[])[]> {
  const sheet = await readCells(bytes, { rows: 1_000, characters: 1_000_000 })
  if (sheet.kind !== 'read') throw new Error(sheet.kind)
  return [...sheet.batches].flat().map(({ cells }) => cells)
}

/** The cells of a streamed sheet by their columns, row by row; it may be wider than what we take from users. */
export function cellsOfWideSheet(bytes: Buffer): readonly ReadonlyMap<string, string>[] {
  const xml = unzipFile(bytes, 'xl/worksheets/sheet1.xml')
  return [...xml.matchAll(/<row [^>]*>(.*?)<\/row>/gs)].map(
    ([, row = '']) =>
      new Map(
        [...row.matchAll(/<c r="([A-Z]+)\d+"[^>]*>.*?<(?:t|v)[^>]*>(.*?)<\/(?:t|v)>/gs)].map(
          ([, column = '', text = '']) => [column, text],
        ),
      ),
  )
}
