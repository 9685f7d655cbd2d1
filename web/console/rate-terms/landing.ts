import type { FieldProblem, WrongFields } from '#domain/values/refusal.ts'
import type { Given } from '#web/components/forms/rules.ts'
import { isListed } from './leaves.ts'
import { type Branch, branchOf, partsIn } from './typed-terms.ts'

/** Rows travel without gaps and in their order; the form calls each by the number it was given. */
function nameInForm(root: Branch, path: readonly string[]): readonly string[] {
  const way: string[] = []
  let branch: Branch | string | undefined = root
  for (const step of path) {
    const here: Branch = typeof branch === 'object' ? branch : {}
    const isRow = isListed(way.at(-1))
    const name: string = (isRow ? partsIn(here, way)[Number(step)]?.[0] : step) ?? step
    branch = here[name]
    way.push(name)
  }
  return way
}

/** The field itself, the first within what was named, or the first beside it. */
function nearest(name: string, fields: readonly string[]): string | undefined {
  const found = fields.find((field) => field === name) ?? fields.find((field) => field.startsWith(`${name}.`))
  const above = name.slice(0, Math.max(0, name.lastIndexOf('.')))
  return found ?? (above.includes('.') ? nearest(above, fields) : undefined)
}

/** What the server says of the parts of a rate, at the fields of the form in which they were typed. */
export function landed(wrong: WrongFields, given: Given, fields: readonly string[]): WrongFields {
  const root = branchOf(given, 'terms')
  const told = new Map<string, FieldProblem>()
  for (const [name, problem] of Object.entries(wrong)) {
    const [first = '', ...path] = name.split('.')
    const typed = [first, ...(first === 'terms' ? nameInForm(root, path) : path)].join('.')
    const field = first === 'terms' ? (nearest(typed, fields) ?? typed) : typed
    if (!told.has(field)) told.set(field, problem)
  }
  return Object.fromEntries(told)
}
