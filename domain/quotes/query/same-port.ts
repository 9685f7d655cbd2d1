import type { FieldProblem } from '#domain/values/refusal.ts'

/** The problem of a port of discharge that is also the port of loading, for forms and server alike. */
export const samePortProblem = (pod: string, pol: string | undefined): FieldProblem | undefined =>
  pod.trim() === pol?.trim() ? 'inconsistent' : undefined
