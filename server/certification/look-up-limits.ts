import type { RateLimit } from '#server/platform/rate-limit/rate-limit.ts'

const windowSeconds = 60 * 60

/** Codes cannot be guessed; the limit saves the work of answering a caller who tries. */
export const invitationLookUpLimits = (network: string): RateLimit[] => [
  { purpose: 'invitation-look-up', windowSeconds, subject: `from ${network}`, max: 100 },
]

const purpose = 'company-look-up'
/** Applications and join requests reveal whether a company is known; the limit keeps callers from listing them all. */
export const lookUpLimits = (personId: string, network: string): RateLimit[] => [
  { purpose, windowSeconds, subject: personId, max: 20 },
  { purpose, windowSeconds, subject: `from ${network}`, max: 100 },
]
