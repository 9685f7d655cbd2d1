import { megabyte } from '#domain/files/file-kind.ts'
import type { SheetPurpose } from '#server/platform/sheets/limits.ts'

// Measured: 60,000 rows with every column filled are 87 MiB, and are read with 192 MB, though slowly.
export const rateSheets: SheetPurpose = {
  rows: 60_000,
  unpackedBytes: 128 * megabyte,
  heapMegabytes: 320,
  readingMs: 60_000,
}
