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
import { Locked } from './review.tsx'

/** Waits for the answer of a company; withdrawn, another one can be asked. */
export function JoinRequestPending({ request }: { request: NonNullable<CertificationView['joinRequest']> }) {
  const { t } = useTranslation('company')
  const { send, refusal, isSending } = useCallMutation('POST /api/certification/withdrawJoinRequest', {
    onDone: (view) => {
      cacheMyCompany(view)
      showToast('info', t('join.withdrawn'))
      document.querySelector('main')?.focus()
    },
  })
  return (
    <>
      <Panel
        tone="info"
        title={t('certification:joinRequests.pending')}
        lead={t('join.text', { company: request.companyName })}
        actions={<Badge tone="info" icon="clock" label={t('join.badge')} />}
      >
        <DescriptionList
          items={[
            {
              term: t('join.requestedAt'),
              value: <FormattedTime format="dateTime" at={request.requestedAt} />,
            },
          ]}
        />
        <p>{t('join.withdrawText')}</p>
        <RefusalMessage refusal={refusal} />
        <div className={styles.buttons}>
          <Button isPending={isSending} onClick={() => void send({})}>
            {t('join.withdraw')}
          </Button>
        </div>
      </Panel>
      <Locked />
    </>
  )
}
