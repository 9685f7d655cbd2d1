import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { useQueryUser } from '#web/client/query/query-client.tsx'
import {
  type TableShape,
  tableStateFromSearchParams,
  tableStateToSearchParams,
} from '#web/ui/table/table-search-params.ts'
import { filteredBy, plainTableState, type TableState, withColumnsOf } from '#web/ui/table/table-state.ts'
import { useStored, writeStored } from './browser-storage.ts'
import { pagesBefore, previousOf, rememberPrevious } from './previous-pages.ts'
import { ownParams, withOwnParams } from './table-params.ts'
import { preferencesKey, readPreferences, viewStorage, writePreferences } from './table-preferences.ts'

export type TableList = {
  /** Names the columns and views of this list in the storage of the browser. */
  readonly name: string
  readonly columns: readonly string[]
  readonly filters?: readonly string[]
  /** Columns that are hidden until the user shows them. */
  readonly hidden?: readonly string[]
  /** The filters of a URL that names none. */
  readonly usualFilters?: TableState['filters']
  /** Begins the names of its parameters; the second of two tables on a page has one. */
  readonly prefix?: string
}

type Filters = Readonly<Record<string, string>>

const filtersText = ({ filters }: TableState, shape: TableShape) =>
  tableStateToSearchParams({ ...shape.usual, filters }, shape).toString()

/** The columns and density of one list, in the storage of the browser, for each user. */
function useShape(list: TableList) {
  const table = `${list.name}:${useQueryUser()}`
  const stored = useStored(preferencesKey(table))
  return useMemo(() => {
    const { columns, filters = [], hidden = [], usualFilters = {} } = list
    const defaults: TableState = { ...plainTableState, filters: usualFilters, hidden }
    const shapeWith = (usual: TableState): TableShape => ({ columns, filters, usual })
    return {
      table,
      storage: viewStorage(table),
      /** What the reset goes back to, and what a saved view leaves out. */
      defaults: shapeWith(defaults),
      shape: shapeWith({ ...defaults, ...readPreferences(stored, columns, defaults) }),
    }
  }, [list, table, stored])
}

/**
 * The state of a table: filters, sort and page in the URL, columns and density in the browser's storage. A URL that names
 * columns wins until the user changes them. The list must be the same object from render to render.
 */
export function useTableState(list: TableList) {
  const { prefix = '' } = list
  const [params, setParams] = useSearchParams()
  const { table, storage, defaults, shape } = useShape(list)
  const own = useMemo(() => ownParams(params, prefix), [params, prefix])
  const state = useMemo(() => tableStateFromSearchParams(own, shape), [own, shape])
  // A cursor belongs to one order of one selection of rows.
  const pages = `${table}?${tableStateToSearchParams({ ...shape.usual, sort: state.sort, filters: state.filters }, shape)}`
  const paramsOf = (next: TableState, usual = shape.usual) =>
    withOwnParams(params, prefix, tableStateToSearchParams(next, { ...shape, usual }, own))
  const onStateChange = (next: TableState) => {
    const isArranged = writePreferences(next) !== writePreferences(state)
    if (isArranged) writeStored(preferencesKey(table), writePreferences(next))
    const usual = isArranged ? withColumnsOf(shape.usual, next) : shape.usual
    // Another page or other rows are a step that Back undoes; an order or a column is not.
    const isStep = next.cursor !== state.cursor || filtersText(next, shape) !== filtersText(state, shape)
    const nextParams = paramsOf(next, usual)
    if (next.cursor !== undefined && next.cursor !== state.cursor && !previousOf(pages, next.cursor))
      rememberPrevious(pages, next.cursor, state.cursor)
    if (nextParams.toString() === params.toString()) return
    setParams(nextParams, { replace: !isStep, preventScrollReset: true })
  }
  return {
    state,
    onStateChange,
    shape,
    defaults,
    storage,
    /** Names the list in the storage of the browser. */
    name: table,
    previous: previousOf(pages, state.cursor),
    pagesBefore: pagesBefore(pages, state.cursor),
    ...filterTools(state, shape, onStateChange, paramsOf),
  }
}

function filterTools(
  state: TableState,
  shape: TableShape,
  onStateChange: (next: TableState) => void,
  paramsOf: (next: TableState) => URLSearchParams,
) {
  const filtered = (filters: Filters) =>
    Object.entries(filters).reduce(
      (next, [name, value]) => filteredBy(next, name, value === '' ? [] : [value]),
      state,
    )
  return {
    /** The value of a filter with one value. */
    filter: (name: string): string => state.filters[name]?.[0]?.trim() ?? '',
    /** An empty text removes a filter. */
    setFilters: (filters: Filters) => onStateChange(filtered(filters)),
    urlFor: (filters: Filters) => `?${paramsOf(filtered(filters))}`,
    clear: () => onStateChange({ ...state, filters: shape.usual.filters, cursor: undefined }),
  }
}

export type TableControl = ReturnType<typeof useTableState>

/** A value of a filter, if it is one of the known ones. */
export const oneOf = <T extends string>(known: readonly T[], text: string): T | undefined =>
  known.find((value) => value === text)
