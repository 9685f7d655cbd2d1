import { deserialize, serialize } from 'node:v8'
import { type SheetPurpose, sheetLimits } from './limits.ts'

/** One row of a sheet: its row number and its cells as texts. */
export type SheetRow = { readonly row: number; readonly cells: readonly string[] }

export type SheetRead =
  | { readonly kind: 'read'; readonly batches: Iterable<readonly SheetRow[]> }
  /** Too many rows or columns. */
  | { readonly kind: 'too-many' }
  /** A cell with too many characters. */
  | { readonly kind: 'too-long' }
  /** All cells together have too many characters. */
  | { readonly kind: 'too-full' }
  | { readonly kind: 'unreadable' }

/** Without trailing empty cells. */
function trimmed(cells: readonly string[]): readonly string[] {
  return cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1)
}

const batchSize = { rows: 500, characters: 256 * 1024 } as const

/**
 * Rows that wait in batches of bytes. As texts, two million different cells would take more than the heap of the process, and
 * a part of a text keeps the whole sheet in memory.
 */
class RowBatches {
  characters = 0
  rows = 0
  readonly #batches: Buffer[] = []
  #open: SheetRow[] = []
  #openCharacters = 0

  add(row: SheetRow): void {
    const characters = row.cells.reduce((sum, cell) => sum + cell.length, 0)
    this.rows += 1
    this.characters += characters
    this.#openCharacters += characters
    this.#open.push(row)
    if (this.#open.length >= batchSize.rows || this.#openCharacters >= batchSize.characters) this.#close()
  }

  #close(): void {
    this.#batches.push(serialize(this.#open))
    this.#open = []
    this.#openCharacters = 0
  }

  *[Symbol.iterator](): Generator<readonly SheetRow[]> {
    if (this.#open.length > 0) this.#close()
    for (const batch of this.#batches) yield deserialize(batch)
  }
}

export type RowLimits = Pick<SheetPurpose, 'rows' | 'characters'>

/** Collects rows without the empty ones; stops at the first that exceeds a limit. */
export function createRowCollector(limits: RowLimits) {
  const batches = new RowBatches()
  return {
    /** Why reading stops, if it does. */
    add(row: number, given: readonly string[]): SheetRead | undefined {
      const cells = trimmed(given)
      if (cells.length === 0) return undefined
      // The first row is the header.
      if (batches.rows > limits.rows || cells.length > sheetLimits.columns) return { kind: 'too-many' }
      if (cells.some((cell) => cell.length > sheetLimits.cellText)) return { kind: 'too-long' }
      batches.add({ row, cells })
      return batches.characters > limits.characters ? { kind: 'too-full' } : undefined
    },
    read: (): SheetRead => ({ kind: 'read', batches }),
  }
}
