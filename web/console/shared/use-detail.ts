import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react'
import { useNavigate, useSearchParams } from 'react-router'

/** From this width on a list and a record of it stand side by side (look.md). */
const wide = '(min-width: 1280px)'

const subscribe = (onChange: () => void) => {
  const query = window.matchMedia?.(wide)
  query?.addEventListener('change', onChange)
  return () => query?.removeEventListener('change', onChange)
}
const isWideNow = () => window.matchMedia?.(wide).matches ?? false

/** The record that is open beside its list, in the URL of the list. */
export const openParam = 'open'

/** A user who walks through the rows quickly does not read each of them. */
const restMs = 200

/** Opens a record of a list: beside it on a wide screen, on a page of its own otherwise. */
export function useDetail(pathOf: (id: string) => string) {
  const isWide = useSyncExternalStore(subscribe, isWideNow, () => false)
  const [params, setParams] = useSearchParams()
  const navigate = useNavigate()
  const opened = isWide ? params.get(openParam) : null
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(resting.current), [])
  const show = useCallback(
    (id: string | null, replace: boolean) => {
      clearTimeout(resting.current)
      const next = (now: URLSearchParams) => {
        const copy = new URLSearchParams(now)
        if (id === null) copy.delete(openParam)
        else copy.set(openParam, id)
        return copy
      }
      setParams(next, { replace, preventScrollReset: true })
    },
    [setParams],
  )
  const open = (id: string) => {
    if (isWide) show(id, opened !== null)
    else void navigate(pathOf(id))
  }
  /** The row that the keys have moved to; it is shown where another one already is. */
  const move = (id: string) => {
    clearTimeout(resting.current)
    if (opened !== null && opened !== id) resting.current = setTimeout(() => show(id, true), restMs)
  }
  return { isWide, opened, open, move, close: () => show(null, false), wanted: params.get(openParam) }
}
