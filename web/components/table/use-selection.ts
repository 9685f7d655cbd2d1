import { useMemo, useState } from 'react'
import type { TableSelection } from '#web/ui/table/use-model.ts'

export type RowSelection<Row> = TableSelection & {
  /** The selected rows that are shown; a row of another page or filter is not selected. */
  readonly rows: readonly Row[]
  readonly isWholePage: boolean
  selectPage(): void
  clear(): void
}

const none: ReadonlySet<string> = new Set()

/** Rows of the page that is shown, for an action on several. Both arguments must be the same from render to render. */
export function useSelection<Row>(shown: readonly Row[], rowId: (row: Row) => string): RowSelection<Row> {
  const [chosen, setChosen] = useState(none)
  return useMemo(() => {
    const rows = shown.filter((row) => chosen.has(rowId(row)))
    return {
      rows,
      ids: new Set(rows.map(rowId)),
      onChange: setChosen,
      isWholePage: rows.length === shown.length,
      selectPage: () => setChosen(new Set(shown.map(rowId))),
      clear: () => setChosen(none),
    }
  }, [shown, rowId, chosen])
}
