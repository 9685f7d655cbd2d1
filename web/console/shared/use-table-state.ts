import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import {
  type TableShape,
  tableStateFromSearchParams,
  tableStateToSearchParams,
} from '#web/ui/table/table-search-params.ts'
import { filteredBy, type TableState } from '#web/ui/table/table-state.ts'

/** The parameters whose names begin with a prefix, without it; the second of two tables on a page has one. */
const ownParams = (params: URLSearchParams, prefix: string) =>
  new URLSearchParams(
    [...params].flatMap(([name, value]) =>
      name.startsWith(prefix) ? [[name.slice(prefix.length), value]] : [],
    ),
  )

function withOwnParams(params: URLSearchParams, prefix: string, own: URLSearchParams): URLSearchParams {
  const others = prefix === '' ? [] : [...params].filter(([name]) => !name.startsWith(prefix))
  return new URLSearchParams([...others, ...[...own].map(([name, value]) => [`${prefix}${name}`, value])])
}

/** The state of a table, stored in the URL. The shape must be the same object from render to render. */
export function useTableState(shape: TableShape, prefix = '') {
  const [params, setParams] = useSearchParams()
  const own = useMemo(() => ownParams(params, prefix), [params, prefix])
  const state = useMemo(() => tableStateFromSearchParams(own, shape), [own, shape])
  const paramsOf = (next: TableState) =>
    withOwnParams(params, prefix, tableStateToSearchParams(next, shape, own))
  const onStateChange = (next: TableState) => setParams(paramsOf(next), { preventScrollReset: true })
  const filtered = (filters: Readonly<Record<string, string>>) =>
    Object.entries(filters).reduce(
      (next, [name, value]) => filteredBy(next, name, value === '' ? [] : [value]),
      state,
    )
  return {
    shape,
    state,
    onStateChange,
    /** The value of a filter with one value. */
    filter: (name: string): string => state.filters[name]?.[0]?.trim() ?? '',
    /** An empty text removes a filter. */
    setFilters: (filters: Readonly<Record<string, string>>) => onStateChange(filtered(filters)),
    urlFor: (filters: Readonly<Record<string, string>>) => `?${paramsOf(filtered(filters))}`,
    clear: () => onStateChange({ ...state, filters: shape.usual.filters, cursor: undefined }),
  }
}

export type TableUrl = ReturnType<typeof useTableState>

/** A value of a filter, if it is one of the known ones. */
export const oneOf = <T extends string>(known: readonly T[], text: string): T | undefined =>
  known.find((value) => value === text)
