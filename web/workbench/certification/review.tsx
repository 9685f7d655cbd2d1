import type { CertificationView } from '#contract/certification.ts'
import { formatDay } from '#domain/language/format-time.ts'
import { businessDaysAfter } from '#domain/values/business-days.ts'
import { shanghaiDay } from '#domain/values/shanghai-day.ts'
import { FormattedTime } from '#web/components/formats/formatted-time.tsx'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Icon } from '#web/ui/icons.tsx'
import { Panel } from '#web/ui/panel.tsx'
import styles from './certification.module.css'
import { useLocked } from './use-locked.ts'

/** Since when the review runs, when it ends at the latest, and what is locked until then. */
export function Review({ view }: { view: CertificationView }) {
  const { t } = useTranslation('company')
  const company = view.application?.companyName ?? ''
  const badge = <Badge tone="info" icon="clock" label={t('certification:states.under-review')} />
  return (
    <>
      <Panel
        tone="info"
        title={t('certification:notifications.under-review')}
        lead={view.question?.answeredAt === null ? undefined : t('review.text', { company })}
        actions={badge}
      >
        {view.submittedAt && <Timeline submittedAt={view.submittedAt} days={view.reviewWorkingDays} />}
      </Panel>
      <Locked />
    </>
  )
}

function Timeline({ submittedAt, days }: { submittedAt: string; days: number }) {
  const { t } = useTranslation('company')
  const language = useLanguage()
  const latest = businessDaysAfter(shanghaiDay(new Date(submittedAt)), days)
  return (
    <ol className={styles.timeline} aria-label={t('review.steps')}>
      <li data-is="done">
        <span className={styles.mark}>
          <Icon name="check" size={16} />
        </span>
        <strong>{t('review.submitted')}</strong>
        <FormattedTime format="dateTime" at={submittedAt} />
      </li>
      <li data-is="now" aria-current="step">
        <span className={styles.mark}>
          <Icon name="clock" size={16} />
        </span>
        <strong>{t('review.reviewing')}</strong>
        <p>{t('review.reviewingBy', { day: formatDay(latest, language, 'date'), days })}</p>
      </li>
      <li>
        <span className={styles.mark} />
        <strong>{t('review.decided')}</strong>
        <p>{t('review.decidedText')}</p>
      </li>
    </ol>
  )
}

export function Locked() {
  const { t } = useTranslation('company')
  return (
    <Panel title={t('locked.title')} lead={t('locked.why')}>
      <ul className={styles.locked}>
        {useLocked().map((word) => (
          <li key={word}>
            <Icon name="hidden" size={18} />
            {word}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
