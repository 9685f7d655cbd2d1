import { useState } from 'react'
import type { CallInput } from '#contract/client.ts'
import type { ImportView } from '#contract/rate-imports.ts'
import { call } from '#web/client/call.ts'
import { ConsolePanel } from '#web/console/shared/console-panel.tsx'
import { Listing } from '#web/console/shared/listing.tsx'
import { ReadState } from '#web/console/shared/read-state.tsx'
import { useFilters } from '#web/console/shared/use-filters.ts'
import { useRead } from '#web/console/shared/use-read.ts'
import { useRows } from '#web/console/shared/use-rows.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { ImportList } from './import-list.tsx'
import { Preview } from './preview.tsx'
import { SheetForm } from './sheet-form.tsx'
import { withChanges } from './with-changes.ts'

type Query = CallInput<'GET /api/console/rates/imports'>['query']

const imports = {
  read: (query: Query) => call('GET /api/console/rates/imports', { query }),
  after: ({ importId }: ImportView): Partial<Query> => ({ after: importId }),
}
const firstPage: Query = {}

/** Upload a sheet, preview and confirm it; the import history is below. */
export function ImportAdmin() {
  const { t } = useTranslation('ratesAdmin')
  const { read, change } = useFilters()
  const list = useRows(imports, firstPage)
  /** Imports that were uploaded, confirmed or undone since the list was loaded. */
  const [changes, setChanges] = useState<readonly ImportView[]>([])
  const rows = withChanges(list.rows, changes)
  const selectedId = read('import')
  const selected = rows.find(({ importId }) => importId === selectedId)
  const onChanged = (view: ImportView) => setChanges(withChanges(changes, [view]))
  const onRead = (view: ImportView) => {
    onChanged(view)
    change({ import: view.importId, outcome: '' })
  }
  return (
    <>
      <SheetForm onRead={onRead} />
      {selected && <Preview key={selected.importId} view={selected} onChanged={onChanged} />}
      {!selected && selectedId && list.last && (
        <OlderImport key={selectedId} importId={selectedId} onChanged={onChanged} />
      )}
      <ConsolePanel title={t('import.earlier')}>
        <Listing
          list={{ ...list, rows }}
          criteria={[]}
          onClear={() => {}}
          firstUse={{ title: t('import.none'), text: t('import.noneText') }}
        >
          <ImportList imports={rows} onChanged={onChanged} />
        </Listing>
      </ConsolePanel>
    </>
  )
}

type OlderImportProps = { readonly importId: string; onChanged(view: ImportView): void }

/** An import that is not among the loaded pages, opened by a link. */
function OlderImport({ importId, onChanged }: OlderImportProps) {
  const { verdict, retry } = useRead('GET /api/console/rates/imports', { query: { importId } })
  const view = verdict?.ok ? verdict.value.rows[0] : undefined
  return view ? <Preview view={view} onChanged={onChanged} /> : <ReadState verdict={verdict} retry={retry} />
}
