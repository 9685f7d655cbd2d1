import { locales } from '#domain/language/locales.ts'
import type { CallQuery } from '#web/client/query/use-call-query.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import styles from './list-table.module.css'
import { pageSize } from './page-of.ts'
import type { TableControl } from './use-table-state.ts'

/** How many rows the list has in all; where they are not all counted, more than that. */
export type FoundRows = { readonly count: number; readonly isMore: boolean }

type ListCountProps = {
  readonly control: Pick<TableControl, 'state' | 'pagesBefore'>
  readonly query: Pick<CallQuery<unknown>, 'status'>
  readonly page: { readonly rows: readonly object[]; readonly next?: string }
  readonly criteria?: readonly string[]
  readonly count?: number
  readonly countNote?: string
  readonly found?: FoundRows
}

/**
 * Which rows are shown, and how many there are where the list counts them or all are on one page. Always there, since a live region that
 * is new with its text is not announced.
 */
export function ListCount({ control, query, page, criteria, count, countNote, found }: ListCountProps) {
  const { t } = useTranslation('table')
  const { format } = new Intl.NumberFormat(locales[useLanguage()])
  const rows = count ?? page.rows.length
  const rowsText = () => {
    if (!found || rows === found.count) return pageText()
    const all = t(found.isMore ? 'foundMore' : 'found', { count: format(found.count) })
    return t('ofAll', { rows: pageText(), all })
  }
  const pageText = () => {
    // Unknown for a page that was opened by its URL.
    const { pagesBefore } = control
    if (pagesBefore === undefined) return t('shownHere', { count: rows })
    const before = pagesBefore * pageSize
    if (page.next !== undefined && !found) return t('rowsOfMore', { from: before + 1, to: before + rows })
    return before > 0 || page.next !== undefined
      ? t('rows', { from: before + 1, to: before + rows })
      : t('shown', { count: rows })
  }
  const isReady = query.status === 'ready'
  const hasRows = isReady && rows > 0
  // Without filters a list without rows is one that has none yet.
  const isFiltered = Boolean(criteria?.length) || control.state.cursor !== undefined
  return (
    <p className={hasRows ? styles.count : 'visually-hidden'} role="status">
      {hasRows && countNote && `${countNote} · `}
      {hasRows && rowsText()}
      {isReady && rows === 0 && isFiltered && t('noMatch')}
    </p>
  )
}
