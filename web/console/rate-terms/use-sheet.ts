import { useState } from 'react'
import type { RateKind } from '#domain/rates/rate.ts'
import { fieldsOf, openingAt, reshaped, rowKeys, withoutRow, withRow } from './rows.ts'

type Path = readonly string[]

/** The fields of a form and how they become more or fewer; what is typed into them they keep themselves. */
export function useSheet(kind: RateKind, terms: unknown) {
  const [leaves, setLeaves] = useState(() => fieldsOf(kind, terms))
  // A number is given once: what was said of a row that is gone is not said of the next.
  const [nextRow, setNextRow] = useState(() => leaves.length)
  /** The row that was added last, so that the typing goes on there. */
  const [added, setAdded] = useState<Path>()
  const add = (part: Path, key = String(nextRow)) => {
    const opening = openingAt(kind, part)
    if (!opening) return
    setLeaves(withRow(leaves, opening, part, key))
    setNextRow(nextRow + 1)
    setAdded([...part, key])
  }
  return {
    kind,
    leaves,
    added,
    add,
    remove: (row: Path) => setLeaves(withoutRow(leaves, row)),
    reshape: (path: Path, text: string) => setLeaves(reshaped(leaves, path, text)),
    keysOf: (part: Path) => rowKeys(leaves, part),
  }
}

export type Sheet = ReturnType<typeof useSheet>
