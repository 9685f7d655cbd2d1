import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import type { QuoteMode } from '#domain/quotes/query/query.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import styles from './recent-searches.module.css'
import { forgetRecent, readRecentSearches } from './state/recent-searches-storage.ts'

type RecentSearchesProps = {
  readonly mode: QuoteMode
  /** The page that shows the result of a search. */
  readonly resultPath: string
  /** The query string of the page. */
  readonly now: string
  /** A search in a few words; undefined for one that can no longer be read. */
  write(params: URLSearchParams): string | undefined
}

/** Links to earlier searches on this device. */
export function RecentSearches({ mode, resultPath, now, write }: RecentSearchesProps) {
  const { t } = useTranslation('prices')
  const [saved, setSaved] = useState<readonly string[]>([])
  // Read in the browser, after each search: the server does not know them.
  useEffect(() => setSaved(readRecentSearches(mode).filter((params) => params !== now)), [mode, now])
  const searches = saved.flatMap((params) => {
    const text = write(new URLSearchParams(params))
    return text === undefined ? [] : [{ params, text }]
  })
  if (searches.length === 0) return null
  const forget = () => {
    forgetRecent(mode)
    setSaved([])
  }
  return (
    <nav className={styles.recent} aria-label={t('form.recent')}>
      <span>{t('form.recent')}</span>
      <ul>
        {searches.map(({ params, text }) => (
          <li key={params}>
            <Link to={`${resultPath}?${params}`}>{text}</Link>
          </li>
        ))}
      </ul>
      <Button variant="quiet" isCompact onClick={forget}>
        {t('form.forgetRecent')}
      </Button>
    </nav>
  )
}
