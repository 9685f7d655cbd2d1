import { useMemo } from 'react'
import { Link } from 'react-router'
import type { CompanyRow } from '#contract/review.ts'
import { numberText } from '#domain/certification/company-number.ts'
import { companySorts } from '#domain/certification/company-sorts.ts'
import { FormattedDay } from '#web/components/formats/formatted-time.tsx'
import { sortedByApi } from '#web/components/table/list-sort.ts'
import { textColumn, timeColumn } from '#web/console/shared/columns.tsx'
import page from '#web/console/shared/page.module.css'
import { useWaitText } from '#web/console/shared/times.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Badge } from '#web/ui/badge.tsx'
import type { TableColumn } from '#web/ui/table/columns.ts'
import { QuestionBadge } from './question-state.tsx'
import { StateBadge } from './state-badge.tsx'

type Columns = readonly TableColumn<CompanyRow>[]

export const companyColumns = [
  'company',
  'wait',
  'question',
  'state',
  'number',
  'applicant',
  'submitted',
  'decided',
  'licence',
  'members',
]

/** Companies under review are listed with their waiting time, the others with their decision. */
export function useCompanyColumns(state: string, pathOf: (companyId: string) => string): Columns {
  const { t } = useTranslation('console')
  const shared = useSharedColumns()
  const waiting = useWaitingColumns()
  const decided = useDecidedColumns()
  return useMemo(() => {
    const company: TableColumn<CompanyRow> = {
      id: 'company',
      header: t('queue.columns.company'),
      isRowHeader: true,
      cell: ({ companyId, name, isRenewal }) => (
        <>
          <Link to={pathOf(companyId)}>{name}</Link>{' '}
          {isRenewal && <Badge tone="info" label={t('queue.renewal')} />}
        </>
      ),
      text: ({ name }) => name,
      widthPx: 230,
    }
    const columns =
      state === 'under-review' ? [company, ...waiting, ...shared] : [company, ...shared, ...decided]
    return sortedByApi(columns, companySorts)
  }, [t, state, pathOf, shared, waiting, decided])
}

function useWaitingColumns(): Columns {
  const { t } = useTranslation('console')
  const waitText = useWaitText()
  return useMemo(
    () => [
      {
        id: 'wait',
        header: t('queue.columns.wait'),
        cell: ({ submittedAt }) => <strong>{waitText(submittedAt)}</strong>,
        narrowSlot: 'firstEnd',
        widthPx: 150,
      },
      {
        id: 'question',
        header: t('queue.columns.question'),
        cell: ({ question }) => <QuestionBadge question={question} />,
        narrowSlot: 'secondEnd',
        widthPx: 220,
      },
    ],
    [t, waitText],
  )
}

function useSharedColumns(): Columns {
  const { t } = useTranslation('console')
  return useMemo(
    () => [
      {
        id: 'number',
        header: t('queue.columns.companyNumber'),
        cell: (row) => <span className={page.code}>{numberText(row)}</span>,
        text: numberText,
        narrowSlot: 'second',
        widthPx: 190,
      },
      {
        id: 'applicant',
        header: t('queue.columns.applicant'),
        cell: ({ applicant }) =>
          applicant ? `${applicant.name} ${applicant.mobile ?? ''}` : t('queue.noApplicant'),
        widthPx: 186,
      },
      timeColumn('submitted', t('queue.columns.submitted'), ({ submittedAt }) => submittedAt),
    ],
    [t],
  )
}

function useDecidedColumns(): Columns {
  const { t } = useTranslation('console')
  return useMemo(
    () => [
      {
        id: 'state',
        header: t('queue.columns.state'),
        cell: (row) => <StateBadge state={row.state} />,
        narrowSlot: 'firstEnd',
        widthPx: 176,
      },
      timeColumn('decided', t('queue.columns.decided'), ({ decidedAt }) => decidedAt, {
        narrowSlot: 'secondEnd',
      }),
      {
        id: 'licence',
        header: t('company.facts.licenceEnd'),
        cell: ({ licenceValidTo }) => licenceValidTo && <FormattedDay day={licenceValidTo} format="date" />,
        text: ({ licenceValidTo }) => licenceValidTo ?? '',
        widthPx: 150,
      },
      textColumn('members', t('queue.columns.members'), ({ members }) => members, {
        align: 'end',
        widthPx: 88,
      }),
    ],
    [t],
  )
}
