import { type KeyboardEvent, useCallback, useEffect, useState } from 'react'
import type { FindPlaces, Place } from './places.ts'

type Combobox = {
  readonly find: FindPlaces
  readonly chosen: Place | undefined
  onChosen(place: Place | undefined): void
  /** How a chosen place stands in the field. */
  write(place: Place): string
}

/** The places that fit what is typed; nothing while they are first sought. A late answer to an old question is none. */
function useFound(find: FindPlaces) {
  const [found, setFound] = useState<readonly Place[]>()
  const seek = useCallback(
    (text: string) => {
      let isWanted = true
      void find(text).then((places) => {
        if (isWanted) setFound(places)
      })
      return () => {
        isWanted = false
      }
    },
    [find],
  )
  return [found, seek] as const
}

/** Which of the options is lit, and how the arrows move it. */
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

/** A text field with a list under it (WAI-ARIA 1.2, combobox with a list of suggestions). */
export function useCombobox({ find, chosen, onChosen, write }: Combobox) {
  // What is being typed; nothing while a choice stands in the field.
  const [typed, setTyped] = useState<string>()
  const [found, seek] = useFound(find)
  const options = found ?? []
  const { isOpen, at, open, move, close } = useList(options)
  useEffect(() => (isOpen ? seek(typed ?? '') : undefined), [isOpen, typed, seek])
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
    const act = keys[event.key]
    if (act) {
      event.preventDefault()
      act()
    }
    // Leaving by the keyboard takes what is lit, as in the fields of the operating system.
    if (event.key === 'Tab' && isOpen && typed) choose(options[at])
  }
  const onBlur = () => {
    close()
    if (typed && options.length === 1) choose(options[0])
  }
  const value = typed ?? (chosen ? write(chosen) : '')
  return { value, isOpen, found, options, at, choose, open, onChange, onKeyDown, onBlur }
}
