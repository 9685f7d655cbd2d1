import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * A control that is gone takes the focus with it: the next page has no "Next page", a list without filters nothing to clear.
 * The rows then have it, or the list where it has none.
 */
export function useKeptFocus(list: RefObject<HTMLElement | null>) {
  const focused = useRef<Element>(undefined)
  // Each render: any of them may remove the control.
  useLayoutEffect(() => {
    if (!focused.current || focused.current.isConnected) return
    focused.current = undefined
    if (document.activeElement !== document.body) return
    const rows = list.current?.querySelector('table')?.parentElement
    ;(rows ?? list.current)?.focus()
  })
  return {
    onFocus: ({ target }: FocusEvent) => {
      focused.current = target
    },
    /** Not called for a control that is removed. */
    onBlur: () => {
      focused.current = undefined
    },
  }
}
