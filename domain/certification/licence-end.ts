import type { FieldProblem } from '#domain/values/refusal.ts'
import { daysAfter } from '#domain/values/shanghai-day.ts'

// Our choice: enough for a company to get a new licence and for a reviewer to read it.
const noticeDays = 30

/** Licences that end on this day or before are due. */
export const lastDayOfNotice = (today: string): string => daysAfter(today, noticeDays)

/** A licence that is over cannot be approved. */
export const licenceEndProblem = (validTo: string | undefined, today: string): FieldProblem | undefined =>
  validTo !== undefined && validTo < today ? 'too-small' : undefined
