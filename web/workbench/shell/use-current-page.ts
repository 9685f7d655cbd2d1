import { useLocation } from 'react-router'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import { type PageName, pageOfUrl } from './pages.ts'

/** The entry of the rail that is shown. The server renders one page for every query of a path. */
export function useCurrentPage(): PageName {
  const { pathname, search } = useLocation()
  return pageOfUrl({ pathname, search: useHydrated() ? search : '' })
}
