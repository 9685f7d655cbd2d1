import { Link } from 'react-router'
import type { LinerServiceView } from '#contract/sailings.ts'
import { servicePaths } from '#domain/brands/service-paths.ts'
import { formatDay } from '#domain/language/format-time.ts'
import { useNames } from '#web/components/places/use-names.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { Badge } from '#web/ui/badge.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import styles from './ocean.module.css'
import { RotationStrip } from './rotation-strip.tsx'

export const linePage = (code: string): string =>
  `${servicePaths.linerService}?code=${encodeURIComponent(code)}`

type LineCardProps = { readonly service: LinerServiceView; readonly days: number }

/** A liner service in short: carrier, start, ports. */
export function LineCard({ service, days }: LineCardProps) {
  const { t } = useTranslation('ocean')
  const language = useLanguage()
  const names = useNames()
  const { code, carrier, name, isNew, since, origins, calls, summary } = service
  return (
    <li className={styles.line}>
      <RotationStrip service={service} days={days} />
      <div className={styles.lineHead}>
        <h2>{name[language]}</h2>
        {isNew && <Badge tone="ok" label={t('lines.new')} />}
      </div>
      <p className={styles.lead}>
        {names.carrier(carrier)} · {t('lines.since', { day: formatDay(since, language, 'date') })}
      </p>
      <p>{summary[language]}</p>
      <p className={styles.ports}>{[...origins, ...calls].map(({ port }) => names.port(port)).join(' – ')}</p>
      <Link className={buttonClass({ isCompact: true })} to={linePage(code)}>
        {t('lines.see')}
        <span className="visually-hidden">{name[language]}</span>
      </Link>
    </li>
  )
}
