/** Audited actions by subject. Each needs a text in messages. */
export const auditActions = {
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
    'staff-listed',
  ],
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
  person: [
    'people-listed',
    'person-seen',
    'person-sessions-ended',
    'person-password-changed',
    'person-closed',
    'person-data-copied',
    'token-reused',
  ],
  rate: [
    'rates-listed',
    'rate-seen',
    'rate-saved',
    'rate-published',
    'rate-archived',
    'rates-exported',
    'rates-template-taken',
    'rates-import-read',
    'rates-imports-listed',
    'rates-import-seen',
    'rates-import-confirmed',
    'rates-import-undone',
    'exchange-rates-listed',
    'exchange-rate-set',
  ],
  request: ['requests-listed', 'request-seen', 'request-answered', 'request-refused'],
  quote: ['quote-accepted'],
  audit: ['audit-read'],
} as const

export type AuditSubject = keyof typeof auditActions
export type AuditAction = (typeof auditActions)[AuditSubject][number]

export const auditSubjects = Object.keys(auditActions) as AuditSubject[]
export const allAuditActions: readonly AuditAction[] = Object.values(auditActions).flat()

export const auditActors = ['staff', 'customer', 'site'] as const
export type AuditActor = (typeof auditActors)[number]
