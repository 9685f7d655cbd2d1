import { useCallback } from 'react'
import type { ImportView } from '#contract/rate-imports.ts'
import type { Language } from '#domain/brands/brand.ts'
import { formatDay } from '#domain/language/format-time.ts'
import { type TranslateIn, useLanguage, useTranslation } from '#web/language/use-translation.ts'

type Edit = NonNullable<ImportView['edit']>

function priceText(t: TranslateIn<'ratesAdmin'>, { by, value, types }: NonNullable<Edit['prices']>): string {
  const rise = by === 'set' ? '=' : '+'
  const sign = value.startsWith('-') ? '' : rise
  const change = `${sign}${value}${by === 'percent' ? '%' : ''}`.replace('-', '−')
  return types ? t('bulk.names.types', { change, types: types.join(t('console:list.between')) }) : change
}

/** What an edit changes, in a few words. */
function editText(t: TranslateIn<'ratesAdmin'>, language: Language, edit: Edit): string {
  const { prices, validFrom, validTo, surcharge, companies } = edit
  const day = (at: string | undefined) => (at ? formatDay(at, language, 'date') : t('bulk.sameDay'))
  const parts = [
    ...(prices ? [priceText(t, prices)] : []),
    ...(validFrom || validTo
      ? [t('bulk.names.validity', { days: t('validity', { from: day(validFrom), to: day(validTo) }) })]
      : []),
    ...(surcharge && 'set' in surcharge ? [t('bulk.names.set', { fee: surcharge.set.fee })] : []),
    ...(surcharge && 'remove' in surcharge ? [t('bulk.names.remove', { fee: surcharge.remove })] : []),
    ...(companies === undefined ? [] : [t(`bulk.names.${companies ? 'companies' : 'public'}`)]),
  ]
  return parts.length > 0 ? parts.join(t('console:list.between')) : t('bulk.names.typed')
}

/** The file, or what the edit changes. */
export function useImportName(): (view: Pick<ImportView, 'fileName' | 'edit'>) => string {
  const { t } = useTranslation('ratesAdmin')
  const language = useLanguage()
  return useCallback(
    ({ fileName, edit }) => (edit ? t('bulk.name', { change: editText(t, language, edit) }) : fileName),
    [t, language],
  )
}
