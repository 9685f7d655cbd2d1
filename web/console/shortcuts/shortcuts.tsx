import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useSingleKeys } from '#web/components/table/single-keys.ts'
import { useOpenSections } from '#web/console/shared/use-open-sections.ts'
import { type KeyActions, useLetterKeys } from '#web/ui/use-letter-keys.ts'
import { clickedKeys, goKey, helpKey } from './keys.ts'

const ShortcutSheet = lazy(() => import('./shortcut-sheet.tsx'))

/** So long the second key of two may take. */
const secondKeyMs = 1500

/** Clicks the link or button of the page that names the key as its own; without one the key is left to the list. */
function clickShortcut(key: string): boolean {
  const target = document.querySelector<HTMLElement>(`main [aria-keyshortcuts="${key}"]`)
  target?.click()
  return target !== null
}

/** The key g, and then the key of a section. */
function useGo(): { readonly isGoing: boolean; start(): void; readonly actions: KeyActions } {
  const sections = useOpenSections()
  const navigate = useNavigate()
  const [isGoing, setGoing] = useState(false)
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(waiting.current), [])
  const start = () => {
    clearTimeout(waiting.current)
    setGoing(true)
    waiting.current = setTimeout(() => setGoing(false), secondKeyMs)
  }
  const go = (path: string) => () => {
    setGoing(false)
    void navigate(path)
  }
  return { isGoing, start, actions: Object.fromEntries(sections.map(({ key, path }) => [key, go(path)])) }
}

/** The keys of the whole console, unless the user has switched off keys of one letter. */
export function Shortcuts() {
  const isOn = useSingleKeys()
  const [isOpen, setOpen] = useState(false)
  const { isGoing, start, actions } = useGo()
  useLetterKeys(isOn && isGoing, actions)
  useLetterKeys(isOn && !isGoing, {
    ...Object.fromEntries(clickedKeys.map((key) => [key, () => clickShortcut(key)])),
    [goKey]: start,
  })
  // Also without the other keys: the sheet says how to switch them on.
  useLetterKeys(true, { [helpKey]: () => setOpen(true) })
  if (!isOpen) return null
  return (
    <Suspense>
      <ShortcutSheet onClose={() => setOpen(false)} />
    </Suspense>
  )
}
