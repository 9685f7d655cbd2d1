import type { KeyboardEvent } from 'react'

const targets: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** Moves the focus along a row of controls by the arrow keys; returns the control that now has it. */
export function moveFocus(event: KeyboardEvent<HTMLElement>, selector: string): HTMLElement | undefined {
  const target = targets[event.key]
  if (!target) return undefined
  const controls = [...event.currentTarget.querySelectorAll<HTMLElement>(selector)]
  const index = controls.indexOf(document.activeElement as HTMLElement)
  const next = index < 0 ? undefined : controls[target(index, controls.length)]
  if (!next) return undefined
  event.preventDefault()
  next.focus()
  return next
}
