/** The texts one agrees to when registering, by the day from which the version holds. */
export const agreementVersions = { agreement: '2026-11-01', policy: '2026-11-01' } as const
