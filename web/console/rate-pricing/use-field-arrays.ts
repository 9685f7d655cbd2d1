import { useState } from 'react'
import type { RateKind } from '#domain/rates/rate.ts'
import { addRow, formFields, removeRow, rowKeys, setVariant } from './field-arrays.ts'
import type { Path } from './fields.ts'

/** The fields of the form. The inputs keep what is typed; this state only says which inputs there are. */
export function useFieldArrays(kind: RateKind, pricing: unknown) {
  const [fields, setFields] = useState(() => formFields(kind, pricing))
  // Never used again: an error of a removed row must not appear at a new one.
  const [nextKey, setNextKey] = useState(() => fields.length)
  const [addedRow, setAddedRow] = useState<Path>()
  const add = (array: Path, key = String(nextKey)) => {
    setFields(addRow(kind, fields, [...array, key]))
    setNextKey(nextKey + 1)
    setAddedRow([...array, key])
  }
  return {
    kind,
    fields,
    addedRow,
    add,
    remove: (row: Path) => setFields(removeRow(fields, row)),
    setVariant: (path: Path, text: string) => setFields(setVariant(kind, fields, path, text)),
    keysAt: (array: Path) => rowKeys(fields, array),
  }
}

export type FieldArrays = ReturnType<typeof useFieldArrays>
