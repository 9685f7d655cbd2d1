/** Refusals of accounts and sessions: the number in the envelope and the HTTP status. A number is never reused. */
export const identityRefusals = {
  'logged-out': { code: 4, status: 401 },
  'session-expired': { code: 8, status: 401 },
  'wrong-account-or-password': { code: 1200, status: 422 },
  'wrong-code': { code: 1201, status: 422 },
  'proof-needed': { code: 1202, status: 429 },
  'codes-paused': { code: 1203, status: 429 },
  'code-log-in-needed': { code: 1204, status: 429 },
  'invalid-login-link': { code: 1205, status: 422 },
  'email-taken': { code: 1206, status: 422 },
  'account-block-unchanged': { code: 1207, status: 409 },
} as const

/** Audited actions by subject. */
export const identityAuditActions = {
  person: [
    'people-listed',
    'person-seen',
    'person-sessions-ended',
    'person-blocked',
    'person-unblocked',
    'person-password-changed',
    'person-mobile-changed',
    'person-account-changed',
    'person-closed',
    'person-data-copied',
    'token-reused',
  ],
} as const
