import { dueAfter } from '#domain/values/due-time.ts'

// The form promises customers an answer within this time.
const answerBusinessDays = 1

/** When staff must have answered a request. */
export const requestDueAt = (createdAt: Date): Date => dueAfter(createdAt, answerBusinessDays)
