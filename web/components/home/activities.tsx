import { Link } from 'react-router'
import type { Activity } from '#contract/activities.ts'
import { formatDay } from '#domain/language/format-time.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import styles from './activities.module.css'
import { Section } from './section.tsx'

export type ActivitiesProps = { readonly activities: readonly Activity[]; readonly tone?: 'plain' | 'soft' }

/** The current activities; nothing without any. */
export function Activities({ activities, tone }: ActivitiesProps) {
  const { t } = useTranslation('homeSections')
  const language = useLanguage()
  if (activities.length === 0) return null
  const dayText = (day: string) => formatDay(day, language, 'date')
  return (
    <Section title={t('activities.title')} tone={tone} beside>
      <ul className={styles.activities}>
        {activities.map(({ id, title, summary, path, startsOn, endsOn }) => (
          <li key={id}>
            <p className={styles.period}>
              {t('activities.period', { from: dayText(startsOn), to: dayText(endsOn) })}
            </p>
            <h3>
              <Link to={path}>{title}</Link>
            </h3>
            <p>{summary}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
