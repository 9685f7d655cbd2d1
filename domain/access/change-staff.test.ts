import { expect, test } from 'vitest'
import type { RefusalCode } from '#domain/values/refusal-codes.ts'
import { exampleActors } from '#tests/fixtures/actors.ts'
import type { Actor, StaffRole } from './actor.ts'
import {
  changeStaff,
  mayResetStaff,
  orderedRoles,
  type StaffAccount,
  type StaffChange,
} from './change-staff.ts'

const one = (id: string, roles: readonly StaffRole[], isDisabled = false): StaffAccount => ({
  id,
  roles,
  isDisabled,
})
const ada = one('ada', ['administrator'])
const ben = one('ben', ['administrator', 'sales'])
const cat = one('cat', ['editor'])
const gone = one('gone', ['administrator'], true)
const as = (id: string, roles: StaffRole[] = ['administrator']): Actor => ({
  kind: 'staff',
  userId: id,
  roles,
})
const disable: StaffChange = { change: 'disable' }
const enable: StaffChange = { change: 'enable' }
const become = (...roles: StaffRole[]): StaffChange => ({ change: 'set-roles', roles })

test.each<[string, StaffChange, Partial<StaffAccount>]>([
  ['cat', become('sales', 'reviewer', 'sales'), { roles: ['sales', 'reviewer'] }],
  ['cat', disable, { isDisabled: true }],
  ['gone', enable, { isDisabled: false }],
  ['ben', become('sales'), { roles: ['sales'] }],
  ['ben', disable, { isDisabled: true }],
  ['ada', become('editor'), { roles: ['editor'] }],
])('%s is changed by an administrator: %o', (staffId, change, expected) => {
  const result = changeStaff([ada, ben, cat, gone], { staffId, change }, as('ada'))
  expect(result).toMatchObject({ ok: true, value: { id: staffId, ...expected } })
})

test.each<[string, StaffChange, Actor, RefusalCode]>([
  ['cat', disable, exampleActors.reviewer, 'not-allowed'],
  ['cat', disable, exampleActors['company-administrator'], 'not-allowed'],
  ['cat', disable, exampleActors.visitor, 'logged-out'],
  ['unknown', disable, as('ada'), 'not-found'],
  ['ada', disable, as('ada'), 'not-yourself'],
  ['ada', become('sales'), as('ada'), 'last-staff-administrator'],
  ['ada', disable, as('gone'), 'last-staff-administrator'],
  ['cat', become('editor'), as('ada'), 'staff-unchanged'],
  ['cat', enable, as('ada'), 'staff-unchanged'],
  ['gone', disable, as('ada'), 'staff-unchanged'],
])('%s, %o by %o is refused: %s', (staffId, change, actor, refusal) => {
  expect(changeStaff([ada, cat, gone], { staffId, change }, actor)).toMatchObject({ ok: false, refusal })
})

test('the same roles in another order are no change', () => {
  const result = changeStaff(
    [ada, ben],
    { staffId: 'ben', change: become('sales', 'administrator') },
    as('ada'),
  )
  expect(result).toMatchObject({ ok: false, refusal: 'staff-unchanged' })
})

test('roles are unique and in a fixed order', () => {
  expect(orderedRoles(['administrator', 'sales', 'administrator'])).toEqual(['sales', 'administrator'])
})

test('an administrator can reset others, but not themselves', () => {
  expect(mayResetStaff(as('ada'), 'cat').ok).toBe(true)
  expect(mayResetStaff(as('ada'), 'ada')).toMatchObject({ refusal: 'not-yourself' })
  expect(mayResetStaff(exampleActors.editor, 'cat')).toMatchObject({ refusal: 'not-allowed' })
})
