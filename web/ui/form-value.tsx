import { useEffect, useRef } from 'react'

export type FormValueProps = { readonly name: string; readonly value: string }

/**
 * The value of a control that shows something else than it sends. It comes after the visible field of the same
 * name, which the form can focus, and sends `input` when the value changes, as a typed field does.
 */
export function FormValue({ name, value }: FormValueProps) {
  const field = useRef<HTMLInputElement>(null)
  const reported = useRef(value)
  useEffect(() => {
    if (reported.current === value) return
    reported.current = value
    field.current?.dispatchEvent(new Event('input', { bubbles: true }))
  }, [value])
  return <input ref={field} type="hidden" name={name} value={value} />
}
