import type { RateLimit } from '#server/platform/rate-limit/rate-limit.ts'

const tenMinutes = 10 * 60
const day = 24 * 60 * 60

const limits = (purpose: string, subject: string, inTenMinutes: number, inADay: number): RateLimit[] => [
  { purpose, subject, windowSeconds: tenMinutes, max: inTenMinutes },
  { purpose: `${purpose}-day`, subject, windowSeconds: day, max: inADay },
]

// Our choice: many people of one consignee behind one address, too few calls to guess.
export const shareLimits = (personId: string) => limits('order-share', personId, 60, 300)
export const sharedOrderLimits = (network: string) => limits('order-shared', `from ${network}`, 60, 600)
