import { useState } from 'react'

/** A row of a form that is added and removed; its position names its fields. */
type Row<T> = { readonly key: number; readonly initial: T }

export type Rows<T> = {
  readonly rows: readonly Row<T>[]
  add(): void
  remove(key: number): void
  /** Other rows in place of these. */
  replace(contents: readonly T[], then: () => void): void
}

type RowOptions<T> = { readonly initial: readonly T[]; readonly blank: T; readonly most: number }

/** Once the rows are rendered, `onChanged` gets the position of a new row. */
export function useRows<T>(
  { initial, blank, most }: RowOptions<T>,
  onChanged: (added: number | undefined) => void,
): Rows<T> {
  const [rows, setRows] = useState<readonly Row<T>[]>(() =>
    initial.map((content, key) => ({ key, initial: content })),
  )
  const nextKey = Math.max(-1, ...rows.map(({ key }) => key)) + 1
  const change = (next: readonly Row<T>[], added?: number, then?: () => void) => {
    setRows(next)
    requestAnimationFrame(() => {
      onChanged(added)
      then?.()
    })
  }
  return {
    rows,
    add: () => {
      if (rows.length < most) change([...rows, { key: nextKey, initial: blank }], rows.length)
    },
    remove: (key) => change(rows.filter((row) => row.key !== key)),
    replace: (contents, then) =>
      change(
        contents.slice(0, most).map((content, at) => ({ key: nextKey + at, initial: content })),
        undefined,
        then,
      ),
  }
}
