import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import type { PlaceComboboxProps } from '#web/components/places/place-combobox.tsx'

export type LateCombobox = ((props: PlaceComboboxProps) => ReactNode) | undefined

const placeFieldIn = (form: HTMLFormElement | null) =>
  form?.querySelector<HTMLInputElement>('input[name="place"]') ?? undefined

/**
 * The combobox loads when the visitor points at the form or moves into it, so that a home page stays light. Until
 * then a plain text field stands in its place; a text that is already in it is never taken away.
 */
export function useLateCombobox(form: RefObject<HTMLFormElement | null>) {
  const [Combobox, setCombobox] = useState<LateCombobox>()
  const hadFocus = useRef(false)
  useEffect(() => {
    if (Combobox && hadFocus.current) placeFieldIn(form.current)?.focus()
  }, [Combobox, form])
  const load = async () => {
    if (Combobox) return
    const { PlaceCombobox } = await import('#web/components/places/place-combobox.tsx')
    const field = placeFieldIn(form.current)
    if (field?.value) return
    hadFocus.current = field !== undefined && document.activeElement === field
    setCombobox(() => PlaceCombobox)
  }
  return { Combobox, load: () => void load().catch(() => undefined) }
}
