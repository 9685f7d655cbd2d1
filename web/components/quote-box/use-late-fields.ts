import { type RefObject, useEffect, useRef, useState } from 'react'

export type LateFields = typeof import('./late-fields.ts') | undefined

const lateNames = ['place', 'day'] as const

const fieldIn = (form: HTMLFormElement | null, name: string) =>
  form?.querySelector<HTMLInputElement>(`input[name="${name}"]`) ?? undefined

/**
 * The combobox and the calendar load when the visitor points at the form or moves into it, so that a home page stays
 * light. Until then plain text fields stand in their place; a text that is already in one is never taken away.
 */
export function useLateFields(form: RefObject<HTMLFormElement | null>) {
  const [late, setLate] = useState<LateFields>()
  const focused = useRef<string>(undefined)
  useEffect(() => {
    if (late && focused.current) fieldIn(form.current, focused.current)?.focus()
  }, [late, form])
  const load = async () => {
    if (late) return
    const { PlaceCombobox, PlainDayField } = await import('./late-fields.ts')
    const plain = lateNames.flatMap((name) => fieldIn(form.current, name) ?? [])
    if (plain.some(({ value }) => value !== '')) return
    focused.current = plain.find((field) => field === document.activeElement)?.name
    setLate({ PlaceCombobox, PlainDayField })
  }
  return { late, load: () => void load().catch(() => undefined) }
}
