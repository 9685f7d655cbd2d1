import { expect, test } from 'vitest'
import { exampleActors } from '#tests/fixtures/actors.ts'
import { customerKinds, type Holder, staffRoles } from './actor.ts'
import { may, type Permission, permissionTable } from './permissions.ts'
import { permit } from './permit.ts'

const everyone = [...customerKinds, ...staffRoles] as const
const permissions = Object.keys(permissionTable) as Permission[]

/** Spec §6 by role; the table under test is by permission. */
const trade: Permission[] = [
  'open-workbench',
  'leave-company',
  'view-rates',
  'request-quote',
  'book',
  'track',
  'place-order',
  'read-company-orders',
  'answer-fees',
  'change-order',
  'read-quotes',
  'read-requests',
  'read-addresses',
  'keep-addresses',
]
/** Decision 55: what runs goes on, nothing new begins. */
const suspended: Permission[] = [
  'open-workbench',
  'leave-company',
  'track',
  'read-company-orders',
  'answer-fees',
  'change-order',
  'read-quotes',
  'read-requests',
  'read-addresses',
]
const staff: Permission[] = ['read-mentions']
const rights: Record<Holder, Permission[]> = {
  visitor: [],
  registered: ['open-workbench', 'submit-certification', 'request-to-join', 'request-quote', 'read-requests'],
  applying: ['open-workbench', 'answer-review-question', 'request-quote', 'read-requests'],
  member: trade,
  'company-administrator': [
    ...trade,
    'submit-certification',
    'approve-join-request',
    'approve-order',
    'manage-members',
    'share-contract-charges',
  ],
  'suspended-member': suspended,
  'suspended-administrator': [
    ...suspended,
    'approve-join-request',
    'manage-members',
    'share-contract-charges',
  ],
  sales: [
    ...staff,
    'write-to-customers',
    'see-companies',
    'read-all-orders',
    'assign-orders',
    'propose-fees',
    'answer-requests',
    'see-rates',
    'see-exchange-rates',
  ],
  operations: [
    ...staff,
    'see-companies',
    'read-all-orders',
    'assign-orders',
    'confirm-fees',
    'run-orders',
    'write-to-customers',
  ],
  reviewer: [...staff, 'see-companies', 'see-licence', 'decide-certification'],
  editor: [...staff, 'publish-content'],
  'tariff-manager': [
    ...staff,
    'publish-rates',
    'see-rates',
    'see-costs',
    'see-companies',
    'see-exchange-rates',
  ],
  finance: [
    ...staff,
    'see-companies',
    'read-all-orders',
    'book-payments',
    'grant-payment-terms',
    'write-to-customers',
  ],
  administrator: [
    ...staff,
    'see-companies',
    'see-people',
    'end-customer-sessions',
    'block-customers',
    'read-audit',
    'manage-staff',
  ],
}

test.each(everyone)('%s has exactly the specified permissions', (holder) => {
  for (const permission of permissions) {
    const isGiven = permission === 'read-public-content' || rights[holder].includes(permission)
    expect(may(exampleActors[holder], permission), permission).toBe(isGiven)
    expect(permit(exampleActors[holder], permission).ok, permission).toBe(isGiven)
  }
})

test.each(['', 'fly', 'constructor', 'toString', '__proto__'])(
  'the unknown permission "%s" is granted to no one',
  (name) => {
    for (const holder of everyone) expect(may(exampleActors[holder], name as Permission)).toBe(false)
    expect(permit(exampleActors.administrator, name as Permission)).toMatchObject({ refusal: 'not-allowed' })
  },
)

test('staff without a role hold nothing', () => {
  for (const permission of permissions)
    expect(may({ kind: 'staff', userId: 's', roles: [] }, permission), permission).toBe(false)
})

test('staff with two roles hold the rights of both', () => {
  const both = [...rights.sales, ...rights.editor, 'read-public-content']
  for (const permission of permissions)
    expect(may({ kind: 'staff', userId: 's', roles: ['sales', 'editor'] }, permission), permission).toBe(
      both.includes(permission),
    )
})

test('every permission is granted to at least one role', () => {
  for (const permission of permissions) expect(permissionTable[permission].length).toBeGreaterThan(0)
})
