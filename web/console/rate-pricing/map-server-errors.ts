import { schemaAt } from '#contract/pricing-schema.ts'
import type { RateKind } from '#domain/rates/rate.ts'
import type { FieldProblem, WrongFields } from '#domain/values/refusal.ts'
import type { FormValues } from '#web/components/forms/rules.ts'
import { inputName, type Path } from './fields.ts'
import { readRows } from './read-values.ts'

/** The server numbers the rows it received; the form has keys of its own for them. */
function pathInForm(kind: RateKind, path: Path, values: FormValues): Path {
  const inForm: string[] = []
  for (const name of path) {
    const schema = schemaAt(kind, inForm)
    const key = schema?.type === 'list' ? readRows(schema, inForm, values)[Number(name)]?.[0] : name
    inForm.push(key ?? name)
  }
  return inForm
}

/** The input itself, the first one within the named part, or the first one beside it. */
function nearest(name: string, inputs: readonly string[]): string | undefined {
  const found = inputs.find((input) => input === name) ?? inputs.find((input) => input.startsWith(`${name}.`))
  const parent = name.slice(0, Math.max(0, name.lastIndexOf('.')))
  return found ?? (parent.includes('.') ? nearest(parent, inputs) : undefined)
}

/** The errors of the server under the names of the inputs that caused them. */
export function mapServerErrors(
  kind: RateKind,
  errors: WrongFields,
  values: FormValues,
  inputs: readonly string[],
): WrongFields {
  const mapped = new Map<string, FieldProblem>()
  for (const [name, problem] of Object.entries(errors)) {
    const [first, ...path] = name.split('.')
    const typed = first === 'pricing' ? inputName(pathInForm(kind, path, values)) : name
    const input = first === 'pricing' ? (nearest(typed, inputs) ?? typed) : name
    if (!mapped.has(input)) mapped.set(input, problem)
  }
  return Object.fromEntries(mapped)
}
