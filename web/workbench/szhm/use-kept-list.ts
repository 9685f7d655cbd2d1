import { useEffect, useLayoutEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useQueryUser } from '#web/client/query/query-client.tsx'

const keyOf = (user: string) => `szhm-orders:${user}`

type Kept = { readonly search: string; readonly scrollY: number }

function readKept(key: string): Kept | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    if (typeof kept !== 'object' || kept === null || !('search' in kept) || !('scrollY' in kept))
      return undefined
    return { search: String(kept.search), scrollY: Number(kept.scrollY) || 0 }
  } catch {
    return undefined
  }
}

/** A browser may refuse storage; the list then opens as for the first time. */
function keep(key: string, kept: Kept): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(kept))
  } catch {
    return
  }
}

const waitMs = 40
/** Until the rows are there, the page is too short to scroll. */
const mostWaits = 75

function scrollTo(top: number): () => void {
  let timer = 0
  let waits = 0
  const scroll = () => {
    window.scrollTo(0, top)
    waits += 1
    if (Math.abs(window.scrollY - top) > 1 && waits < mostWaits) timer = window.setTimeout(scroll, waitMs)
  }
  scroll()
  return () => window.clearTimeout(timer)
}

/** Keeps where the list stands, while it is open. */
function useKeeping(key: string, search: string, isReady: boolean): void {
  useEffect(() => {
    if (!isReady) return
    keep(key, { search, scrollY: readKept(key)?.scrollY ?? 0 })
    const save = () => keep(key, { search, scrollY: window.scrollY })
    window.addEventListener('scrollend', save)
    window.addEventListener('pagehide', save)
    return () => {
      window.removeEventListener('scrollend', save)
      window.removeEventListener('pagehide', save)
    }
  }, [key, search, isReady])
}

/**
 * Spec §2: the list keeps its state when the reader leaves it, in this tab of the browser: filters and page, which the
 * URL has, and how far it was scrolled. A URL with filters of its own wins. Whether the list may be shown.
 */
export function useKeptList(): boolean {
  const key = keyOf(useQueryUser())
  const { search } = useLocation()
  const navigate = useNavigate()
  const [first] = useState(() => {
    const kept = readKept(key)
    return kept && ['', kept.search].includes(search) ? kept : { search: '', scrollY: 0 }
  })
  // Only once the URL has the filters: an empty one would replace what was kept.
  const [isReady, setReady] = useState(search !== '' || first.search === '')
  useLayoutEffect(() => {
    if (isReady) return
    if (search !== '') setReady(true)
    else void navigate({ search: first.search }, { replace: true, preventScrollReset: true })
  }, [isReady, search, first, navigate])
  useEffect(() => (isReady && first.scrollY > 0 ? scrollTo(first.scrollY) : undefined), [isReady, first])
  useKeeping(key, search, isReady)
  return isReady
}
