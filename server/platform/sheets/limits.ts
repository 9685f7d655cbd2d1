import { rateSheetLimits } from '#domain/rates/sheet-limits.ts'

/** Limits of every sheet; Excel allows more. */
export const sheetLimits = {
  columns: rateSheetLimits.columns,
  /** Characters in one cell. */
  cellText: rateSheetLimits.characters,
  parts: 500,
  /** Of an uncompressed part, which reaches the parser as a whole. */
  storedBytes: 64 * 1024,
  /** A tag of a workbook with the text behind it; a cell of the most characters, each as an entity, has half of it. */
  runBytes: 32 * 1024,
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
  /** Of all cells together: a workbook names a text once, and any number of cells may have it. */
  readonly characters: number
  /** Of all parts of a workbook. */
  readonly unpackedBytes: number
  /** Of what the parser reads at once: shared texts and styles; all parts but the worksheets. */
  readonly tree: { readonly bytes: number; readonly tags: number }
  /** Heap of the process that reads it; exceeding it ends that process, never the server. */
  readonly heapMegabytes: number
  /** The reader takes quadratic time for a tag of megabytes. */
  readonly readingMs: number
  /** Searched in all sheets of a workbook; without it the first row of the first sheet is the header. */
  readonly header?: {
    /** Without spaces and in small letters. */
    readonly headers: readonly string[]
    /** So many of them make a row the header. */
    readonly least: number
  }
  /** A date cell with a time of day keeps it; otherwise it is a day. */
  readonly keepsTimes?: true
  /** Without it only workbooks are read. */
  readonly text?: TextLimits
}
