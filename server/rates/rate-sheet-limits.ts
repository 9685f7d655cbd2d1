import { megabyte } from '#domain/files/file-kind.ts'
import { rateSheetLimits } from '#domain/rates/sheet-limits.ts'
import type { SheetPurpose } from '#server/platform/sheets/limits.ts'

// Measured: 60,000 rows with all 34 columns filled are 6 MiB, unpacked 79 to 87 MiB, and as Excel saves them 70,000 different
// texts in 2.6 MiB. They are read in 8 s with 224 MB, and in 29 s with 160 MB.
export const rateSheets: SheetPurpose = {
  rows: rateSheetLimits.rows,
  unpackedBytes: 128 * megabyte,
  // 100,000 different texts.
  tree: { bytes: 8 * megabyte, tags: 400_000 },
  heapMegabytes: 224,
  readingMs: 60_000,
}
