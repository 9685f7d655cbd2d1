import { useMemo } from 'react'
import { useTranslation } from '#web/language/use-translation.ts'
import type { ComboboxLabels } from '#web/ui/combobox/option-list.tsx'

/** The texts that every combobox shows. */
export function useComboboxLabels(): ComboboxLabels {
  const { t } = useTranslation('common')
  return useMemo(
    () => ({
      results: (count) => t('combobox.results', { count }),
      none: (text) => t('combobox.none', { text }),
      loading: t('loading'),
      failed: t('combobox.failed'),
      retry: t('retry'),
      clear: t('combobox.clear'),
    }),
    [t],
  )
}
