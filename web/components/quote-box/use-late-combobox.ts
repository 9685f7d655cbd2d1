import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { PlaceComboboxProps } from '#web/components/places/place-combobox.tsx'

export type LateCombobox = ((props: PlaceComboboxProps) => ReactNode) | undefined

const placeFieldIn = (form: HTMLFormElement | null) =>
  form?.querySelector<HTMLInputElement>('input[name="place"]') ?? undefined

/**
 * The combobox loads when the visitor points at the form or moves into it, so that a home page stays light. Until
 * then a plain text field stands in its place; a text that is already in it is never taken away, nor is one that an
 * input method has begun. The fields are exchanged and the focus is moved in one step, since a key may follow at once.
 */
export function useLateCombobox(form: RefObject<HTMLFormElement | null>) {
  const [Combobox, setCombobox] = useState<LateCombobox>()
  const hadFocus = useRef(false)
  const isComposing = useRef(false)
  useLayoutEffect(() => {
    if (Combobox && hadFocus.current) placeFieldIn(form.current)?.focus()
  }, [Combobox, form])
  const load = async () => {
    if (Combobox) return
    const { PlaceCombobox } = await import('#web/components/places/place-combobox.tsx')
    const field = placeFieldIn(form.current)
    if (field?.value || isComposing.current) return
    hadFocus.current = field !== undefined && document.activeElement === field
    flushSync(() => setCombobox(() => PlaceCombobox))
  }
  const start = () => void load().catch(() => undefined)
  return {
    Combobox,
    /** For the form around the field. */
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
