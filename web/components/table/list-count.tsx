import { useTranslation } from '#web/language/use-translation.ts'
import styles from './list-table.module.css'
import { pageSize } from './page-of.ts'

type ListCountProps = {
  readonly rows: number
  readonly note: string | undefined
  readonly hasMore: boolean
  /** Unknown for a page that was opened by its URL. */
  readonly pagesBefore: number | undefined
  readonly isReady: boolean
  /** Without it a list without rows is one that has none yet. */
  readonly isFiltered: boolean
}

/**
 * Which rows are shown; how many there are is known only where all are on one page. Always there, since a live region that
 * is new with its text is not announced.
 */
export function ListCount({ rows, note, hasMore, pagesBefore, isReady, isFiltered }: ListCountProps) {
  const { t } = useTranslation('table')
  const rowsText = () => {
    if (pagesBefore === undefined) return t('shownHere', { count: rows })
    const before = pagesBefore * pageSize
    if (hasMore) return t('rowsOfMore', { from: before + 1, to: before + rows })
    return before > 0 ? t('rows', { from: before + 1, to: before + rows }) : t('shown', { count: rows })
  }
  const hasRows = isReady && rows > 0
  return (
    <p className={hasRows ? styles.count : 'visually-hidden'} role="status">
      {hasRows && note && `${note} · `}
      {hasRows && rowsText()}
      {isReady && rows === 0 && isFiltered && t('noMatch')}
    </p>
  )
}
