import { readCells } from '#server/platform/sheets/read-cells.ts'

/** The cells of a small sheet, row by row. */
export async function cellsOfSheet(bytes: Uint8Array): Promise<readonly (readonly string[])[]> {
  const sheet = await readCells(bytes, { rows: 1_000, characters: 1_000_000 })
  if (sheet.kind !== 'read') throw new Error(sheet.kind)
  return [...sheet.batches].flat().map(({ cells }) => cells)
}
