import { FormattedDay } from '#web/components/formats/formatted-time.tsx'
import { useTranslation } from '#web/language/use-translation.ts'
import { useNow } from '#web/ui/use-now.ts'
import styles from './deadlines.module.css'
import { type Deadline, weekOf } from './deadlines.ts'

/** The next seven days with what ends on each. */
export function WeekLine({ deadlines }: { readonly deadlines: readonly Deadline[] }) {
  const { t } = useTranslation('workbench')
  const now = useNow()
  if (!now) return null
  return (
    <ol className={styles.week} aria-label={t('dashboard.deadlines.week')}>
      {weekOf(deadlines, now).map(({ day, counts }, index) => (
        <li key={day} data-busy={counts.size > 0 || undefined}>
          <span className={styles.day}>
            {index === 0 ? t('dashboard.deadlines.today') : <FormattedDay day={day} />}
          </span>
          {[...counts].map(([kind, count]) => (
            <span key={kind} className={styles.mark} data-kind={kind}>
              {t(`dashboard.deadlines.counts.${kind}`, { count })}
            </span>
          ))}
        </li>
      ))}
    </ol>
  )
}
