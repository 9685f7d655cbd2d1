/** Limits of a sheet; Excel allows more, but no rate sheet needs it. */
export const sheetLimits = {
  uploadBytes: 20 * 1024 * 1024,
  /** Without the header. */
  rows: 60_000,
  columns: 60,
  /** Characters in one cell. */
  cellText: 2_000,
  deps: 500,
  unpackedBytes: 200 * 1024 * 1024,
  /** Of an uncompressed part, which reaches the parser as a whole. */
  storedBytes: 64 * 1024,
  /** Limits of the worker; exceeding them ends the worker, never the process. */
  heapMegabytes: 448,
  readingMs: 60_000,
} as const
