/** Limits of every sheet; Excel allows more. */
export const sheetLimits = {
  uploadBytes: 20 * 1024 * 1024,
  columns: 60,
  /** Characters in one cell. */
  cellText: 2_000,
  parts: 500,
  /** Of an uncompressed part, which reaches the parser as a whole. */
  storedBytes: 64 * 1024,
} as const

/** The limits of a list as text, in bytes and in lines; a quoted cell may hold several lines. */
export type TextLimits = {
  readonly bytes: number
  readonly lines: number
  readonly delimiters: readonly string[]
}

/** How much is read, by what a sheet is for. */
export type SheetPurpose = {
  /** Without the header. */
  readonly rows: number
  /** Of all parts of a workbook. */
  readonly unpackedBytes: number
  /** Heap of the worker; exceeding it ends the worker, never the process. */
  readonly heapMegabytes: number
  /** The reader takes quadratic time for a tag of megabytes. */
  readonly readingMs: number
  /** Without it only workbooks are read. */
  readonly text?: TextLimits
}
