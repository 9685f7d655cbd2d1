import type { ImportView } from '#contract/rate-imports.ts'
import { joinSentences } from '#domain/language/join-sentences.ts'
import { containerTypeCodes } from '#domain/values/container-type.ts'
import { useFieldLabels } from '#web/console/rate-pricing/use-field-labels.ts'
import page from '#web/console/shared/page.module.css'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'

type SheetColumnsProps = { readonly view: ImportView }

/** Columns that were not read, and columns of the template that the sheet lacks. */
export function SheetColumns({ view }: SheetColumnsProps) {
  const { t } = useTranslation('ratesAdmin')
  const language = useLanguage()
  const missing = useMissingColumns(view)
  const ignored = view.ignored.map(({ cell, header }) => `${cell} ${header}`).join(t('table:between'))
  // An empty cell of this column makes a rate public.
  const isPublic = view.counts.added > 0 && view.missing.includes('companies')
  return (
    <>
      {ignored !== '' && <p className={page.soft}>{t('preview.ignored', { columns: ignored })}</p>}
      {missing !== '' && (
        <p>
          {joinSentences(language, [
            t('preview.missing', { columns: missing }),
            t('preview.missingKept'),
            isPublic ? t('preview.missingPublic') : undefined,
          ])}
        </p>
      )}
    </>
  )
}

/** By their names; columns of every container type by one name. */
function useMissingColumns({ kind, missing }: ImportView): string {
  const { t } = useTranslation('ratesAdmin')
  const { labelText } = useFieldLabels(kind, [])
  const byWord = Map.groupBy(missing, (field) => field.split('.')[0] ?? field)
  const names = [...byWord].map(([word, fields]) => {
    const types = fields.flatMap((field) => field.split('.')[1] ?? [])
    const isAll = types.length === 0 || types.length === containerTypeCodes.length
    return isAll ? labelText([word]) : `${labelText([word])} ${types.join('/')}`
  })
  return names.join(t('table:between'))
}
