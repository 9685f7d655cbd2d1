import { sheetLimits } from './limits.ts'

/** One row of a sheet: its row number and its cells as texts. */
export type SheetRow = { readonly row: number; readonly cells: readonly string[] }

export type SheetRead =
  | { readonly kind: 'rows'; readonly rows: readonly SheetRow[] }
  /** Too many rows or columns. */
  | { readonly kind: 'too-many' }
  /** A cell with too many characters. */
  | { readonly kind: 'too-long' }
  | { readonly kind: 'unreadable' }

/** Without trailing empty cells. */
function trimmed(cells: readonly string[]): readonly string[] {
  return cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1)
}

/**
 * Saves each text once, as a copy: many cells have the same one, and a part of a text keeps the whole text in memory, which
 * would be the sheet.
 */
function createTextStore(): (text: string) => string {
  const saved = new Map<string, string>()
  return (text) => {
    const known = saved.get(text)
    if (known !== undefined) return known
    const copy = Buffer.from(text).toString()
    saved.set(copy, copy)
    return copy
  }
}

/** Collects rows without the empty ones; stops at the first that exceeds a limit. */
export function createRowCollector(maxRows: number) {
  const rows: SheetRow[] = []
  const save = createTextStore()
  return {
    /** Why reading stops, if it does. */
    add(row: number, given: readonly string[]): SheetRead | undefined {
      const cells = trimmed(given)
      if (cells.length === 0) return undefined
      // The first row is the header.
      if (rows.length > maxRows || cells.length > sheetLimits.columns) return { kind: 'too-many' }
      if (cells.some((cell) => cell.length > sheetLimits.cellText)) return { kind: 'too-long' }
      rows.push({ row, cells: cells.map(save) })
      return undefined
    },
    read: (): SheetRead => ({ kind: 'rows', rows }),
  }
}
