import { dueAfter } from '#domain/values/due-time.ts'

/** Maximum duration of a review. Our choice: the spec names no figure. */
export const reviewWorkingDays = 2

/** When staff must have decided on an application. */
export const reviewDueAt = (submittedAt: Date): Date => dueAfter(submittedAt, reviewWorkingDays)
