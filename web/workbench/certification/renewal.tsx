import type { CertificationView } from '#contract/certification.ts'
import { cacheMyCompany } from '#web/client/my-company.ts'
import { useCallMutation } from '#web/client/query/use-call-mutation.ts'
import { FormattedTime } from '#web/components/formats/formatted-time.tsx'
import { useTranslation } from '#web/language/use-translation.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { DescriptionList } from '#web/ui/description-list.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { RefusalMessage } from '#web/workbench/shell/refusal-message.tsx'
import styles from './certification.module.css'

type RenewalProps = {
  readonly view: CertificationView
  readonly renewal: NonNullable<CertificationView['renewal']>
  onView(): void
}

/** A renewed licence under review; the company trades by the old one meanwhile. */
export function Renewal({ view: { role, reviewWorkingDays }, renewal, onView }: RenewalProps) {
  const { t } = useTranslation('company')
  const { send, refusal, isSending } = useCallMutation('POST /api/certification/withdrawRenewal', {
    onDone: (view) => {
      cacheMyCompany(view)
      showToast('info', t('renewal.withdrawn'))
      document.querySelector('main')?.focus()
    },
  })
  return (
    <Panel
      tone="info"
      title={t('renewal.title')}
      lead={t('renewal.text', { days: reviewWorkingDays })}
      actions={<Badge tone="info" icon="clock" label={t('certification:states.under-review')} />}
    >
      <DescriptionList
        items={[
          {
            term: t('review.submitted'),
            value: <FormattedTime format="dateTime" at={renewal.submittedAt} />,
          },
        ]}
      />
      <RefusalMessage refusal={refusal} />
      <div className={styles.buttons}>
        <Button onClick={onView}>{t('renewal.view')}</Button>
        {role === 'administrator' && (
          <Button isPending={isSending} onClick={() => void send({})}>
            {t('renewal.withdraw')}
          </Button>
        )}
      </div>
    </Panel>
  )
}
