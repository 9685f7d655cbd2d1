import type { FieldProblem, WrongFields } from '#domain/values/refusal.ts'
import { emailProblem, personNameProblem } from '#domain/values/text-limits.ts'

/** What somebody typed of himself, as far as he did. */
export type TypedProfile = { readonly name?: string; readonly email?: string }

/** A field that was emptied takes the address away. */
export const readEmail = (typed: string | null): string | null => typed?.trim() || null

/** Every field against its rule at once. */
export function profileProblems({ name, email }: TypedProfile): WrongFields {
  const problems: Record<string, FieldProblem | undefined> = {
    name: name === undefined ? undefined : personNameProblem(name),
    email: readEmail(email ?? null) === null ? undefined : emailProblem(email ?? ''),
  }
  return Object.fromEntries(
    Object.entries(problems).flatMap(([field, problem]) => (problem ? [[field, problem]] : [])),
  )
}
