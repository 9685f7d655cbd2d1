import { Link } from 'react-router'
import type { CompanyRow } from '#contract/review.ts'
import { WrittenTime } from '#web/components/formats/written-time.tsx'
import page from '#web/console/shared/page.module.css'
import { companyPath } from '#web/console/shared/sections.ts'
import { useWaitText } from '#web/console/shared/times.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import type { Column } from '#web/ui/data-table.tsx'
import { StateBadge } from './state-badge.tsx'
import type { StateChoice } from './state-filters.tsx'

type Columns = readonly Column<CompanyRow>[]

/** Who waits is told by how long; who has been decided by when. */
export function useCompanyColumns(chosen: StateChoice): Columns {
  const { t } = useTranslation('console')
  const waitText = useWaitText()
  const shared = useSharedColumns()
  const decided = useDecidedColumns()
  const company: Column<CompanyRow> = {
    key: 'company',
    header: t('queue.columns.company'),
    isName: true,
    cell: ({ companyId, name }) => <Link to={companyPath(companyId)}>{name}</Link>,
  }
  const wait: Column<CompanyRow> = {
    key: 'wait',
    header: t('queue.columns.wait'),
    cell: ({ submittedAt }) => <strong>{waitText(submittedAt)}</strong>,
  }
  if (chosen === 'under-review') return [wait, company, ...shared]
  const state: Column<CompanyRow> = {
    key: 'state',
    header: t('queue.columns.state'),
    cell: (row) => <StateBadge state={row.state} />,
  }
  return [company, state, ...shared, ...decided]
}

function useSharedColumns(): Columns {
  const { t } = useTranslation('console')
  return [
    {
      key: 'creditCode',
      header: t('queue.columns.creditCode'),
      cell: ({ creditCode }) => <span className={page.code}>{creditCode}</span>,
    },
    {
      key: 'applicant',
      header: t('queue.columns.applicant'),
      cell: ({ applicant }) => (applicant ? `${applicant.name} ${applicant.mobile}` : t('queue.noApplicant')),
    },
    {
      key: 'submitted',
      header: t('queue.columns.submitted'),
      cell: ({ submittedAt }) => <WrittenTime at={submittedAt} shape="dateTime" />,
    },
  ]
}

function useDecidedColumns(): Columns {
  const { t } = useTranslation('console')
  return [
    {
      key: 'decided',
      header: t('queue.columns.decided'),
      cell: ({ decidedAt }) => decidedAt && <WrittenTime at={decidedAt} shape="dateTime" />,
    },
    { key: 'members', header: t('queue.columns.members'), align: 'end', cell: ({ members }) => members },
  ]
}
