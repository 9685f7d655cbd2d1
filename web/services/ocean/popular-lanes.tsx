import { useId } from 'react'
import { Link } from 'react-router'
import { useNames } from '#web/components/places/use-names.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { useBrand } from '#web/page/brand-context.ts'
import { Icon } from '#web/ui/icons.tsx'
import { popularLanes } from './lanes.data.ts'
import styles from './ocean.module.css'

/** The most requested lanes of the brand. */
export function PopularLanes({ searchUrl }: { searchUrl: string }) {
  const { t } = useTranslation('ocean')
  const names = useNames()
  const { code } = useBrand()
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{t('lanes.title')}</h2>
      <p className={styles.lead}>{t('lanes.lead')}</p>
      <ul className={styles.lanes}>
        {popularLanes[code].map(([pol, pod]) => (
          <li key={`${pol} ${pod}`}>
            <Link to={`${searchUrl}?${new URLSearchParams({ pol, pod })}`}>
              <span>{names.port(pol)}</span>
              <Icon name="arrow" size={18} />
              <strong>{names.port(pod)}</strong>
              <small>{pod}</small>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
