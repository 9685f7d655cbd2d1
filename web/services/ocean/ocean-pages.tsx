import { useId } from 'react'
import { Link } from 'react-router'
import { servicePaths } from '#domain/brands/service-paths.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import styles from './ocean.module.css'

const pages = {
  search: servicePaths.oceanFcl,
  booking: servicePaths.oceanOffers,
  carrierRate: servicePaths.carrierOffers,
} as const
type OceanPage = keyof typeof pages

const names = Object.keys(pages) as OceanPage[]

type OceanPagesProps = {
  readonly here: OceanPage
  /** What was entered, for the form of the other page. */
  readonly params: URLSearchParams
}

/** What the other pages with ocean prices are for, with links to them. */
export function OceanPages({ here, params }: OceanPagesProps) {
  const { t } = useTranslation('ocean')
  const id = useId()
  const query = params.toString()
  return (
    <nav className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{t('pages.label')}</h2>
      <ul className={styles.pages}>
        {names
          .filter((name) => name !== here)
          .map((name) => (
            <li key={name}>
              <Link to={query ? `${pages[name]}?${query}` : pages[name]}>{t(`${name}.title`)}</Link>
              <p className={styles.lead}>{t(`pages.${name}`)}</p>
            </li>
          ))}
      </ul>
    </nav>
  )
}
