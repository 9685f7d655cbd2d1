import type { FieldProblem, WrongFields } from '#domain/values/refusal.ts'
import { emailProblem, personNameProblem } from '#domain/values/text-limits.ts'

type TypedProfile = { readonly name?: string; readonly email?: string | null }

/** An empty field removes the email. */
export const readEmail = (typed: string | null): string | null => typed?.trim() || null

/** Checks all fields at once, of the profile or of its email address. */
export function profileProblems({ name, email }: TypedProfile): WrongFields {
  const problems: Record<string, FieldProblem | undefined> = {
    name: name === undefined ? undefined : personNameProblem(name),
    email: readEmail(email ?? null) === null ? undefined : emailProblem(email ?? ''),
  }
  return Object.fromEntries(
    Object.entries(problems).flatMap(([field, problem]) => (problem ? [[field, problem]] : [])),
  )
}
