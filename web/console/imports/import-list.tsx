import { useMemo } from 'react'
import { Link, useNavigate } from 'react-router'
import type { ImportView } from '#contract/rate-imports.ts'
import { useCallQuery } from '#web/client/query/use-call-query.ts'
import { WrittenTime } from '#web/components/formats/written-time.tsx'
import { ListTable, pageOf, pageRows } from '#web/console/shared/list-table.tsx'
import { useTableState } from '#web/console/shared/use-table-state.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Panel } from '#web/ui/panel.tsx'
import type { TableColumn } from '#web/ui/table/columns.ts'
import { plainTableState } from '#web/ui/table/table-state.ts'
import { ImportState } from './import-state.tsx'
import { UndoButton } from './undo-import.tsx'

const shape = {
  columns: ['file', 'kind', 'state', 'publishAt', 'counts', 'by', 'at', 'undo'],
  filters: [],
  usual: plainTableState,
}

/** The rows of the open import are the first table of the page. */
const prefix = 'past.'

export function ImportList() {
  const { t } = useTranslation('ratesAdmin')
  const navigate = useNavigate()
  const table = useTableState(shape, prefix)
  const query = useCallQuery(
    'GET /api/console/rates/imports',
    { query: { size: pageRows, after: table.state.cursor } },
    { keepsPrevious: true },
  )
  const columns = useImportColumns()
  return (
    <Panel title={t('import.earlier')}>
      <ListTable
        name="imports"
        caption={t('import.earlier')}
        table={table}
        query={query}
        {...pageOf(query, ({ importId }) => importId)}
        columns={columns}
        rowId={({ importId }) => importId}
        onOpen={({ importId }) => void navigate(`?import=${importId}`)}
        firstUse={{ title: t('import.none'), text: t('import.noneText') }}
        height="420px"
      />
    </Panel>
  )
}

function useImportColumns(): readonly TableColumn<ImportView>[] {
  const { t } = useTranslation('ratesAdmin')
  return useMemo(
    () => [
      {
        id: 'file',
        header: t('import.file'),
        isName: true,
        cell: ({ importId, fileName }) => <Link to={`?import=${importId}`}>{fileName}</Link>,
        text: ({ fileName }) => fileName,
        sort: ({ fileName }) => fileName,
        widthPx: 240,
      },
      {
        id: 'kind',
        header: t('columns.kind'),
        cell: ({ kind }) => t(`kinds.${kind}`),
        sort: ({ kind }) => kind,
      },
      {
        id: 'state',
        header: t('columns.state'),
        cell: ({ state }) => <ImportState state={state} />,
        sort: ({ state }) => state,
        phone: 'firstEnd',
        widthPx: 130,
      },
      {
        id: 'publishAt',
        header: t('rate.publishAt'),
        cell: ({ state, publishAt }) =>
          state === 'confirmed' && publishAt && <WrittenTime at={publishAt} shape="dateTime" />,
        sort: ({ publishAt }) => publishAt ?? undefined,
        widthPx: 150,
      },
      {
        id: 'counts',
        header: t('import.counts'),
        cell: ({ counts }) => t('import.countsOf', counts),
        phone: 'second',
        widthPx: 300,
      },
      { id: 'by', header: t('columns.savedBy'), cell: ({ by }) => by, sort: ({ by }) => by },
      {
        id: 'at',
        header: t('columns.saved'),
        cell: ({ at }) => <WrittenTime at={at} shape="dateTime" />,
        sort: ({ at }) => at,
        widthPx: 150,
      },
      {
        id: 'undo',
        header: t('undo.column'),
        cell: (view) => view.state === 'confirmed' && <UndoButton view={view} />,
        phone: 'secondEnd',
        widthPx: 110,
      },
    ],
    [t],
  )
}
