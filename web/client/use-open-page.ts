import { useNavigate } from 'react-router'
import { useBrand } from '#web/page/brand-context.ts'
import { logInAtParent } from './log-in-at-parent.ts'
import { sessionState } from './session-state.ts'

/** Opens a page; where the page needs a login at the parent brand, after that login. */
export function useOpenPage(): (path: string) => void {
  const { logInUrl } = useBrand()
  const navigate = useNavigate()
  return (path) => {
    if (logInUrl && !sessionState().loggedIn) void logInAtParent(logInUrl, path)
    else void navigate(path)
  }
}
