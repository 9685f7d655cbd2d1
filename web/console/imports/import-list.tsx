import { Link } from 'react-router'
import type { ImportView } from '#contract/rate-imports.ts'
import { WrittenTime } from '#web/components/formats/written-time.tsx'
import page from '#web/console/shared/page.module.css'
import { useTranslation } from '#web/language/use-translation.ts'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { ImportState } from './import-state.tsx'
import { UndoButton } from './undo-import.tsx'

type ImportListProps = { readonly imports: readonly ImportView[]; onChanged(view: ImportView): void }

export function ImportList({ imports, onChanged }: ImportListProps) {
  const { t } = useTranslation('ratesAdmin')
  const columns = useImportColumns(onChanged)
  return (
    <DataTable
      caption={t('import.earlier')}
      captionHidden
      density="dense"
      columns={columns}
      rows={imports}
      rowKey={({ importId }) => importId}
    />
  )
}

function useImportColumns(onChanged: (view: ImportView) => void): readonly Column<ImportView>[] {
  const { t } = useTranslation('ratesAdmin')
  return [
    {
      key: 'file',
      header: t('import.file'),
      isName: true,
      cell: ({ importId, fileName }) => (
        <Link to={`?import=${importId}`} preventScrollReset={false}>
          {fileName}
        </Link>
      ),
    },
    { key: 'kind', header: t('columns.kind'), cell: ({ kind }) => t(`kinds.${kind}`) },
    { key: 'state', header: t('columns.state'), cell: (view) => <State view={view} /> },
    { key: 'counts', header: t('import.counts'), cell: ({ counts }) => t('import.countsOf', counts) },
    {
      key: 'at',
      header: t('columns.saved'),
      cell: ({ by, at }) => (
        <>
          {by}
          <div className={page.soft}>
            <WrittenTime at={at} shape="dateTime" />
          </div>
        </>
      ),
    },
    {
      key: 'undo',
      header: t('undo.column'),
      cell: (view) => view.state === 'confirmed' && <UndoButton view={view} onChanged={onChanged} />,
    },
  ]
}

function State({ view: { state, publishAt } }: { view: ImportView }) {
  const { t } = useTranslation('ratesAdmin')
  return (
    <>
      <ImportState state={state} />
      {publishAt && state === 'confirmed' && (
        <div className={page.soft}>
          {t('rate.publishAt')} <WrittenTime at={publishAt} shape="dateTime" />
        </div>
      )}
    </>
  )
}
