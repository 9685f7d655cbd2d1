import { useMemo } from 'react'
import { Link, useSearchParams } from 'react-router'
import type { AuditEntryView } from '#contract/audit.ts'
import { auditSorts } from '#domain/audit/audit-sorts.ts'
import { useCallQuery } from '#web/client/query/use-call-query.ts'
import { pageQuery, sortedByApi } from '#web/components/table/list-sort.ts'
import { textColumn, timeColumn } from '#web/console/shared/columns.tsx'
import { ListTable, pageOf, pageSize } from '#web/console/shared/list-table.tsx'
import { useTableState } from '#web/console/shared/use-table-state.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import type { TableColumn } from '#web/ui/table/columns.ts'
import { plainTableState } from '#web/ui/table/table-state.ts'
import { AuditEntry } from './audit-entry.tsx'
import { AuditFilters } from './audit-filters.tsx'
import { auditQueryOf, filterNames } from './audit-query.ts'
import { useCriteria } from './use-criteria.ts'

const shape = {
  columns: ['at', 'action', 'actor', 'subject', 'requestId'],
  filters: filterNames,
  usual: { ...plainTableState, hidden: ['requestId'] },
}

/** The entry that is open is in the URL, so that it can be sent to a colleague. */
function useOpenEntry(rows: readonly AuditEntryView[]) {
  const [params, setParams] = useSearchParams()
  const urlFor = (id: number) => {
    const next = new URLSearchParams(params)
    next.set('entry', String(id))
    return next
  }
  const close = () => {
    const next = new URLSearchParams(params)
    next.delete('entry')
    setParams(next, { preventScrollReset: true })
  }
  return {
    entry: rows.find(({ id }) => String(id) === params.get('entry')),
    open: ({ id }: AuditEntryView) => setParams(urlFor(id), { preventScrollReset: true }),
    close,
  }
}

export function AuditList() {
  const { t } = useTranslation('console')
  const [params, setParams] = useSearchParams()
  const table = useTableState(shape)
  const filters = auditQueryOf(params)
  const query = useCallQuery(
    'GET /api/console/audit',
    { query: { ...filters, size: pageSize, ...pageQuery(table.state, auditSorts) } },
    { keepsPrevious: true },
  )
  const { rows, next } = pageOf(query)
  const { entry, open, close } = useOpenEntry(rows)
  const columns = useAuditColumns()
  const criteria = useCriteria(filters)
  return (
    <>
      <ListTable
        name="audit"
        caption={t('audit.head')}
        table={table}
        query={query}
        rows={rows}
        next={next}
        columns={columns}
        rowId={({ id }) => String(id)}
        onOpen={open}
        criteria={criteria}
        emptyState={{ title: t('audit.firstUse'), text: t('audit.firstUseText') }}
      >
        {/* The key shows the filters of the URL after Back and Forward. */}
        <AuditFilters
          key={JSON.stringify(filters)}
          query={filters}
          onFilter={table.setFilters}
          onClear={table.clear}
        />
      </ListTable>
      {entry && <AuditEntry entry={entry} onFilter={(filter) => setParams(filter)} onClose={close} />}
    </>
  )
}

function useAuditColumns(): readonly TableColumn<AuditEntryView>[] {
  const { t } = useTranslation('console')
  return useMemo(
    () =>
      sortedByApi<AuditEntryView>(
        [
          timeColumn('at', t('audit.details.time'), ({ at }) => at, { narrowSlot: 'second' }),
          {
            id: 'action',
            header: t('audit.action'),
            isRowHeader: true,
            cell: (entry) => <OpenEntry entry={entry} />,
            text: ({ action }) => t(`audit:actions.${action}`),
            widthPx: 280,
          },
          textColumn(
            'actor',
            t('audit.actorKind'),
            ({ actorName, actorKind }) => actorName ?? t(`audit.actors.${actorKind}`),
            { narrowSlot: 'secondEnd', widthPx: 200 },
          ),
          textColumn('subject', t('audit.subjectKind'), ({ subjectKind }) =>
            t(`audit.subjects.${subjectKind}`),
          ),
          textColumn('requestId', t('audit.requestId'), ({ requestId }) => requestId, { widthPx: 280 }),
        ],
        auditSorts,
      ),
    [t],
  )
}

function OpenEntry({ entry: { id, action } }: { entry: AuditEntryView }) {
  const { t } = useTranslation('console')
  const [params] = useSearchParams()
  const next = new URLSearchParams(params)
  next.set('entry', String(id))
  return (
    <Link to={`?${next}`} preventScrollReset>
      {t(`audit:actions.${action}`)}
    </Link>
  )
}
