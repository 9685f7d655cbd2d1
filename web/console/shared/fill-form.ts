export type Filling = Readonly<Record<string, string>>

/** Fills in fields as if they were typed: each one sends an input event. */
export function fillForm(form: HTMLFormElement | null, values: Filling): void {
  for (const [name, value] of Object.entries(values)) {
    const field = form?.elements.namedItem(name)
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) continue
    field.value = value
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}
