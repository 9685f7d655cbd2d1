import type { Sort } from '#domain/values/sort.ts'
import type { CallQuery } from '#web/client/query/use-call-query.ts'
import type { TableColumn } from '#web/ui/table/columns.ts'
import type { TableState } from '#web/ui/table/table-state.ts'

/** The parameters of a list that follow from its table; a sort that the list does not have is left out. */
export function pageQuery<Field extends string>(
  { sort, cursor }: TableState,
  fields: readonly Field[],
): { readonly sort?: Sort<Field>; readonly after?: string } {
  const field = fields.find((known) => known === sort?.column)
  return {
    ...(field && { sort: sort?.direction === 'descending' ? (`-${field}` as const) : field }),
    ...(cursor && { after: cursor }),
  }
}

/** The columns of a list that comes page by page: only the API can sort it, by these fields. */
export const sortedByApi = <Row>(
  columns: readonly TableColumn<Row>[],
  fields: readonly string[],
): readonly TableColumn<Row>[] =>
  columns.map(({ sort: _, ...column }) =>
    fields.includes(column.id) ? { ...column, sort: 'server' } : column,
  )

/** The cursor of another sort or of an older address is refused for good: a retry then reads the first page. */
export const retryFromFirstPage = <Data>(query: CallQuery<Data>, firstPage: () => void): CallQuery<Data> =>
  query.status === 'refused' && query.refusal.fields?.after !== undefined
    ? { ...query, retry: firstPage }
    : query
