import { type Refusal, refusal } from '#domain/values/refusal.ts'
import type { RefusalCode } from '#domain/values/refusal-codes.ts'
import { isUniqueViolation } from '#server/platform/database/connect.ts'

/** Of two people who take one mobile, email address or account name at once, the second is refused like a later one. */
export const refuseTaken =
  (taken: RefusalCode) =>
  (error: unknown): Refusal => {
    if (isUniqueViolation(error)) return refusal(taken)
    throw error
  }
