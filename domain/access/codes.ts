/** Refusals of the staff console: the number in the envelope and the HTTP status. A number is never reused. */
export const staffRefusals = {
  'wrong-staff-credentials': { code: 1210, status: 422 },
  'wrong-authenticator-code': { code: 1211, status: 422 },
  'enrolment-over': { code: 1212, status: 409 },
  'account-taken': { code: 1213, status: 409 },
  'not-yourself': { code: 1214, status: 403 },
  'last-staff-administrator': { code: 1215, status: 409 },
  'staff-unchanged': { code: 1216, status: 409 },
  'wrong-own-credentials': { code: 1450, status: 422 },
} as const

/** Audited actions by subject. */
export const staffAuditActions = {
  staff: [
    'staff-logged-in',
    'staff-log-in-refused',
    'staff-logged-out',
    'staff-enrolled',
    'staff-added',
    'staff-roles-changed',
    'staff-disabled',
    'staff-enabled',
    'staff-reset',
    'staff-password-changed',
    'staff-sessions-ended',
    'staff-listed',
    'staff-exported',
    'console-searched',
    'mention-done',
  ],
  audit: ['audit-read', 'audit-exported'],
} as const
