export type TableSort = { readonly column: string; readonly direction: 'ascending' | 'descending' }

export const tableDensities = ['normal', 'dense'] as const
export type TableDensity = (typeof tableDensities)[number]

/** Everything about a table that the user chooses: a plain value, held by the page that shows the table. */
export type TableState = {
  readonly sort: TableSort | undefined
  readonly filters: Readonly<Record<string, readonly string[]>>
  /** The server's cursor of the page; the first page has none. */
  readonly cursor: string | undefined
  readonly hidden: readonly string[]
  /** Ids of columns from first to last; the ones that are missing follow in their usual order. */
  readonly order: readonly string[]
  readonly density: TableDensity
  /** The name of the saved view that was opened last. */
  readonly view: string | undefined
}

export const plainTableState: TableState = {
  sort: undefined,
  filters: {},
  cursor: undefined,
  hidden: [],
  order: [],
  density: 'normal',
  view: undefined,
}

const isSameSort = (one: TableSort | undefined, other: TableSort) =>
  one?.column === other.column && one.direction === other.direction

/** Ascending, then descending, then in the usual order; always from the first page. */
export function sortedBy(state: TableState, column: string, usual?: TableSort): TableState {
  const shown = state.sort ?? usual
  const isUp = shown?.column === column && shown.direction === 'ascending'
  const next = { column, direction: isUp ? 'descending' : 'ascending' } as const
  const isEnd = state.sort !== undefined && isSameSort(state.sort, { column, direction: 'descending' })
  return { ...state, sort: isEnd || isSameSort(usual, next) ? undefined : next, cursor: undefined }
}

/** An empty list removes the filter; the result begins at the first page. */
export function filteredBy(state: TableState, name: string, values: readonly string[]): TableState {
  const { [name]: _, ...others } = state.filters
  const filters = values.length === 0 ? others : { ...others, [name]: values }
  return { ...state, filters, cursor: undefined }
}

export const isFiltered = ({ filters }: TableState): boolean =>
  Object.values(filters).some((values) => values.length > 0)

export const withColumn = (state: TableState, column: string, isShown: boolean): TableState => {
  const others = state.hidden.filter((id) => id !== column)
  return { ...state, hidden: isShown ? others : [...others, column] }
}

/** Every column once, in the chosen order. */
export function inOrder(columns: readonly string[], order: readonly string[]): readonly string[] {
  const chosen = order.filter((id) => columns.includes(id))
  return [...chosen, ...columns.filter((id) => !chosen.includes(id))]
}

/** One place to the front (-1) or to the back (1). */
export function withColumnMoved(
  state: TableState,
  columns: readonly string[],
  column: string,
  by: 1 | -1,
): TableState {
  const order = [...inOrder(columns, state.order)]
  const from = order.indexOf(column)
  const to = from + by
  if (from < 0 || to < 0 || to >= order.length) return state
  order.splice(from, 1)
  order.splice(to, 0, column)
  return { ...state, order }
}

/** With the columns and density of another state; filters, sort and page stay. */
export const withColumnsOf = (state: TableState, other: TableState): TableState => ({
  ...state,
  hidden: other.hidden,
  order: other.order,
  density: other.density,
})
