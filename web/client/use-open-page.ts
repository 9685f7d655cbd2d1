import { useNavigate } from 'react-router'
import { logInFor } from '#domain/brands/navigation-guard.ts'
import { useBrand } from '#web/page/brand-context.ts'
import { sessionState } from './session-state.ts'

/** Opens a page; where the page needs a login at the parent brand, after that login. */
export function useOpenPage(): (path: string) => void {
  const { logInUrl } = useBrand()
  const navigate = useNavigate()
  return (path) => {
    if (logInUrl && !sessionState().loggedIn) window.location.assign(logInFor(logInUrl, path))
    else void navigate(path)
  }
}
