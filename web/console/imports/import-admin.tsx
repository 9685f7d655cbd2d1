import type { ImportView } from '#contract/rate-imports.ts'
import page from '#web/console/shared/page.module.css'
import { ReadState } from '#web/console/shared/read-state.tsx'
import { useFilters } from '#web/console/shared/use-filters.ts'
import { useRead } from '#web/console/shared/use-read.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { ImportList } from './import-list.tsx'
import { Preview } from './preview.tsx'
import { SheetForm } from './sheet-form.tsx'

const shownImports = 50

/** A sheet is read, looked at, and only then holds; what was done before stands below. */
export function ImportAdmin() {
  const { t } = useTranslation('ratesAdmin')
  const { read, change } = useFilters()
  const { verdict, put, retry } = useRead('GET /api/console/rates/imports', { query: { size: shownImports } })
  const imports = verdict?.ok ? verdict.value.imports : []
  const chosen = imports.find(({ importId }) => importId === read('import'))
  /** The newest state of an import takes the place of what was known of it. */
  const changed = (view: ImportView) =>
    put({ imports: [view, ...imports.filter(({ importId }) => importId !== view.importId)] })
  const readIn = (view: ImportView) => {
    changed(view)
    change({ import: view.importId, outcome: '' })
  }
  return (
    <>
      <SheetForm onRead={readIn} />
      {chosen && <Preview key={chosen.importId} view={chosen} onChanged={changed} />}
      <section className={page.panel} aria-labelledby="imports">
        <h2 id="imports">{t('import.earlier')}</h2>
        <ReadState verdict={verdict} retry={retry} />
        {verdict?.ok && <ImportList imports={imports} onChanged={changed} />}
      </section>
    </>
  )
}
