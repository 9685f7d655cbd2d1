import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

export type LateFields = typeof import('./late-fields.ts') | undefined

const lateNames = ['place', 'day'] as const

const fieldIn = (form: HTMLFormElement | null, name: string) =>
  form?.querySelector<HTMLInputElement>(`input[name="${name}"]`) ?? undefined

/**
 * The combobox and the calendar load when the visitor points at the form or moves into it, so that a home page stays
 * light. Until then plain text fields stand in their place; a text that is already in one is never taken away, nor is
 * one that an input method has begun. The fields are exchanged and the focus is moved in one step, since a key may
 * follow at once.
 */
export function useLateFields(form: RefObject<HTMLFormElement | null>) {
  const [late, setLate] = useState<LateFields>()
  const focused = useRef<string>(undefined)
  const isComposing = useRef(false)
  useLayoutEffect(() => {
    if (late && focused.current) fieldIn(form.current, focused.current)?.focus()
  }, [late, form])
  const load = async () => {
    if (late) return
    const { PlaceCombobox, PlainDayField } = await import('./late-fields.ts')
    const plain = lateNames.flatMap((name) => fieldIn(form.current, name) ?? [])
    if (isComposing.current || plain.some(({ value }) => value !== '')) return
    focused.current = plain.find((field) => field === document.activeElement)?.name
    flushSync(() => setLate({ PlaceCombobox, PlainDayField }))
  }
  const start = () => void load().catch(() => undefined)
  return {
    late,
    /** For the form around the fields. */
    handlers: {
      onFocus: start,
      onPointerEnter: start,
      onCompositionStart: () => {
        isComposing.current = true
      },
      onCompositionEnd: () => {
        isComposing.current = false
      },
    },
  }
}
