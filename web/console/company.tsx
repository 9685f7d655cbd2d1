import { useParams } from 'react-router'
import type { CompanyFile } from '#contract/review.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Alike } from './review/alike.tsx'
import { CompanyDetails } from './review/company-details.tsx'
import { CompanyPeople } from './review/company-people.tsx'
import { Decision } from './review/decision.tsx'
import { History } from './review/history.tsx'
import { Licence } from './review/licence.tsx'
import styles from './review/review.module.css'
import { StateBadge } from './review/state-badge.tsx'
import { ConsolePage } from './shared/console-page.tsx'
import { Failed } from './shared/listing.tsx'
import page from './shared/page.module.css'
import { useWaitText } from './shared/times.ts'
import { useRead } from './shared/use-read.ts'

export const loader = () => null

export default function CompanyPage() {
  const { t } = useTranslation('console')
  const { companyId = '' } = useParams()
  const { verdict, load, put, retry } = useRead('GET /api/console/company', { query: { companyId } })
  const file = verdict?.ok ? verdict.value : undefined
  return (
    <ConsolePage
      head={file?.name ?? t('company.head')}
      title={file?.name ?? t('company.head')}
      permission="see-companies"
      side={file && <MembershipStatus file={file} />}
    >
      {!verdict && <EmptyState state="loading" title={t('common:loading')} />}
      {verdict && !verdict.ok && isMissing(verdict.refusal) && (
        <EmptyState state="no-match" title={t('company.missing')} text={t('company.missingText')} />
      )}
      {verdict && !verdict.ok && !isMissing(verdict.refusal) && <Failed refusal={verdict} retry={retry} />}
      {/* Another company begins anew: its licence has not been looked at. */}
      {file && <File key={file.companyId} file={file} onDecided={put} reload={load} />}
    </ConsolePage>
  )
}

/** An address that is no number of a company leads nowhere either. */
const isMissing = (refusal: string) => refusal === 'not-found' || refusal === 'invalid-input'

function MembershipStatus({ file: { state, submittedAt } }: { file: CompanyFile }) {
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
  reload(): Promise<void>
}

function File({ file, onDecided, reload }: FileProps) {
  return (
    <>
      <Alike companies={file.alike} />
      {/* The form and the licence side by side; below one another they are read before anything is decided. */}
      <div className={styles.file}>
        <CompanyDetails file={file} />
        {/* A licence that was replaced is another one to look at. */}
        <Licence key={file.application.licenceFileId} file={file} />
        <Decision file={file} onDecided={onDecided} reload={reload} />
      </div>
      <div className={page.columns}>
        <History history={file.history} />
        <CompanyPeople people={file.people} />
      </div>
    </>
  )
}
