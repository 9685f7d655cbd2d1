import { useLocation } from 'react-router'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import { documentOfUrl, type PageName, pageOfUrl } from './pages.ts'

/** The entry of the rail that is shown. The server renders one page for every query of a path. */
export function useCurrentPage(): PageName {
  const { pathname, search } = useLocation()
  return pageOfUrl({ pathname, search: useHydrated() ? search : '' })
}

/** The quote or the request that is shown, by its number. */
export function useCurrentDocument() {
  const { pathname, search } = useLocation()
  return documentOfUrl({ pathname, search: useHydrated() ? search : '' })
}
