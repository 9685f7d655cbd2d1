import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useSession } from '#web/client/session-state.ts'
import {
  type TableShape,
  tableStateFromSearchParams,
  tableStateToSearchParams,
} from '#web/ui/table/table-search-params.ts'
import { plainTableState, type TableState } from '#web/ui/table/table-state.ts'
import { readPreferences, viewStorage, writePreferences } from './table-preferences.ts'

type Listed = {
  /** Names the table in the storage of the browser. */
  readonly name: string
  readonly columns: readonly string[]
  readonly filters?: readonly string[]
  /** Columns that are hidden until the user shows them. */
  readonly hidden?: readonly string[]
}

const none: readonly string[] = []

/** The state of a table: filters, sort and page in the URL, columns and density also in the browser's storage. */
export function useTableState({ name, columns, filters = none, hidden = none }: Listed) {
  const person = useSession((state) => state.person?.id ?? '')
  const [params, setParams] = useSearchParams()
  const [table] = useState(`${name}:${person}`)
  const [storage] = useState(() => viewStorage(table))
  const [usual] = useState<TableState>(() => ({ ...plainTableState, ...readPreferences(table, hidden) }))
  const defaults: TableState = useMemo(() => ({ ...plainTableState, hidden }), [hidden])
  const shape: TableShape = useMemo(() => ({ columns, filters, usual }), [columns, filters, usual])
  const state = useMemo(() => tableStateFromSearchParams(params, shape), [params, shape])
  const onStateChange = (next: TableState) => {
    writePreferences(table, next)
    // Another page is a step that Back undoes; a filter or a column is not.
    const replace = next.cursor === state.cursor
    setParams((now) => tableStateToSearchParams(next, shape, now), { replace, preventScrollReset: true })
  }
  return { state, onStateChange, shape, storage, defaults }
}

export type TableControl = ReturnType<typeof useTableState>
