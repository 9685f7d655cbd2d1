import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

type LateName = 'place' | 'day'

/** What a plain field held when the late one took its place. */
type Former = { readonly text: string; readonly isFocused: boolean; readonly caret: number | null }

export type LateFields =
  | (typeof import('./late-fields.ts') & {
      formerOf(name: LateName): { initialText: string; startsOpen: boolean }
    })
  | undefined

const lateNames = ['place', 'day'] as const

/** An input method that was in use before the page was hydrated shows itself within this time. */
const settleMs = 1000

const fieldIn = (form: HTMLFormElement | null, name: string) =>
  form?.querySelector<HTMLInputElement>(`input[name="${name}"]`) ?? undefined

function formerIn(form: HTMLFormElement | null, name: LateName): Former {
  const field = fieldIn(form, name)
  const isFocused = field !== undefined && field === document.activeElement
  return { text: field?.value ?? '', isFocused, caret: field?.selectionStart ?? null }
}

/** The focus selects the text of a combobox; a key that follows must not replace what was typed. */
function restoreFocus(form: HTMLFormElement | null, formers: ReadonlyMap<LateName, Former>) {
  for (const [name, { isFocused, caret }] of formers) {
    const field = isFocused ? fieldIn(form, name) : undefined
    field?.focus()
    field?.setSelectionRange(caret, caret)
  }
}

/** Whether an input method composes in the form; `onEnd` runs when it has finished. */
function useComposing(onEnd: () => void) {
  const isComposing = useRef(false)
  const begin = () => {
    isComposing.current = true
  }
  const end = () => {
    isComposing.current = false
    // Browsers differ in whether the text is in the field before or after this event.
    setTimeout(onEnd)
  }
  return {
    isComposing,
    handlers: { onCompositionStart: begin, onCompositionUpdate: begin, onCompositionEnd: end },
  }
}

/** A visitor who was in the form before the page was hydrated has sent no event that React has seen. */
function useEarlyVisitor(form: RefObject<HTMLFormElement | null>, start: () => void) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once, when the page is hydrated.
  useEffect(() => {
    const formers = lateNames.map((name) => formerIn(form.current, name))
    if (!formers.some(({ text, isFocused }) => isFocused || text !== '')) return
    const timer = setTimeout(start, settleMs)
    return () => clearTimeout(timer)
  }, [])
}

/**
 * The combobox and the calendar load when the visitor points at the form or moves into it, so that a home page stays
 * light. Until then plain text fields stand in their place; what was typed there is in the new fields, and a field in
 * which an input method composes is exchanged afterwards. The fields are exchanged and the focus is moved in one step,
 * since a key may follow at once.
 */
export function useLateFields(form: RefObject<HTMLFormElement | null>) {
  const [late, setLate] = useState<LateFields>()
  const isLoaded = useRef(false)
  const formers = useRef<ReadonlyMap<LateName, Former>>(new Map())
  useLayoutEffect(() => {
    if (!late) return
    restoreFocus(form.current, formers.current)
    // The fields of another tab start empty.
    formers.current = new Map()
  }, [late, form])
  const load = async () => {
    if (isLoaded.current) return
    const { PlaceCombobox, PlainDayField, typesOnRequest } = await import('./late-fields.ts')
    if (isComposing.current || isLoaded.current) return
    isLoaded.current = true
    formers.current = new Map(lateNames.map((name) => [name, formerIn(form.current, name)]))
    const formerOf = (name: LateName) => {
      const { text = '', isFocused = false } = formers.current.get(name) ?? {}
      return { initialText: text, startsOpen: isFocused && text !== '' }
    }
    flushSync(() => setLate({ PlaceCombobox, PlainDayField, typesOnRequest, formerOf }))
  }
  const start = () => void load().catch(() => undefined)
  const { isComposing, handlers } = useComposing(start)
  useEarlyVisitor(form, start)
  return {
    late,
    /** For the form around the fields. */
    handlers: { onFocus: start, onPointerEnter: start, onInput: start, ...handlers },
  }
}
