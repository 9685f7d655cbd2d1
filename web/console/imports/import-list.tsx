import { useMemo } from 'react'
import { Link, useNavigate } from 'react-router'
import type { ImportView } from '#contract/rate-imports.ts'
import { importSorts, usualImportSort } from '#domain/rates/sorts.ts'
import { useCallQuery } from '#web/client/query/use-call-query.ts'
import { pageQuery, sortedByApi } from '#web/components/table/list-sort.ts'
import { ListTable } from '#web/components/table/list-table.tsx'
import { pageOf, pageSize } from '#web/components/table/page-of.ts'
import { useTableState } from '#web/components/table/use-table-state.ts'
import { textColumn, timeColumn } from '#web/console/shared/columns.tsx'
import { type TranslateIn, useTranslation } from '#web/language/use-translation.ts'
import { Panel } from '#web/ui/panel.tsx'
import type { TableColumn } from '#web/ui/table/columns.ts'
import { ImportState } from './import-state.tsx'
import { wordsOf } from './import-words.ts'
import { UndoButton, UndoneText } from './undo-import.tsx'
import { useImportName } from './use-import-name.ts'

const list = {
  name: 'imports',
  columns: ['file', 'kind', 'state', 'publishAt', 'counts', 'by', 'at', 'undo'],
  /** The rows of the open import are the first table of the page. */
  prefix: 'past.',
}

export function ImportList() {
  const { t } = useTranslation('ratesAdmin')
  const navigate = useNavigate()
  const table = useTableState(list)
  const query = useCallQuery(
    'GET /api/console/rates/imports',
    { query: { size: pageSize, ...pageQuery(table.state, importSorts) } },
    { keepsPrevious: true },
  )
  const columns = useImportColumns()
  return (
    <Panel title={t('import.earlier')}>
      <ListTable
        caption={t('import.earlier')}
        control={table}
        query={query}
        page={pageOf(query)}
        columns={columns}
        usualSort={usualImportSort}
        rowId={({ importId }) => importId}
        onOpen={({ importId }) => void navigate(`?import=${importId}`)}
        emptyState={{ title: t('import.none'), text: t('import.noneText') }}
        height="420px"
      />
    </Panel>
  )
}

const countsLook = { narrowSlot: 'second', isText: true, widthPx: 196 } as const

type Columns = readonly TableColumn<ImportView>[]
function useImportColumns(): Columns {
  const { t } = useTranslation('ratesAdmin')
  const nameOf = useImportName()
  return useMemo(() => sortedByApi([...sheetColumns(t, nameOf), ...readColumns(t)], importSorts), [t, nameOf])
}

const sheetColumns = (t: TranslateIn<'ratesAdmin'>, nameOf: (view: ImportView) => string): Columns => [
  {
    id: 'file',
    header: t('import.source'),
    isRowHeader: true,
    cell: (view) => <Link to={`?import=${view.importId}`}>{nameOf(view)}</Link>,
    text: nameOf,
    widthPx: 150,
  },
  textColumn('kind', t('columns.kind'), ({ kind }) => t(`kinds.${kind}`), {
    isText: true,
    widthPx: 96,
  }),
  {
    id: 'state',
    header: t('columns.state'),
    cell: (view) => <ImportState {...view} />,
    narrowSlot: 'firstEnd',
    widthPx: 128,
  },
  timeColumn('publishAt', t('rate.publishAt'), ({ state, publishAt }) =>
    state === 'confirmed' ? publishAt : undefined,
  ),
]

const countsText = (t: TranslateIn<'ratesAdmin'>, { counts, leftOut, edit }: ImportView): string => {
  const text = t('import.countsOf', counts)
  return leftOut > 0 ? t(`${wordsOf({ edit })}.countsLeftOut`, { counts: text, leftOut }) : text
}

const readColumns = (t: TranslateIn<'ratesAdmin'>): Columns => [
  textColumn('counts', t('import.counts'), (view) => countsText(t, view), countsLook),
  textColumn('by', t('columns.savedBy'), ({ by }) => by, { widthPx: 86 }),
  timeColumn('at', t('columns.saved'), ({ at }) => at),
  {
    id: 'undo',
    header: t('undo.column'),
    cell: (view) => (view.state === 'confirmed' ? <UndoButton view={view} /> : <UndoneText view={view} />),
    narrowSlot: 'secondEnd',
    isText: true,
    isAction: true,
    widthPx: 190,
  },
]
