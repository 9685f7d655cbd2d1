/** Refusals of tracking: the number in the envelope and the HTTP status. A number is never reused. */
export const trackingRefusals = {
  'quota-exhausted': { code: 1012, status: 429 },
} as const
