import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** A page reached by a link is read from its beginning, by ear and by keyboard too. */
export function useFocusOnArrival() {
  const main = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    main.current?.focus({ preventScroll: true })
  }, [pathname])
  return main
}
