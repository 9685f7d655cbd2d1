import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { useTranslation } from '#web/language/use-translation.ts'
import { forgetRecent, recentQueries } from './recent.ts'
import styles from './recent-searches.module.css'

type RecentSearchesProps = {
  readonly service: string
  /** The page that shows the result of a search. */
  readonly at: string
  /** The address of now; what is searched is kept when it changes. */
  readonly now: string
  /** What was searched, in a few words; nothing for what can no longer be read. */
  write(address: URLSearchParams): string | undefined
}

/** What was searched on this device before, a press away. */
export function RecentSearches({ service, at, now, write }: RecentSearchesProps) {
  const { t } = useTranslation('prices')
  const [saved, setSaved] = useState<readonly string[]>([])
  // Read again after each search; a page as the server made it knows of none.
  useEffect(() => setSaved(recentQueries(service).filter((address) => address !== now)), [service, now])
  const searches = saved.flatMap((address) => {
    const words = write(new URLSearchParams(address))
    return words === undefined ? [] : [{ address, words }]
  })
  if (searches.length === 0) return null
  const forget = () => {
    forgetRecent(service)
    setSaved([])
  }
  return (
    <nav className={styles.recent} aria-label={t('form.recent')}>
      <span>{t('form.recent')}</span>
      <ul>
        {searches.map(({ address, words }) => (
          <li key={address}>
            <Link to={`${at}?${address}`}>{words}</Link>
          </li>
        ))}
      </ul>
      <button type="button" onClick={forget}>
        {t('form.forgetRecent')}
      </button>
    </nav>
  )
}
