import { type KeyboardEvent, useCallback, useEffect, useState } from 'react'
import { isComposing } from './is-composing.ts'
import type { FindPlaces, Place } from './places.ts'

type Combobox = {
  readonly find: FindPlaces
  readonly chosen: Place | undefined
  onChosen(place: Place | undefined): void
  /** The text of a chosen place. */
  write(place: Place): string
}

/** The places that match the text; undefined until the first result. A late result of an older text is ignored. */
function useFound(find: FindPlaces) {
  const [found, setFound] = useState<readonly Place[]>()
  const load = useCallback(
    (text: string) => {
      let isCurrent = true
      void find(text).then((places) => {
        if (isCurrent) setFound(places)
      })
      return () => {
        isCurrent = false
      }
    },
    [find],
  )
  return [found, load] as const
}

/** Which option is highlighted, and how the arrow keys move it. */
function useList(options: readonly Place[]) {
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(0)
  const at = Math.min(active, options.length - 1)
  const open = () => {
    setOpen(true)
    setActive(0)
  }
  const move = (by: number) => {
    if (!isOpen) return open()
    if (options.length > 0) setActive((at + by + options.length) % options.length)
  }
  return { isOpen, at, open, move, close: () => setOpen(false) }
}

/** A text field with a list of suggestions (WAI-ARIA 1.2 combobox). */
export function useCombobox({ find, chosen, onChosen, write }: Combobox) {
  // The typed text; undefined while the field shows a chosen place.
  const [typed, setTyped] = useState<string>()
  const [found, load] = useFound(find)
  const options = found ?? []
  const { isOpen, at, open, move, close } = useList(options)
  useEffect(() => (isOpen ? load(typed ?? '') : undefined), [isOpen, typed, load])
  const choose = (place: Place | undefined) => {
    if (!place) return
    onChosen(place)
    setTyped(undefined)
    close()
  }
  const onChange = (text: string) => {
    setTyped(text)
    onChosen(undefined)
    open()
  }
  const keys: Readonly<Record<string, () => void>> = {
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    ...(isOpen && { Enter: () => choose(options[at]), Escape: close }),
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return
    const run = keys[event.key]
    if (run) {
      event.preventDefault()
      run()
    }
    // Tab chooses the highlighted option, as the fields of the operating system do.
    if (event.key === 'Tab' && isOpen && typed) choose(options[at])
  }
  const onBlur = () => {
    close()
    if (typed && options.length === 1) choose(options[0])
  }
  const value = typed ?? (chosen ? write(chosen) : '')
  return { value, isOpen, found, options, at, choose, open, onChange, onKeyDown, onBlur }
}
