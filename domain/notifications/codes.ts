/** Refusals of notifications: the number in the envelope and the HTTP status. A number is never reused. */
export const notificationRefusals = {
  'too-many-streams': { code: 1018, status: 429 },
} as const
