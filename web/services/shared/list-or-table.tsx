import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useTranslation } from '#web/language/use-translation.ts'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { TabLinks } from '#web/ui/tabs.tsx'
import styles from './list-or-table.module.css'
import { listViews, viewOf, withListView } from './list-views.ts'

type ListOrTableProps<Row> = {
  readonly caption: string
  /** Without columns there are only the cards. */
  readonly columns: readonly Column<Row>[] | undefined
  readonly rows: readonly Row[]
  rowKey(row: Row): string
  /** The same rows as cards. */
  readonly children: ReactNode
}

/** Rows as cards or as a table. The view is in the URL, so that a link, a reload and Back restore it. */
export function ListOrTable<Row>({ children, columns, ...table }: ListOrTableProps<Row>) {
  const { t } = useTranslation('common')
  const [params] = useSearchParams()
  const selected = viewOf(params)
  if (!columns) return children
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
      {selected === 'table' ? <DataTable captionHidden columns={columns} {...table} /> : children}
    </div>
  )
}
