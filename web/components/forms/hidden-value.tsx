import { useEffect, useRef } from 'react'

type HiddenValueProps = { readonly name: string; readonly text: string }

/** A hidden field gives no event by itself; with one, the draft and the rules of the form know its text. */
export function HiddenValue({ name, text }: HiddenValueProps) {
  const input = useRef<HTMLInputElement>(null)
  const known = useRef(text)
  useEffect(() => {
    if (known.current === text) return
    known.current = text
    input.current?.dispatchEvent(new Event('input', { bubbles: true }))
  }, [text])
  return <input ref={input} type="hidden" name={name} value={text} readOnly />
}
