import { useMemo } from 'react'
import { Link, useSearchParams } from 'react-router'
import type { AuditEntryView } from '#contract/audit.ts'
import { auditSorts, usualAuditSort } from '#domain/audit/audit-sorts.ts'
import { subjectText, type ValueTexts } from '#domain/audit/value-text.ts'
import { useCallQuery } from '#web/client/query/use-call-query.ts'
import { pageQuery, sortedByApi } from '#web/components/table/list-sort.ts'
import { ListTable } from '#web/components/table/list-table.tsx'
import { pageOf, pageSize } from '#web/components/table/page-of.ts'
import { useTableState } from '#web/components/table/use-table-state.ts'
import { textColumn, timeColumn } from '#web/console/shared/columns.tsx'
import { useTranslation } from '#web/language/use-translation.ts'
import type { TableColumn } from '#web/ui/table/columns.ts'
import { AuditEntry } from './audit-entry.tsx'
import { AuditExport } from './audit-export.tsx'
import { AuditFilters } from './audit-filters.tsx'
import { auditQueryOf, callQueryOf, filterNames } from './audit-query.ts'
import { useSubjectAccess } from './subject-path.ts'
import { useCriteria } from './use-criteria.ts'
import { useValueTexts } from './use-value-texts.ts'

const list = {
  name: 'audit',
  columns: ['at', 'action', 'actor', 'subjectKind', 'subject', 'requestId'],
  filters: filterNames,
  hidden: ['requestId'],
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
  const table = useTableState(list)
  const filters = auditQueryOf(params)
  const query = useCallQuery(
    'GET /api/console/audit',
    { query: { ...callQueryOf(filters), size: pageSize, ...pageQuery(table.state, auditSorts) } },
    { keepsPrevious: true },
  )
  const page = pageOf(query)
  const { entry, open, close } = useOpenEntry(page.rows)
  const columns = useAuditColumns()
  const criteria = useCriteria(filters)
  return (
    <>
      <ListTable
        fillsScreen
        caption={t('audit.head')}
        control={table}
        query={query}
        page={page}
        columns={columns}
        usualSort={usualAuditSort}
        rowId={({ id }) => String(id)}
        onOpen={open}
        criteria={criteria}
        emptyState={{ title: t('audit.firstUse'), text: t('audit.firstUseText') }}
        tools={
          // The key shows the filters of the URL after Back and Forward.
          <AuditFilters
            key={JSON.stringify(filters)}
            query={filters}
            onFilter={table.setFilters}
            onClear={table.clear}
          />
        }
      />
      {page.rows.length > 0 && <AuditExport query={filters} />}
      {entry && <AuditEntry entry={entry} onFilter={(filter) => setParams(filter)} onClose={close} />}
    </>
  )
}

const subjectColumn = (header: string, texts: ValueTexts): TableColumn<AuditEntryView> => ({
  id: 'subject',
  header,
  cell: (entry) => <Subject entry={entry} />,
  text: ({ subjectName }) => subjectText(texts, subjectName ?? ''),
  narrowSlot: 'second',
  widthPx: 260,
})

function useAuditColumns(): readonly TableColumn<AuditEntryView>[] {
  const { t } = useTranslation('console')
  const texts = useValueTexts()
  return useMemo(
    () =>
      sortedByApi<AuditEntryView>(
        [
          timeColumn('at', t('audit.details.time'), ({ at }) => at, {
            format: 'dateTimeSeconds',
            narrowSlot: 'secondEnd',
            widthPx: 184,
          }),
          {
            id: 'action',
            header: t('audit.action'),
            isRowHeader: true,
            cell: (entry) => <OpenEntry entry={entry} />,
            text: ({ action }) => t(`audit:actions.${action}`),
            widthPx: 300,
          },
          textColumn(
            'actor',
            t('audit.actorKind'),
            ({ actorName, actorKind }) => actorName ?? t(`audit.actors.${actorKind}`),
            { narrowSlot: 'firstEnd', widthPx: 146 },
          ),
          textColumn('subjectKind', t('audit.subjectKind'), ({ subjectKind }) =>
            t(`audit.subjects.${subjectKind}`),
          ),
          subjectColumn(t('audit.subject'), texts),
          textColumn('requestId', t('audit.requestId'), ({ requestId }) => requestId, { widthPx: 280 }),
        ],
        auditSorts,
      ),
    [t, texts],
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

/** By its name, with a link to its page where the reader may open it. */
function Subject({ entry }: { entry: AuditEntryView }) {
  const { path } = useSubjectAccess()(entry)
  const texts = useValueTexts()
  if (!entry.subjectName) return null
  const name = subjectText(texts, entry.subjectName)
  return path ? <Link to={path}>{name}</Link> : name
}
