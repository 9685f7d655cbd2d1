import type { TableDensity, TableSort, TableState } from './table-state.ts'

/** The columns and filters a table has; anything else in a URL is ignored. */
export type TableShape = {
  readonly columns: readonly string[]
  readonly filters: readonly string[]
  /** The state of a URL without any of the table's parameters. */
  readonly usual: TableState
}

const names = {
  sort: 'sort',
  cursor: 'after',
  hidden: 'hide',
  order: 'order',
  density: 'density',
  view: 'view',
} as const
const reserved: ReadonlySet<string> = new Set(Object.values(names))
const densities: readonly TableDensity[] = ['normal', 'dense']
const maxValues = 50

function expectFreeNames({ filters }: TableShape): void {
  const taken = filters.find((name) => reserved.has(name))
  if (taken !== undefined) throw new Error(`a filter may not be called ${taken}`)
}

const formatSort = (sort: TableSort | undefined) =>
  sort ? `${sort.direction === 'descending' ? '-' : ''}${sort.column}` : ''

function readSort(text: string | null, { columns, usual }: TableShape): TableSort | undefined {
  if (text === null) return usual.sort
  const column = text.replace(/^-/, '')
  if (!columns.includes(column)) return text === '' ? undefined : usual.sort
  return { column, direction: text.startsWith('-') ? 'descending' : 'ascending' }
}

function readColumns(text: string | null, columns: readonly string[], usual: readonly string[]) {
  if (text === null) return usual
  const known = text.split(',').filter((id) => columns.includes(id))
  return [...new Set(known)]
}

const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((value, index) => value === other[index])

/**
 * The query of a state, with only what differs from the usual one. Other parameters are kept; the table's own
 * are written again in a fixed order, so that one state has one URL.
 */
export function tableStateToSearchParams(
  state: TableState,
  shape: TableShape,
  others: URLSearchParams = new URLSearchParams(),
): URLSearchParams {
  expectFreeNames(shape)
  const { usual } = shape
  const params = new URLSearchParams(others)
  for (const name of [...reserved, ...shape.filters]) params.delete(name)
  const put = (name: string, text: string, usually: string) => {
    if (text !== usually) params.set(name, text)
  }
  for (const name of shape.filters) {
    const values = state.filters[name] ?? []
    if (isSame(values, usual.filters[name] ?? [])) continue
    for (const value of values.length > 0 ? values : ['']) params.append(name, value)
  }
  put(names.sort, formatSort(state.sort), formatSort(usual.sort))
  put(names.hidden, state.hidden.join(','), usual.hidden.join(','))
  put(names.order, state.order.join(','), usual.order.join(','))
  put(names.density, state.density, usual.density)
  put(names.view, state.view ?? '', usual.view ?? '')
  put(names.cursor, state.cursor ?? '', usual.cursor ?? '')
  return params
}

function readFilters(params: URLSearchParams, { filters, usual }: TableShape): TableState['filters'] {
  const read = filters.map((name) => {
    const values = params.getAll(name)
    if (values.length === 0) return [name, usual.filters[name] ?? []] as const
    return [name, [...new Set(values)].filter((value) => value !== '').slice(0, maxValues)] as const
  })
  return Object.fromEntries(read.filter(([, values]) => values.length > 0))
}

/** The state of a query; unknown columns, filters and values are left out. */
export function tableStateFromSearchParams(params: URLSearchParams, shape: TableShape): TableState {
  expectFreeNames(shape)
  const { columns, usual } = shape
  const textOf = (name: string, usually: string | undefined) => {
    const text = params.get(name)
    return text === null ? usually : text || undefined
  }
  return {
    sort: readSort(params.get(names.sort), shape),
    filters: readFilters(params, shape),
    cursor: textOf(names.cursor, usual.cursor),
    hidden: readColumns(params.get(names.hidden), columns, usual.hidden),
    order: readColumns(params.get(names.order), columns, usual.order),
    density: densities.find((density) => density === params.get(names.density)) ?? usual.density,
    view: textOf(names.view, usual.view),
  }
}
