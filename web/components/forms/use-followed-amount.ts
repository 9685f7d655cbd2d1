import { type RefObject, useEffect, useRef } from 'react'
import { groupedNumber, plainNumber } from '#domain/values/plain-number.ts'

/** An amount that was filled in for the user follows what it states, until the user types another one. */
export function useFollowedAmount(
  form: RefObject<HTMLFormElement | null>,
  name: string,
  amount: string,
): void {
  const shown = useRef(amount)
  useEffect(() => {
    const field = form.current?.elements.namedItem(name)
    const before = shown.current
    if (!(field instanceof HTMLInputElement) || before === amount) return
    shown.current = amount
    if (plainNumber(field.value) !== before) return
    field.value = groupedNumber(amount)
    // The form reads its fields when they are typed in.
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }, [form, name, amount])
}
