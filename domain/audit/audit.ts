import { staffAuditActions } from '#domain/access/codes.ts'
import { certificationAuditActions } from '#domain/certification/codes.ts'
import { identityAuditActions } from '#domain/identity/codes.ts'
import { orderAuditActions } from '#domain/orders/codes.ts'
import { quoteAuditActions } from '#domain/quotes/codes.ts'
import { rateAuditActions } from '#domain/rates/codes.ts'

/** Audited actions by subject. Each noun declares its own in its `codes.ts`; the texts are in messages. */
export const auditActions = {
  ...staffAuditActions,
  ...certificationAuditActions,
  ...identityAuditActions,
  ...rateAuditActions,
  ...quoteAuditActions,
  ...orderAuditActions,
}

export type AuditSubject = keyof typeof auditActions
export type AuditAction = (typeof auditActions)[AuditSubject][number]

export const auditSubjects = Object.keys(auditActions) as AuditSubject[]
export const allAuditActions: readonly AuditAction[] = Object.values(auditActions).flat()

/** Actions that only read; all others change something or are attempts to. */
export const viewActions: readonly AuditAction[] = [
  'staff-listed',
  'staff-exported',
  'console-searched',
  'audit-read',
  'audit-exported',
  'companies-listed',
  'company-seen',
  'addresses-exported',
  'licence-seen',
  'licence-recognised',
  'people-listed',
  'person-seen',
  'rates-listed',
  'rate-seen',
  'rates-exported',
  'rates-template-taken',
  'rates-imports-listed',
  'rates-import-seen',
  'rates-import-wrong-taken',
  'exchange-rates-listed',
  'exchange-rates-fetched',
  'requests-listed',
  'request-seen',
  'attachment-seen',
  'earlier-offers-listed',
  'acceptances-listed',
  'ending-offers-listed',
  'line-templates-listed',
  'offer-document-read',
  'orders-listed',
  'order-seen',
  'instruction-seen',
  'order-payments-listed',
  'receipts-listed',
  'payment-reports-listed',
  'payment-terms-seen',
  'order-work-seen',
  'documents-listed',
  'document-seen',
  'messages-seen',
  'messages-read',
  'canned-answers-listed',
]

export const auditActors = ['staff', 'customer', 'site'] as const
export type AuditActor = (typeof auditActors)[number]
