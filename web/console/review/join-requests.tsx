import type { CompanyFile } from '#contract/review.ts'
import { FormattedTime } from '#web/components/formats/formatted-time.tsx'
import { ConsolePanel } from '#web/console/shared/console-panel.tsx'
import page from '#web/console/shared/page.module.css'
import { useTranslation } from '#web/language/use-translation.ts'
import styles from './review.module.css'

/** Who waits for the answer of the company's administrator; staff cannot answer. */
export function JoinRequests({ requests }: { requests: CompanyFile['joinRequests'] }) {
  const { t } = useTranslation('console')
  if (requests.length === 0) return null
  return (
    <ConsolePanel title={t('company.joinRequests')}>
      <ul className={styles.notes}>
        {requests.map(({ id, name, mobile, requestedAt }) => (
          <li key={id}>
            {name} {mobile}
            <p className={page.soft}>
              <FormattedTime at={requestedAt} format="dateTime" />
            </p>
          </li>
        ))}
      </ul>
    </ConsolePanel>
  )
}
