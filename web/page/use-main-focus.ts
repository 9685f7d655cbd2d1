import { createContext, type RefObject, use, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

type MainRef = RefObject<HTMLElement | null>

/** The elements around one, up to the page, that can take the focus: panels and the page itself. */
function placesAround(element: Element, main: HTMLElement): readonly HTMLElement[] {
  const places: HTMLElement[] = []
  for (let around = element.parentElement; around && around !== main; around = around.parentElement)
    if (around.tabIndex >= 0 || around.hasAttribute('tabindex')) places.push(around)
  return [...places, main]
}

/**
 * A control that is gone takes the focus with it: a row that was opened, the button of a form that was sent. The
 * nearest panel around it that is still there then has the focus, or the page.
 */
function useLostFocus(ref: MainRef) {
  useEffect(() => {
    const main = ref.current
    if (!main) return
    let focused: Element | undefined
    let places: readonly HTMLElement[] = []
    const onFocusIn = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || target === main) return
      focused = target
      places = placesAround(target, main)
    }
    // Chrome sends it while it removes a control too; a control that was left is still there afterwards.
    const onFocusOut = () => {
      const left = focused
      queueMicrotask(() => {
        if (left?.isConnected && left === focused) focused = undefined
      })
    }
    // Called after the effects of the layout: a component that moves the focus itself has done so.
    const observer = new MutationObserver(() => {
      if (!focused || focused.isConnected) return
      focused = undefined
      if (document.activeElement !== document.body) return
      const place = places.find((around) => around.isConnected)
      place?.focus({ preventScroll: place === main })
    })
    main.addEventListener('focusin', onFocusIn)
    main.addEventListener('focusout', onFocusOut)
    observer.observe(main, { childList: true, subtree: true })
    return () => {
      main.removeEventListener('focusin', onFocusIn)
      main.removeEventListener('focusout', onFocusOut)
      observer.disconnect()
    }
  }, [ref])
}

/** The path on the screen; each layout replaces the one before, which takes the focus with it. */
export const ShownPathContext = createContext<{ current: string | undefined } | null>(null)

/** After a navigation, moves the focus to the start of the page for keyboards and screen readers. */
function useFocusOnNavigation(main: MainRef) {
  const { pathname } = useLocation()
  const own = useRef<string>(undefined)
  const shown = use(ShownPathContext) ?? own
  useEffect(() => {
    const before = shown.current
    shown.current = pathname
    // The first page of a document begins as the browser has it.
    if (before !== undefined && before !== pathname) main.current?.focus({ preventScroll: true })
  }, [main, pathname, shown])
}

/** Keeps the focus within the page when what had it is gone. */
export function useMainFocus() {
  const main = useRef<HTMLElement>(null)
  useFocusOnNavigation(main)
  useLostFocus(main)
  return main
}
