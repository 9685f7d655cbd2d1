const controls = 'input:not([type="hidden"]), select, textarea, button'

/** The control of a name, or the first one of a group of that name: `shipper.0.name` of `shipper`. */
function fieldOf(scope: ParentNode, name: string): HTMLElement | undefined {
  const all = [...scope.querySelectorAll<HTMLElement>(controls)]
  const nameOf = (control: Element) => control.getAttribute('name') ?? ''
  return (
    all.find((control) => nameOf(control) === name) ??
    all.find((control) => nameOf(control).startsWith(`${name}.`))
  )
}

/** Moves the focus to a field of a form. */
export function goToField(scope: ParentNode, name: string): void {
  const field = fieldOf(scope, name)
  // A field in a closed part of the form takes no focus.
  field?.closest('details')?.setAttribute('open', '')
  field?.focus()
  field?.scrollIntoView({ block: 'center' })
}
