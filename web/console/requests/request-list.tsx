import { Link } from 'react-router'
import type { AdminRequestRow } from '#contract/requests.ts'
import { requestKinds } from '#domain/quotes/quote-request.ts'
import { WrittenTime } from '#web/components/formats/written-time.tsx'
import { FilterChoice } from '#web/console/rates/filter-choice.tsx'
import styles from '#web/console/shared/list.module.css'
import { Listing } from '#web/console/shared/listing.tsx'
import page from '#web/console/shared/page.module.css'
import { requestPath } from '#web/console/shared/sections.ts'
import { useWaitText } from '#web/console/shared/times.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { RequestStateBadge } from './request-state.tsx'
import { type StateChoice, stateChoices, useRequests } from './use-requests.ts'
import { useRoute } from './use-route.ts'

/** Who has waited longest stands first. */
export function RequestList() {
  const { t } = useTranslation('requestsAdmin')
  const { list, chosen, kind, waiting, criteria, change, clear } = useRequests()
  const columns = useRequestColumns(chosen)
  return (
    <>
      <div className={styles.tools}>
        <StateFilters chosen={chosen} waiting={waiting} kind={kind} />
        <FilterChoice label={t('columns.kind')} chosen={kind} onChosen={(value) => change({ kind: value })}>
          {requestKinds.map((one) => (
            <option key={one} value={one}>
              {t(`kinds.${one}`)}
            </option>
          ))}
        </FilterChoice>
      </div>
      <Listing
        list={list}
        criteria={criteria}
        onClear={clear}
        firstUse={{ title: t('list.firstUse'), text: t('list.firstUseText') }}
      >
        <DataTable
          caption={t('list.head')}
          captionHidden
          density="dense"
          columns={columns}
          rows={list.rows}
          rowKey={({ number }) => number}
        />
      </Listing>
    </>
  )
}

type StateFiltersProps = {
  readonly chosen: StateChoice
  readonly waiting: number | undefined
  readonly kind: string | undefined
}

function StateFilters({ chosen, waiting, kind }: StateFiltersProps) {
  const { t } = useTranslation('requestsAdmin')
  return (
    <nav className={styles.filters} aria-label={t('list.states')}>
      {stateChoices.map((choice) => (
        <Link
          key={choice}
          to={`?${new URLSearchParams({ state: choice, ...(kind && { kind }) })}`}
          preventScrollReset
          aria-current={choice === chosen ? 'page' : undefined}
        >
          {choice === 'all' ? t('console:list.all') : t(`states.${choice}`)}
          {choice === 'open' && waiting !== undefined && <strong>{waiting}</strong>}
        </Link>
      ))}
    </nav>
  )
}

function useRequestColumns(chosen: StateChoice): readonly Column<AdminRequestRow>[] {
  const { t } = useTranslation('requestsAdmin')
  const route = useRoute()
  const waitText = useWaitText()
  const wait: Column<AdminRequestRow> = {
    key: 'wait',
    header: t('columns.wait'),
    cell: ({ createdAt }) => <strong>{waitText(createdAt)}</strong>,
  }
  const state: Column<AdminRequestRow> = {
    key: 'state',
    header: t('columns.state'),
    cell: (row) => <RequestStateBadge state={row.state} />,
  }
  return [
    chosen === 'open' ? wait : state,
    {
      key: 'number',
      header: t('columns.number'),
      isName: true,
      cell: ({ number }) => <Link to={requestPath(number)}>{number}</Link>,
    },
    { key: 'kind', header: t('columns.kind'), cell: ({ kind }) => t(`kinds.${kind}`) },
    { key: 'route', header: t('columns.route'), cell: ({ details }) => route(details) },
    { key: 'asker', header: t('columns.asker'), cell: (row) => <Asker row={row} /> },
    {
      key: 'created',
      header: t('columns.created'),
      cell: ({ createdAt }) => <WrittenTime at={createdAt} shape="dateTime" />,
    },
  ]
}

/** The company, if there is one, and whether it is certified; else the person alone. */
function Asker({ row: { person, company } }: { row: AdminRequestRow }) {
  const { t } = useTranslation('requestsAdmin')
  if (!company) return person.name
  return (
    <>
      {company.name}
      <div className={page.soft}>
        {person.name} {!company.isCertified && t('request.uncertified')}
      </div>
    </>
  )
}
