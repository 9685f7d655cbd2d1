import { type Actor, type Holder, holdersOf } from './actor.ts'

/** The only list of permissions; pages, endpoints and tests read it. Everything not listed is forbidden. */
export const permissionTable = {
  'read-public-content': [
    'visitor',
    'registered',
    'applying',
    'member',
    'company-administrator',
    'suspended-member',
    'suspended-administrator',
    'sales',
    'operations',
    'reviewer',
    'editor',
    'tariff-manager',
    'finance',
    'administrator',
  ],
  'open-workbench': [
    'registered',
    'applying',
    'member',
    'company-administrator',
    'suspended-member',
    'suspended-administrator',
  ],
  'submit-certification': ['registered', 'company-administrator'],
  'answer-review-question': ['applying'],
  'request-to-join': ['registered'],
  'leave-company': ['member', 'company-administrator', 'suspended-member', 'suspended-administrator'],
  'view-rates': ['member', 'company-administrator'],
  'request-quote': ['registered', 'applying', 'member', 'company-administrator'],
  'read-quotes': ['member', 'company-administrator', 'suspended-member', 'suspended-administrator'],
  'read-addresses': ['member', 'company-administrator', 'suspended-member', 'suspended-administrator'],
  'keep-addresses': ['member', 'company-administrator'],
  'read-requests': [
    'registered',
    'applying',
    'member',
    'company-administrator',
    'suspended-member',
    'suspended-administrator',
  ],
  'share-contract-charges': ['company-administrator', 'suspended-administrator'],
  book: ['member', 'company-administrator'],
  track: ['member', 'company-administrator', 'suspended-member', 'suspended-administrator'],
  'place-order': ['member', 'company-administrator'],
  'read-company-orders': ['member', 'company-administrator', 'suspended-member', 'suspended-administrator'],
  'answer-fees': ['member', 'company-administrator', 'suspended-member', 'suspended-administrator'],
  'change-order': ['member', 'company-administrator', 'suspended-member', 'suspended-administrator'],
  'approve-join-request': ['company-administrator', 'suspended-administrator'],
  'approve-order': ['company-administrator'],
  'manage-members': ['company-administrator', 'suspended-administrator'],
  'read-all-orders': ['sales', 'operations', 'finance'],
  'assign-orders': ['sales', 'operations'],
  'propose-fees': ['sales'],
  'confirm-fees': ['operations'],
  'run-orders': ['operations'],
  'write-to-customers': ['sales', 'operations', 'finance'],
  'book-payments': ['finance'],
  'grant-payment-terms': ['finance'],
  'see-companies': ['sales', 'operations', 'reviewer', 'tariff-manager', 'finance', 'administrator'],
  'see-licence': ['reviewer'],
  'decide-certification': ['reviewer'],
  'publish-content': ['editor'],
  'publish-rates': ['tariff-manager'],
  'see-rates': ['sales', 'tariff-manager'],
  'see-costs': ['tariff-manager'],
  'answer-requests': ['sales'],
  'see-exchange-rates': ['sales', 'tariff-manager'],
  'see-people': ['administrator'],
  'end-customer-sessions': ['administrator'],
  'block-customers': ['administrator'],
  'read-audit': ['administrator'],
  'manage-staff': ['administrator'],
  'read-mentions': [
    'sales',
    'operations',
    'reviewer',
    'editor',
    'tariff-manager',
    'finance',
    'administrator',
  ],
} as const satisfies Record<string, readonly Holder[]>

export type Permission = keyof typeof permissionTable

/** An unknown permission from outside the type system is granted to no one. */
export const holdersFor = (permission: Permission): readonly Holder[] =>
  Object.hasOwn(permissionTable, permission) ? permissionTable[permission] : []

/** False for an empty list of roles or holders. */
export function may(actor: Actor, permission: Permission): boolean {
  const holders = holdersFor(permission)
  return holdersOf(actor).some((holder) => holders.includes(holder))
}
