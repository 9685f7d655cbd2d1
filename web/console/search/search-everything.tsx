import { lazy } from 'react'
import { SearchButton } from '#web/components/search/search-button.tsx'
import { useTranslation } from '#web/language/use-translation.ts'

const ConsoleSearch = lazy(() => import('./search-dialog.tsx'))

/** The search of the console. */
export function SearchEverything() {
  const { t } = useTranslation('console')
  return <SearchButton label={t('searchAll.open')} keyName={t('searchAll.key')} dialog={ConsoleSearch} />
}
