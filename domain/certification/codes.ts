/** Refusals of companies, their certification and their members: the number in the envelope and the HTTP status. A number is never reused. */
export const certificationRefusals = {
  'company-not-certified': { code: 1100, status: 403 },
  'certify-to-see-rates': { code: 1101, status: 403 },
  'certify-to-track': { code: 1102, status: 403 },
  'certification-in-progress': { code: 1103, status: 403 },
  'not-a-member': { code: 1104, status: 403 },
  'not-the-administrator': { code: 1105, status: 403 },
  'not-your-own-request': { code: 1106, status: 403 },
  'already-under-review': { code: 1109, status: 409 },
  'already-certified': { code: 1110, status: 409 },
  'not-under-review': { code: 1111, status: 409 },
  'company-already-known': { code: 1112, status: 409 },
  'already-decided': { code: 1113, status: 409 },
  'last-administrator': { code: 1114, status: 409 },
  'membership-unchanged': { code: 1115, status: 409 },
  'certification-step-closed': { code: 1127, status: 409 },
  'invitation-not-yours': { code: 1128, status: 403 },
  'invitation-closed': { code: 1129, status: 409 },
  'too-many-invitations': { code: 1130, status: 409 },
  'already-in-a-company': { code: 1131, status: 409 },
  'already-a-member': { code: 1132, status: 409 },
} as const

/** Audited actions by subject. */
export const certificationAuditActions = {
  company: [
    'companies-listed',
    'company-seen',
    'licence-seen',
    'certification-decided',
    'join-request-decided',
    'member-changed',
    'member-limit-set',
    'order-approval-set',
    'invitation-made',
    'invitation-withdrawn',
    'invitation-accepted',
  ],
} as const
