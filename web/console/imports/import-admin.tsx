import { useSearchParams } from 'react-router'
import { useCallQuery } from '#web/client/query/use-call-query.ts'
import { QueryState } from '#web/components/query/query-state.tsx'
import { ImportList } from './import-list.tsx'
import { Preview } from './preview.tsx'
import { SheetForm } from './sheet-form.tsx'

/** Upload a spreadsheet, preview and confirm it; the import history is below. */
export function ImportAdmin() {
  const [params, setParams] = useSearchParams()
  const importId = params.get('import') ?? ''
  return (
    <>
      <SheetForm onRead={(view) => setParams({ import: view.importId }, { preventScrollReset: true })} />
      {importId && <SelectedImport key={importId} importId={importId} />}
      <ImportList />
    </>
  )
}

function SelectedImport({ importId }: { readonly importId: string }) {
  const query = useCallQuery('GET /api/console/rates/imports', { query: { importId } })
  return (
    <QueryState query={query} skeleton={{ rows: 6 }}>
      {({ rows: [view] }) => view && <Preview view={view} />}
    </QueryState>
  )
}
