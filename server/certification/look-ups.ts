import type { AttemptLimit } from '#server/platform/attempts/attempts.ts'

const purpose = 'company-look-up'
const windowSeconds = 60 * 60

/** Every application and every wish to join tells whether a company is known; nobody reads out the list. */
export const lookUpLimits = (personId: string, address: string): AttemptLimit[] => [
  { purpose, windowSeconds, subject: personId, most: 20 },
  { purpose, windowSeconds, subject: `from ${address}`, most: 100 },
]
