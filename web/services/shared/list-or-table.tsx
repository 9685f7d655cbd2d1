import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { TabLinks } from '#web/ui/tabs.tsx'
import styles from './list-or-table.module.css'
import { nextSort, sortIn, sortRows, withSort } from './list-sort.ts'
import { listViews, viewOf, withListView } from './list-views.ts'

type ListOrTableProps<Row> = {
  readonly caption: string
  /** Without columns there are only the cards. */
  readonly columns: readonly Column<Row>[] | undefined
  readonly rows: readonly Row[]
  rowKey(row: Row): string
  /** The same rows as cards, in the same order. */
  children(rows: readonly Row[]): ReactNode
}

/** Rows as cards or as a table. The view and the order are in the URL, so that a link, a reload and Back restore them. */
export function ListOrTable<Row>({ children, columns, rows, ...table }: ListOrTableProps<Row>) {
  const { t } = useTranslation('common')
  const [params] = useSearchParams()
  const language = useLanguage()
  const selected = viewOf(params)
  if (!columns) return children(rows)
  const sort = sortIn(params, columns)
  const sorted = sortRows(rows, columns, sort, language)
  const sorting = {
    sort,
    link: (key: string, header: string) => (
      <Link to={{ search: `${withSort(params, nextSort(key, sort))}` }} preventScrollReset>
        {header}
      </Link>
    ),
  }
  return (
    <div className={styles.views}>
      <TabLinks
        label={t('views.label')}
        tabs={listViews.map((id) => ({ id, label: t(`views.${id}`) }))}
        selected={selected}
        link={({ id }, attributes) => (
          <Link to={{ search: `${withListView(params, id)}` }} preventScrollReset {...attributes} />
        )}
      />
      {selected === 'table' ? (
        <DataTable captionHidden columns={columns} rows={sorted} sorting={sorting} {...table} />
      ) : (
        children(sorted)
      )}
    </div>
  )
}
