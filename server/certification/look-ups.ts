import type { AttemptLimit } from '#server/platform/attempts/attempts.ts'

const windowSeconds = 60 * 60

/** A code cannot be guessed; whoever tries all the same is not served for long. */
export const invitationLookUpLimits = (address: string): AttemptLimit[] => [
  { purpose: 'invitation-look-up', windowSeconds, subject: `from ${address}`, most: 100 },
]

const purpose = 'company-look-up'
/** Every application and every wish to join tells whether a company is known; nobody reads out the list. */
export const lookUpLimits = (personId: string, address: string): AttemptLimit[] => [
  { purpose, windowSeconds, subject: personId, most: 20 },
  { purpose, windowSeconds, subject: `from ${address}`, most: 100 },
]
