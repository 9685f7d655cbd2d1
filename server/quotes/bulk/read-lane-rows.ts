import { megabyte } from '#domain/files/file-kind.ts'
import {
  cellDelimiters,
  laneSheetLimits,
  laneTextLimits,
  type ParsedRow,
  parseSheet,
} from '#domain/quotes/lanes/parse-lanes.ts'
import type { Result } from '#domain/values/refusal.ts'
import type { SheetPurpose } from '#server/platform/sheets/limits.ts'
import { readRows, type SheetRow } from '#server/platform/sheets/read-rows.ts'

// Measured: a text of 1 MiB and a workbook of 10 MiB are read with 64 MB, and within two seconds.
export const laneSheets: SheetPurpose = {
  rows: laneSheetLimits.rows,
  characters: 1_000_000,
  unpackedBytes: 10 * megabyte,
  tree: { bytes: 2 * megabyte, tags: 100_000 },
  heapMegabytes: 64,
  readingMs: 10_000,
  text: {
    bytes: laneTextLimits.megabytes * megabyte,
    lines: laneTextLimits.lines,
    delimiters: cellDelimiters,
  },
}

/** The lanes of a workbook or a CSV file. */
export const readLaneRows = (bytes: Uint8Array): Promise<Result<readonly ParsedRow[]>> =>
  readRows(bytes, laneSheets, async (batches) => {
    const rows: SheetRow[] = []
    for await (const batch of batches) rows.push(...batch)
    return parseSheet(rows)
  })
