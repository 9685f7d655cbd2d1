import { expect, test } from 'vitest'
import type { Actor } from '#domain/access/actor.ts'
import { customerActor } from '#domain/access/customer-actor.ts'
import { audienceOf, mayGiveAway } from './order-audience.ts'

const belongs = { relation: 'belongs', companyId: 'c1', status: 'active' } as const

test.each([
  ['member', 'certified', true, { companyId: 'c1', onlyOf: 'p1' }],
  ['member', 'certified', false, { companyId: 'c1' }],
  ['member', 'suspended', true, { companyId: 'c1', onlyOf: 'p1' }],
  ['administrator', 'certified', true, { companyId: 'c1' }],
  ['administrator', 'suspended', true, { companyId: 'c1' }],
] as const)('%s of a %s company, own orders %s: %o', (role, certification, membersSeeOwnOrders, expected) => {
  const actor = customerActor('p1', { ...belongs, role, certification, membersSeeOwnOrders })
  expect(audienceOf(actor)).toEqual(expected)
})

test('a member without a setting sees the orders of the company', () => {
  const actor: Actor = { kind: 'member', userId: 'p1', companyId: 'c1', seesOwnOrders: undefined }
  expect(audienceOf(actor)).toEqual({ companyId: 'c1' })
})

test('staff and visitors have no company', () => {
  expect(audienceOf({ kind: 'staff', userId: 's1', roles: ['sales'] })).toBeUndefined()
  expect(audienceOf({ kind: 'visitor' })).toBeUndefined()
})

test.each<[string, Actor, boolean]>([
  ['its owner', { kind: 'member', userId: 'p1', companyId: 'c1' }, true],
  ['another member', { kind: 'member', userId: 'p2', companyId: 'c1' }, false],
  ['an administrator', { kind: 'company-administrator', userId: 'p2', companyId: 'c1' }, true],
  [
    'an administrator while suspended',
    { kind: 'suspended-administrator', userId: 'p2', companyId: 'c1' },
    true,
  ],
  ['staff', { kind: 'staff', userId: 's1', roles: ['operations'] }, false],
  ['a visitor', { kind: 'visitor' }, false],
])('an order is handed over by %s: %s', (_who, actor, expected) => {
  expect(mayGiveAway(actor, { ownerId: 'p1' })).toBe(expected)
})
