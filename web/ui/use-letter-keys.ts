import { useEffect, useRef } from 'react'

const editable = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])'

/** A letter is no shortcut in a text field or while a dialog is open. */
function isShortcut(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey)
    return false
  if (event.target instanceof Element && event.target.closest(editable)) return false
  return document.querySelector('dialog[open]') === null
}

/** An action that returns false leaves the key to others. */
export type KeyActions = Readonly<Record<string, (() => unknown) | undefined>>

/** WCAG 2.1.4: shortcuts of one character can be switched off. */
export function useLetterKeys(isOn: boolean, actions: KeyActions) {
  const latest = useRef(actions)
  useEffect(() => {
    latest.current = actions
  })
  useEffect(() => {
    if (!isOn) return
    const onKeyDown = (event: KeyboardEvent) => {
      const act = isShortcut(event) ? latest.current[event.key] : undefined
      if (act && act() !== false) event.preventDefault()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [isOn])
}
