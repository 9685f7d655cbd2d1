import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { ImportView } from '#contract/rate-imports.ts'
import { useCallQuery } from '#web/client/query/use-call-query.ts'
import { QueryState } from '#web/components/query/query-state.tsx'
import { ImportList } from './import-list.tsx'
import { Preview } from './preview.tsx'
import { SheetForm } from './sheet-form.tsx'

/** Upload a spreadsheet, preview and confirm it; the import history is below. */
export function ImportAdmin() {
  const [params, setParams] = useSearchParams()
  const importId = params.get('import') ?? ''
  const [read, setRead] = useState<string>()
  const show = (view: ImportView) => {
    setRead(view.importId)
    setParams({ import: view.importId }, { preventScrollReset: true })
  }
  const isNew = importId === read
  const form = <SheetForm key="form" onRead={show} />
  const preview = importId && <SelectedImport key={importId} importId={importId} isNew={isNew} />
  return (
    <>
      {/* An edit, or an import of the history, was opened for its own sake: the upload comes after it. */}
      {isNew ? [form, preview] : [preview, form]}
      <ImportList />
    </>
  )
}

type SelectedImportProps = {
  readonly importId: string
  /** The sheet has just been read. */
  readonly isNew: boolean
}

function SelectedImport({ importId, isNew }: SelectedImportProps) {
  const query = useCallQuery('GET /api/console/rates/imports', { query: { importId } })
  return (
    <QueryState query={query} skeleton={{ rows: 6 }}>
      {({ rows: [view] }) => view && <Preview view={view} isNew={isNew} />}
    </QueryState>
  )
}
