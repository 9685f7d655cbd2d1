import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { dialogEntryState, pageKeyIn, setAddedEntry } from '#web/page/page-entry.ts'

/**
 * Adds an entry to the history while the dialog is open, so that Back closes the dialog and stays on the page. Calls
 * back when that entry is left, also by a link.
 */
export function useDialogEntry(onLeft: () => void): void {
  const location = useLocation()
  const navigate = useNavigate()
  const progress = useRef<'none' | 'added' | 'current'>('none')
  useEffect(() => {
    const { pathname, search, hash, state, key } = location
    const isCurrent = pageKeyIn(state) !== undefined
    if (isCurrent && progress.current === 'added') progress.current = 'current'
    if (isCurrent) return
    if (progress.current === 'current') onLeft()
    // The entry of a dialog that was just closed is left first.
    if (progress.current !== 'none') return
    progress.current = 'added'
    const adding = navigate(
      { pathname, search, hash },
      {
        state: dialogEntryState(state, key),
        preventScrollReset: true,
        defaultShouldRevalidate: false,
      },
    )
    void Promise.resolve(adding).then(setAddedEntry)
  }, [location, navigate, onLeft])
}
