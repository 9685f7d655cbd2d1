import { useLocation, useParams } from 'react-router'
import type { CompanyFile } from '#contract/review.ts'
import { useCallQuery } from '#web/client/query/use-call-query.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { CompanyDetails } from './review/company-details.tsx'
import { CompanyPeople } from './review/company-people.tsx'
import { Decision } from './review/decision.tsx'
import { Duplicates } from './review/duplicates.tsx'
import { History } from './review/history.tsx'
import { Licence } from './review/licence.tsx'
import styles from './review/review.module.css'
import { StateBadge } from './review/state-badge.tsx'
import { ConsolePage } from './shared/console-page.tsx'
import { FoundState } from './shared/found-state.tsx'
import page from './shared/page.module.css'
import { applicationPath } from './shared/sections.ts'
import { useWaitText } from './shared/times.ts'

export const loader = () => null

export default function CompanyPage() {
  const { t } = useTranslation('console')
  const { companyId = '' } = useParams()
  const isInQueue = useLocation().pathname === applicationPath(companyId)
  const query = useCallQuery('GET /api/console/company', { query: { companyId } })
  const file = query.status === 'ready' ? query.data : undefined
  const title = file?.name ?? t('company.head')
  return (
    <ConsolePage
      head={title}
      title={title}
      list={isInQueue ? 'certifications' : 'companies'}
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

function CertificationStatus({ file: { state, submittedAt } }: { file: CompanyFile }) {
  const { t } = useTranslation('console')
  const waitText = useWaitText()
  return (
    <div className={page.row}>
      {state === 'under-review' && <span>{t('company.waiting', { wait: waitText(submittedAt) })}</span>}
      <StateBadge state={state} />
    </div>
  )
}

type FileProps = {
  readonly file: CompanyFile
  onDecided(file: CompanyFile): void
  reload(): void
}

function File({ file, onDecided, reload }: FileProps) {
  return (
    <>
      <Duplicates file={file} />
      {/* Application and licence side by side; on a narrow screen both come before the decision. */}
      <div className={styles.file}>
        <CompanyDetails file={file} />
        {/* The key hides a licence that was replaced. */}
        <Licence key={file.application.licenceFileId} file={file} />
        <Decision file={file} onDecided={onDecided} reload={reload} />
        <History history={file.history} />
        <CompanyPeople people={file.people} />
      </div>
    </>
  )
}
