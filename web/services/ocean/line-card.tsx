import { Link } from 'react-router'
import type { LinerServiceView } from '#contract/sailings.ts'
import { useNames } from '#web/components/quotes/use-names.ts'
import { writeDay } from '#web/components/quotes/write-day.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { Badge } from '#web/ui/badge.tsx'
import button from '#web/ui/button.module.css'
import styles from './ocean.module.css'

/** One service in a few lines: whose, since when, where to. */
export function LineCard({ service }: { service: LinerServiceView }) {
  const { t } = useTranslation('ocean')
  const language = useLanguage()
  const names = useNames()
  const { code, carrier, name, isNew, since, origins, calls, summary } = service
  return (
    <li className={styles.line}>
      <div className={styles.lineHead}>
        <h2>{name[language]}</h2>
        {isNew && <Badge tone="ok" word={t('lines.new')} />}
      </div>
      <p className={styles.lead}>
        {names.carrier(carrier)} · {t('lines.since', { day: writeDay(since, language) })}
      </p>
      <p>{summary[language]}</p>
      <p className={styles.way}>{[...origins, ...calls].map(({ port }) => names.port(port)).join(' – ')}</p>
      <Link className={button.small} to={`/route/newShippingDetail?code=${encodeURIComponent(code)}`}>
        {t('lines.see')}
        <span className="visually-hidden">{name[language]}</span>
      </Link>
    </li>
  )
}
