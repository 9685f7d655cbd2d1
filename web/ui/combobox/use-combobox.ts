import { type KeyboardEvent, useState } from 'react'
import { useHighlight } from './use-highlight.ts'
import { useLateOptions } from './use-late-options.ts'
import type { ComboboxOption, SearchOptions } from './use-options.ts'
import { useTypedText } from './use-typed-text.ts'

/**
 * While an input method is composing, its keys are its own: Enter takes a word from its list, the arrows walk
 * through it. Safari ends the composition before the keydown of that Enter, which then only shows as key 229.
 */
const isComposing = (event: KeyboardEvent) => event.nativeEvent.isComposing || event.keyCode === 229

type Keys = Readonly<Record<string, { readonly isUsed: boolean; run(): void }>>

function handleKey(event: KeyboardEvent, keys: Keys) {
  const key = isComposing(event) ? undefined : keys[event.key]
  if (!key?.isUsed) return
  key.run()
  if (event.key === 'Tab') return
  event.preventDefault()
  // Escape closes the list and not the dialog around it.
  event.stopPropagation()
}

export type ComboboxBehaviour<Option extends ComboboxOption> = {
  readonly search: SearchOptions<Option>
  readonly delayMs: number
  /** Highlighted when the list opens. */
  readonly selected: string | undefined
  /** The list is open as long as the field is there: leaving the field picks nothing, and Escape is left to the dialog around it. */
  readonly staysOpen?: boolean
  /** The list stays open after a pick, and typed text without a pick is removed when the field loses the focus. */
  readonly isMultiple: boolean
  /** It helps to fill in other fields and sends nothing itself. */
  readonly isAside?: boolean
  /** A text that was typed before the control was there. */
  readonly initialText?: string
  /** Whether its list opens at once, because the user is still in the field. */
  readonly startsOpen?: boolean
  onType(text: string): void
  onPick(option: Option): void
  /** Backspace in an empty field. */
  onBackspace?(): void
}

type Situation = {
  readonly isOpen: boolean
  /** Something is typed and the list is open. */
  readonly isSearching: boolean
  readonly hasHighlight: boolean
  readonly isEmpty: boolean
  readonly isMultiple: boolean
  readonly staysOpen: boolean
  readonly isAside: boolean
}

type Acts = {
  move(step: 1 | -1): void
  open(): void
  close(): void
  pick(): void
  back(): void
}

/** Enter in a field with nothing to pick opens its list: there the user sees what is missing. */
const enterKey = (now: Situation, { open, pick }: Acts) => ({
  isUsed: now.isSearching || now.hasHighlight || !now.isEmpty || now.isAside,
  run: now.isSearching || now.hasHighlight ? pick : open,
})

const keysFor = (now: Situation, acts: Acts): Keys => ({
  ArrowDown: { isUsed: true, run: () => acts.move(1) },
  ArrowUp: { isUsed: true, run: () => acts.move(-1) },
  Escape: { isUsed: now.isOpen && !now.staysOpen, run: acts.close },
  // Enter would send the form without a value: with a text that was not picked, or from a picker that is no part of it.
  Enter: enterKey(now, acts),
  // Tab picks the highlighted option, as in native controls.
  Tab: { isUsed: now.isSearching && !now.isMultiple && !now.staysOpen, run: acts.pick },
  Backspace: { isUsed: now.isMultiple && now.isEmpty, run: acts.back },
})

type LeaveActs = { forget(): void; close(): void; pickLater(which: 'only'): void }

function leave({ staysOpen, isMultiple, isSearching }: Situation, acts: LeaveActs) {
  if (staysOpen) return
  if (isMultiple) acts.forget()
  else if (isSearching) acts.pickLater('only')
  acts.close()
}

/** Text, list and keys of a combobox (WAI-ARIA APG, editable combobox with list autocomplete). */
export function useCombobox<Option extends ComboboxOption>(behaviour: ComboboxBehaviour<Option>) {
  const { search, delayMs, selected, isMultiple, onType, onPick, onBackspace } = behaviour
  const { initialText = '', startsOpen = false, staysOpen = false, isAside = false } = behaviour
  const [isOpen, setOpen] = useState(startsOpen || staysOpen)
  const open = () => setOpen(true)
  const { typed, text, forget, ...typing } = useTypedText(initialText, (next) => {
    onType(next)
    open()
  })
  const found = useLateOptions({ search, text, isWanted: isOpen, delayMs }, (option) => pick(option))
  const { options, state, retry, pickLater } = found
  const highlight = useHighlight(options, text, selected)
  const at = isOpen && state === 'ready' ? highlight.at : -1
  const isSearching = isOpen && text !== ''
  const close = () => {
    setOpen(false)
    highlight.reset()
  }
  const pick = (option: Option | undefined) => {
    if (!option || option.isDisabled) return
    onPick(option)
    forget()
    if (!isMultiple) close()
  }
  const isEmpty = !typed
  const situation = { isOpen, isSearching, hasHighlight: at >= 0, isEmpty, isMultiple, staysOpen, isAside }
  const keys = keysFor(situation, {
    move: (step) => (isOpen ? highlight.move(step) : open()),
    close,
    open,
    pick: () => (state === 'loading' ? pickLater('first') : pick(options[at])),
    back: () => onBackspace?.(),
  })
  const onKeyDown = (event: KeyboardEvent) => handleKey(event, keys)
  const onBlur = () => leave(situation, { forget, close, pickLater })
  const input = { ...typing, onKeyDown, onBlur, onClick: open }
  return { typed, isOpen, options, state, at, retry, pick, forget, input }
}
