import { Link } from 'react-router'
import { freeCancellationUntil } from '#domain/values/shanghai-time.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { NumberedSteps } from '#web/ui/numbered-steps.tsx'
import styles from './truck-terms.module.css'

const steps = ['pickUp', 'load', 'weigh', 'return'] as const
const later = ['waiting', 'overnight', 'overweight', 'dryRun', 'cancellation', 'inspection'] as const

/** The steps of a trucking order, and what can add cost; every offer lists the prices. */
export function TruckTerms({ freeHours }: { freeHours: number }) {
  const { t } = useTranslation('trucking')
  const figures = { count: freeHours, time: freeCancellationUntil }
  return (
    <div className={styles.terms}>
      <section aria-label={t('steps.title')}>
        <h2>{t('steps.title')}</h2>
        <NumberedSteps
          layout="columns"
          steps={steps.map((step) => ({
            title: t(`steps.${step}.name`),
            text: t(`steps.${step}.text`, figures),
          }))}
        />
      </section>
      <section aria-label={t('later.title')}>
        <h2>{t('later.title')}</h2>
        <p className={styles.soft}>{t('later.text')}</p>
        <dl className={styles.later}>
          {later.map((fee) => (
            <div key={fee}>
              <dt>{t(`later.${fee}.name`)}</dt>
              <dd>{t(`later.${fee}.text`, figures)}</dd>
            </div>
          ))}
        </dl>
        <p>
          <Link to="/domestic/truckDetail">{t('later.schedule')}</Link>
        </p>
      </section>
    </div>
  )
}
