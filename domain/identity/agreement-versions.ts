/** The documents accepted at registration. A version is named by the day it takes effect. */
export const agreementVersions = { agreement: '2026-11-17', policy: '2026-11-17' } as const
