import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react'

type ListElement = RefObject<HTMLElement | null>

const isNamed = (control: Element): boolean => Boolean(control.getAttribute('name') || control.textContent)

const isSame = (control: Element, other: Element): boolean =>
  ['name', 'type'].every((name) => control.getAttribute(name) === other.getAttribute(name)) &&
  control.textContent === other.textContent

/** The control in its place, in a form that is made anew with each change of its filters. */
function successorOf(gone: Element, filters: HTMLElement | null): HTMLElement | undefined {
  if (!filters || !isNamed(gone)) return undefined
  return [...filters.querySelectorAll<HTMLElement>(gone.localName)].find((control) => isSame(gone, control))
}

function focusAtEnd(control: HTMLElement): void {
  control.focus()
  if (control instanceof HTMLInputElement && ['text', 'search'].includes(control.type))
    control.setSelectionRange(control.value.length, control.value.length)
}

/**
 * A control that is gone takes the focus with it: the next page has no "Next page", a list without filters nothing to clear.
 * The same filter then has it, or the rows, or the list where it has none.
 */
export function useKeptFocus(list: ListElement, filters: ListElement) {
  const focused = useRef<{ readonly control: Element; readonly isFilter: boolean }>(undefined)
  // Each render: any of them may remove the control.
  useLayoutEffect(() => {
    if (!focused.current || focused.current.control.isConnected) return
    const { control, isFilter } = focused.current
    focused.current = undefined
    if (document.activeElement !== document.body) return
    const successor = isFilter ? successorOf(control, filters.current) : undefined
    if (successor) return focusAtEnd(successor)
    const rows = list.current?.querySelector('table')?.parentElement
    ;(rows ?? list.current)?.focus()
  })
  return {
    onFocus: ({ target }: FocusEvent) => {
      focused.current = { control: target, isFilter: filters.current?.contains(target) === true }
    },
    /** Not called for a control that is removed. */
    onBlur: () => {
      focused.current = undefined
    },
  }
}
