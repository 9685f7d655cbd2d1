import { megabyte } from '#domain/files/file-kind.ts'
import { rateSheetLimits } from '#domain/rates/sheet-limits.ts'
import type { SheetPurpose } from '#server/platform/sheets/limits.ts'
import { allHeaders } from './sheet-columns.ts'

/** Of a workbook saved by Excel, which lists each text once; a text has four tags and up to 50 bytes. */
const differentTexts = 100_000

// Measured: 60,000 rows with all 34 columns filled are 6 MiB, unpacked 79 to 87 MiB, with 19 million characters, and as Excel
// saves them 70,000 different texts in 2.6 MiB.
export const rateSheets: SheetPurpose = {
  rows: rateSheetLimits.rows,
  header: { headers: allHeaders, least: 5 },
  characters: 24_000_000,
  unpackedBytes: 128 * megabyte,
  tree: { bytes: 50 * differentTexts, tags: 4 * differentTexts },
  heapMegabytes: 160,
  readingMs: 30_000,
}
