/** What a sheet may hold. Excel itself allows more; nobody's rates do. */
export const sheetLimits = {
  uploadBytes: 20 * 1024 * 1024,
  /** The header apart. */
  rows: 60_000,
  columns: 60,
  /** Signs in one cell. */
  cellText: 2_000,
  deps: 500,
  unpackedBytes: 200 * 1024 * 1024,
  /** Of a part that was not packed: it reaches the parser in one piece. */
  storedBytes: 64 * 1024,
  /** What the reading may take; more of it ends the reading, never the process. */
  heapMegabytes: 448,
  readingMs: 60_000,
} as const
