import { describe, expect, test } from 'vitest'
import { customerKinds, type Holder, staffRoles } from './actor.ts'
import { exampleActors } from './example-actors.ts'
import { may, type Permission, permissionTable } from './permissions.ts'
import { permit } from './permit.ts'

const everyone = [...customerKinds, ...staffRoles] as const
const permissions = Object.keys(permissionTable) as Permission[]

/** The roles as spec §6 tells them, person by person; the table tells them right by right. */
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
]
const rights: Record<Holder, Permission[]> = {
  visitor: [],
  registered: ['open-workbench', 'submit-certification', 'ask-to-join', 'request-quote'],
  applying: ['open-workbench', 'request-quote'],
  member: trade,
  'company-administrator': [
    ...trade,
    'submit-certification',
    'approve-join-request',
    'approve-order',
    'manage-members',
  ],
  sales: ['see-companies', 'read-all-orders', 'propose-fees', 'answer-requests', 'see-exchange-rates'],
  operations: ['see-companies', 'read-all-orders', 'confirm-fees', 'run-orders'],
  reviewer: ['see-companies', 'see-licence', 'decide-certification'],
  editor: ['publish-content'],
  'tariff-manager': ['publish-rates', 'see-companies', 'see-exchange-rates'],
  administrator: ['see-companies', 'see-people', 'end-customer-sessions', 'read-audit', 'manage-staff'],
}

describe.each(everyone)('%s', (holder) => {
  test.each(permissions)('%s is given or denied as written', (permission) => {
    const isGiven = permission === 'read-public-content' || rights[holder].includes(permission)
    expect(may(exampleActors[holder], permission)).toBe(isGiven)
    expect(permit(exampleActors[holder], permission).ok).toBe(isGiven)
  })
})

test.each(['', 'fly', 'constructor', 'toString', '__proto__'])(
  'nobody holds the unknown permission "%s"',
  (name) => {
    for (const holder of everyone) expect(may(exampleActors[holder], name as Permission)).toBe(false)
    expect(permit(exampleActors.administrator, name as Permission)).toMatchObject({ refusal: 'not-allowed' })
  },
)

test.each(permissions)('staff without a role may not %s', (permission) => {
  expect(may({ kind: 'staff', userId: 's', roles: [] }, permission)).toBe(false)
})

test.each(permissions)('%s with two roles is allowed where either role has it', (permission) => {
  const both = may({ kind: 'staff', userId: 's', roles: ['sales', 'editor'] }, permission)
  expect(both).toBe(may(exampleActors.sales, permission) || may(exampleActors.editor, permission))
})

test('every permission is held by someone', () => {
  for (const permission of permissions) expect(permissionTable[permission].length).toBeGreaterThan(0)
})
