import { lazy, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useSession } from '#web/client/session-state.ts'
import { SearchButton } from '#web/components/search/search-button.tsx'
import { loadNamespaces } from '#web/language/load-namespaces.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { workToolsId } from '#web/page/work-tools.ts'

/** Loads with the texts of orders, quotes and requests at the first use. */
const WorkbenchSearchDialog = lazy(async () => {
  const [dialog] = await Promise.all([
    import('./search-dialog.tsx'),
    loadNamespaces(['myQuotes', 'orderView', 'requests'])(),
  ])
  return dialog
})

/** The search of the workbench, in the bar above it; visitors have none. */
export function WorkbenchSearch() {
  const { t } = useTranslation('workbench')
  const isLoggedIn = useSession((state) => state.loggedIn)
  const [bar, setBar] = useState<Element | null>(null)
  useEffect(() => setBar(document.getElementById(workToolsId)), [])
  if (!isLoggedIn || !bar) return null
  return createPortal(
    <SearchButton label={t('search.open')} keyName={t('search.key')} dialog={WorkbenchSearchDialog} />,
    bar,
  )
}
