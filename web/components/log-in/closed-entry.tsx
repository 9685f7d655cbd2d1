import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useSession } from '#web/client/session-state.ts'
import { pageKeyIn, setShownEntry } from '#web/page/page-entry.ts'

/**
 * Leads from the entry of the login dialog in the history to that of the page when the dialog is not open: after it was
 * closed or the user logged in, and after a reload or Forward.
 */
export function ClosedLogInEntry() {
  const { state, key } = useLocation()
  const navigate = useNavigate()
  const isShown = useSession(({ logInShown }) => logInShown)
  const pageKey = pageKeyIn(state)
  // The step back takes a moment; a second one would leave the page.
  const left = useRef<string>(undefined)
  useEffect(() => {
    setShownEntry({ key, pageKey: pageKey ?? key })
    if (pageKey === undefined) left.current = undefined
    if (pageKey === undefined || isShown || left.current === key) return
    left.current = key
    void navigate(-1)
  }, [key, pageKey, isShown, navigate])
  return null
}
