import { useState } from 'react'
import type { CompanyFile } from '#contract/review.ts'
import { may } from '#domain/access/permissions.ts'
import { useCallQuery } from '#web/client/query/use-call-query.ts'
import { RecordNotes } from '#web/console/notes/record-notes.tsx'
import { PaymentTermsPanel } from '#web/console/orders/payment-terms.tsx'
import { ConsolePage } from '#web/console/shared/console-page.tsx'
import { FoundState } from '#web/console/shared/found-state.tsx'
import page from '#web/console/shared/page.module.css'
import { useActor } from '#web/console/shared/staff-state.ts'
import { useWaitText } from '#web/console/shared/times.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { CompanyDetails } from './company-details.tsx'
import { CompanyPeople } from './company-people.tsx'
import { CompanyTrade } from './company-trade.tsx'
import type { Comparison } from './compared.tsx'
import { Decision } from './decision.tsx'
import { Duplicates } from './duplicates.tsx'
import { History } from './history.tsx'
import { JoinRequests } from './join-requests.tsx'
import { Licence } from './licence.tsx'
import styles from './review.module.css'
import { StateBadge } from './state-badge.tsx'
import { StopPanel } from './stop-panel.tsx'

type CompanyViewProps = { readonly companyId: string; readonly list: 'certifications' | 'companies' }

export function CompanyView({ companyId, list }: CompanyViewProps) {
  const { t } = useTranslation('console')
  const query = useCallQuery('GET /api/console/company', { query: { companyId } })
  const file = query.status === 'ready' ? query.data : undefined
  const title = file?.name ?? t('company.head')
  return (
    <ConsolePage
      head={title}
      title={title}
      list={list}
      permission="see-companies"
      side={file && <CertificationStatus file={file} />}
    >
      <FoundState query={query} missing={{ title: t('company.missing'), text: t('company.missingText') }}>
        {/* The key resets the page for another company: its licence has not been viewed. */}
        {(company) => (
          <File key={company.companyId} file={company} onDecided={query.setData} reload={query.retry} />
        )}
      </FoundState>
    </ConsolePage>
  )
}

function CertificationStatus({ file: { state, submittedAt, isRenewal } }: { file: CompanyFile }) {
  const { t } = useTranslation('console')
  const waitText = useWaitText()
  return (
    <div className={page.row}>
      {(state === 'under-review' || isRenewal) && (
        <span>{t('company.waiting', { wait: waitText(submittedAt) })}</span>
      )}
      <StateBadge state={state} />
    </div>
  )
}

type FileProps = {
  readonly file: CompanyFile
  onDecided(file: CompanyFile): void
  reload(): void
}

type LicencesProps = {
  readonly file: CompanyFile
  onOpened(): void
  onCompared(comparisons: readonly Comparison[]): void
}

/** A renewed licence comes before the one that holds until the decision. The keys hide a licence that was replaced. */
function Licences({ file, onOpened, onCompared }: LicencesProps) {
  const { t } = useTranslation('console')
  const { renewalFileId, application } = file
  const current = application.licenceFileId
  const shown = { file, onCompared }
  if (renewalFileId === null)
    return (
      <Licence
        {...shown}
        key={current}
        fileId={current}
        title={t('company.licence.title')}
        onOpened={onOpened}
      />
    )
  return (
    <div className={styles.column}>
      <Licence
        {...shown}
        key={renewalFileId}
        fileId={renewalFileId}
        title={t('company.licence.renewed')}
        onOpened={onOpened}
      />
      <Licence
        {...shown}
        key={current}
        fileId={current}
        title={t('company.licence.current')}
        onOpened={() => undefined}
      />
    </div>
  )
}

function File(props: FileProps) {
  const { file } = props
  return (
    <>
      <Duplicates file={file} />
      {may(useActor(), 'decide-certification') ? <ReviewFile {...props} /> : <CustomerFile file={file} />}
    </>
  )
}

/** For staff who do not review: what the company trades comes first, without the licence and the decision. */
function CustomerFile({ file }: Pick<FileProps, 'file'>) {
  const mayReadOrders = may(useActor(), 'read-all-orders')
  return (
    <div className={styles.customer}>
      <CompanyDetails file={file} />
      <div className={styles.column}>
        {mayReadOrders && <PaymentTermsPanel companyId={file.companyId} />}
        <CompanyTrade trade={file.trade} />
        <RecordNotes kind="company" id={file.companyId} />
      </div>
      <div className={styles.column}>
        <CompanyPeople people={file.people} />
        <JoinRequests requests={file.joinRequests} />
        <History history={file.history} />
      </div>
    </div>
  )
}

/** Application and licence side by side; on a narrow screen both come before the decision. */
function ReviewFile({ file, onDecided, reload }: FileProps) {
  const [comparisons, setComparisons] = useState<readonly Comparison[]>([])
  return (
    <div className={styles.file}>
      <CompanyDetails file={file} comparisons={comparisons} />
      <Licences
        file={file}
        onOpened={() => onDecided({ ...file, isLicenceOpened: true })}
        onCompared={setComparisons}
      />
      <div className={styles.column}>
        <Decision file={file} onDecided={onDecided} reload={reload} />
        <StopPanel file={file} onStopped={onDecided} />
      </div>
      <History history={file.history} />
      <div className={styles.column}>
        <CompanyPeople people={file.people} />
        <JoinRequests requests={file.joinRequests} />
        <CompanyTrade trade={file.trade} />
        <RecordNotes kind="company" id={file.companyId} />
      </div>
    </div>
  )
}
