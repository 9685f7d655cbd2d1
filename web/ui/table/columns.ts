import type { ReactNode } from 'react'

export type TableColumn<Row> = {
  readonly id: string
  readonly header: string
  cell(row: Row): ReactNode
  /** The title of a cell whose content is not a plain text; a long cell ends in an ellipsis. */
  text?(row: Row): string
  /** Lets the header sort. Rows without a value come last. */
  readonly sort?: 'server' | ((row: Row) => string | number | undefined)
  /** Figures are aligned at the end. */
  readonly align?: 'end'
  /** Names the row for screen readers; it cannot be hidden. */
  readonly isRowHeader?: boolean
  readonly widthPx?: number
  /** Buttons for the row: they stay visible while the other columns scroll. */
  readonly isAction?: boolean
  /** A sentence that may take several lines; anything else stays on one. */
  readonly isText?: boolean
  /**
   * Its position in the row of two or three lines on narrow screens; a column without one is hidden there. `end` is at the
   * end of all lines.
   */
  readonly narrowSlot?: 'first' | 'firstEnd' | 'second' | 'secondEnd' | 'third' | 'thirdEnd' | 'end'
}

export const usualWidthPx = 140

/** A day or a time is never cut; the Chinese forms are the longest. */
export const timeWidthsPx = { date: 140, dateTime: 190 } as const

/** Money is never cut: `CNY 1,234,567.89` fits, and so does a header above it that sorts. */
export const moneyWidthPx = 144

/** Chinese collation also orders Latin text; with numbers inside names by their value. */
const collator = new Intl.Collator('zh-CN', { numeric: true })

/** Ascending; both are of the same kind, since a column has one kind of value. */
export function compareValues(one: unknown, other: unknown): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other
  return collator.compare(String(one), String(other))
}
