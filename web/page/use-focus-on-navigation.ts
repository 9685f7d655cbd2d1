import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** After a navigation, moves the focus to the start of the page for keyboards and screen readers. */
export function useFocusOnNavigation() {
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
