import type { KeyboardEvent } from 'react'

const fieldsOf = (form: HTMLFormElement) =>
  [...form.querySelectorAll<HTMLElement>('input:not([type="hidden"]), select, textarea')].filter(
    (field) => !field.matches(':disabled'),
  )

/** The currency follows the charge; only few lines need another. */
const isSkipped = (field: HTMLElement) => field.matches('select[name$=".currency"]')

/** Enter goes to the next field, from the quantity of the last line to a new line. It never sends the offer. */
export function moveOnEnter(event: KeyboardEvent<HTMLFormElement>, addLine: () => void) {
  const { target, currentTarget: form } = event
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
  if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return
  // A picker takes the key for its own list, and a dialog for its own form.
  if (target.form !== form) return
  const isTaken = event.defaultPrevented
  event.preventDefault()
  if (isTaken) return
  const fields = fieldsOf(form)
  const quantities = fields.filter((field) => /^lines\.\d+\.quantity$/.test(field.getAttribute('name') ?? ''))
  if (target === quantities.at(-1)) addLine()
  else
    fields
      .slice(fields.indexOf(target) + 1)
      .find((field) => !isSkipped(field))
      ?.focus()
}

export const focusOnField = (form: HTMLFormElement | null, name: string) =>
  form?.querySelector<HTMLElement>(`input:not([type="hidden"])[name="${name}"]`)?.focus()

export const readAgain = (form: HTMLFormElement | null) =>
  form?.querySelector('input')?.dispatchEvent(new Event('input', { bubbles: true }))
