import type { ReactNode } from 'react'
import styles from './data-table-header.module.css'

export type SortDirection = 'ascending' | 'descending'

export type Sorting = {
  readonly sort: { readonly key: string; readonly direction: SortDirection } | undefined
  link(key: string, header: string): ReactNode
}

type HeaderColumn = {
  readonly key: string
  readonly header: string
  readonly align?: 'end'
  /** Only columns with an order have a link. */
  readonly sortBy?: unknown
}

type DataTableHeaderProps = {
  readonly columns: readonly HeaderColumn[]
  readonly sorting: Sorting | undefined
}

/** The headers of a table; those of columns with an order are links that sort. */
export function DataTableHeader({ columns, sorting }: DataTableHeaderProps) {
  return (
    <thead className={sorting && styles.sorts} data-sorts={sorting ? true : undefined}>
      <tr>
        {columns.map((column) => (
          <Header key={column.key} column={column} sorting={sorting} />
        ))}
      </tr>
    </thead>
  )
}

type HeaderProps = { readonly column: HeaderColumn; readonly sorting: Sorting | undefined }

function Header({ column: { key, header, align, sortBy }, sorting }: HeaderProps) {
  if (!sorting || !sortBy)
    return (
      <th scope="col" data-align={align}>
        {header}
      </th>
    )
  const { sort, link } = sorting
  return (
    <th scope="col" data-align={align} aria-sort={sort?.key === key ? sort.direction : 'none'}>
      {link(key, header)}
    </th>
  )
}
