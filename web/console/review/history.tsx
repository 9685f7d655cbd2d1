import type { CompanyFile } from '#contract/review.ts'
import type { CertificationEvent } from '#domain/certification/certification-event.ts'
import { numberText } from '#domain/certification/company-number.ts'
import { FormattedTime } from '#web/components/formats/formatted-time.tsx'
import { ConsolePanel } from '#web/console/shared/console-panel.tsx'
import page from '#web/console/shared/page.module.css'
import { useTranslation } from '#web/language/use-translation.ts'
import { Icon, type IconName } from '#web/ui/icons.tsx'
import styles from './review.module.css'

type Entry = CompanyFile['history'][number]

const icons: Record<CertificationEvent, IconName> = {
  submitted: 'upload',
  resubmitted: 'upload',
  'licence-swapped': 'refresh',
  certified: 'check',
  refused: 'close',
  'renewal-withdrawn': 'close',
  'details-changed': 'upload',
  asked: 'mail',
  answered: 'mail',
  suspended: 'warning',
  restored: 'check',
  revoked: 'close',
}

/** The events of the certification, the newest first. */
export function History({ history }: { history: readonly Entry[] }) {
  const { t } = useTranslation('console')
  const newestFirst = history.toSorted((one, other) => other.at.localeCompare(one.at))
  return (
    <ConsolePanel title={t('company.history')}>
      {history.length === 0 && <p className={page.soft}>{t('company.noHistory')}</p>}
      <ol className={styles.history}>
        {newestFirst.map((entry) => (
          <HistoryEntry key={`${entry.at} ${entry.event}`} entry={entry} />
        ))}
      </ol>
    </ConsolePanel>
  )
}

function HistoryEntry({ entry: { event, at, by, reason, application } }: { entry: Entry }) {
  const { t } = useTranslation('console')
  return (
    <li data-event={event}>
      <span className={styles.sign}>
        <Icon name={icons[event]} size={16} />
      </span>
      <div>
        <p>
          <strong>{t(`company.events.${event}`)}</strong>{' '}
          {t(by.isStaff ? 'company.byStaff' : 'company.by', { name: by.name })}
        </p>
        <p className={page.soft}>
          <FormattedTime at={at} format="dateTime" />
        </p>
        {reason && <p className={styles.note}>{reason}</p>}
        <p className={page.soft}>
          {t('company.asSubmitted', { name: application.companyName, code: numberText(application) })}
        </p>
      </div>
    </li>
  )
}
