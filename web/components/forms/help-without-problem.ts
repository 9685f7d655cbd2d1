import type { FormState } from './use-form.ts'

type Refused = Pick<FormState, 'problemOf' | 'refusedField'>

/** The error of a field takes the place of a help text that says the same. */
export const helpWithoutProblem =
  ({ problemOf, refusedField }: Refused) =>
  (name: string, help: string | undefined): string | undefined =>
    problemOf(name) || refusedField === name ? undefined : help
