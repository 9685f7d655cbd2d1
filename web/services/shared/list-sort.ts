import { isDescending, sortField } from '#domain/values/sort.ts'
import type { Column } from '#web/ui/data-table.tsx'
import type { SortDirection } from '#web/ui/data-table-header.tsx'

/** The key of the order in a URL: `sort=area`, or `sort=-area` for descending. */
export const sortKey = 'sort'

export type ListSort = { readonly key: string; readonly direction: SortDirection }

/** The order in the URL; one that no column has is no order. */
export function sortIn<Row>(
  params: URLSearchParams,
  columns: readonly Pick<Column<Row>, 'key' | 'sortBy'>[],
): ListSort | undefined {
  const text = params.get(sortKey) ?? ''
  const column = columns.find(({ key, sortBy }) => sortBy && key === sortField(text))
  return column && { key: column.key, direction: isDescending(text) ? 'descending' : 'ascending' }
}

/** What a click on a header leads to: ascending, then descending, then the usual order. */
export function nextSort(key: string, sort: ListSort | undefined): ListSort | undefined {
  if (sort?.key !== key) return { key, direction: 'ascending' }
  return sort.direction === 'ascending' ? { key, direction: 'descending' } : undefined
}

/** The same URL in another order; the usual one is left out. */
export function withSort(params: URLSearchParams, sort: ListSort | undefined): URLSearchParams {
  const changed = new URLSearchParams(params)
  if (sort) changed.set(sortKey, `${sort.direction === 'descending' ? '-' : ''}${sort.key}`)
  else changed.delete(sortKey)
  return changed
}

const compare = (one: string | number, other: string | number, language: string): number =>
  typeof one === 'number' && typeof other === 'number'
    ? one - other
    : String(one).localeCompare(String(other), language)

/** Rows without a value come last in either direction. */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  sort: ListSort | undefined,
  language: string,
): readonly Row[] {
  const sortBy = columns.find(({ key }) => key === sort?.key)?.sortBy
  if (!sort || !sortBy) return rows
  const sign = sort.direction === 'descending' ? -1 : 1
  return rows.toSorted((first, second) => {
    const [one, other] = [sortBy(first), sortBy(second)]
    if (one === undefined || other === undefined)
      return Number(one === undefined) - Number(other === undefined)
    return sign * compare(one, other, language)
  })
}
