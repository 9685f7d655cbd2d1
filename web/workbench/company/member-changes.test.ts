import { expect, test } from 'vitest'
import type { MemberView } from '#contract/certification.ts'
import { changesFor, leavingRefusal } from './member-changes.ts'

const member = (personId: string, change: Partial<MemberView> = {}): MemberView => ({
  personId,
  name: personId,
  mobile: '138****0001',
  email: null,
  role: 'member',
  status: 'active',
  since: '2026-11-01T00:00:00Z',
  orderLimit: null,
  isMe: false,
  ...change,
})
const administrator = { ...member('head', { role: 'administrator', isMe: true }), userId: 'head' }
const actor = { kind: 'company-administrator', userId: 'head', companyId: 'own' } as const

const available = (members: readonly MemberView[], of: MemberView) =>
  changesFor(members, of, actor).map(({ change, refusal }) => [change, refusal?.refusal])

test('an active member can be promoted, disabled and removed', () => {
  const other = member('other')
  expect(available([administrator, other], other)).toEqual([
    ['promote', undefined],
    ['disable', undefined],
    ['remove', undefined],
  ])
})

test('a disabled member can be enabled and removed', () => {
  const other = member('other', { status: 'disabled' })
  expect(available([administrator, other], other)).toEqual([
    ['enable', undefined],
    ['remove', undefined],
  ])
})

test('the last administrator’s changes say why they cannot be made', () => {
  expect(available([administrator, member('other')], administrator)).toEqual([
    ['demote', 'last-administrator'],
    ['disable', 'last-administrator'],
    ['remove', 'last-administrator'],
  ])
  expect(leavingRefusal([administrator, member('other')], actor)?.refusal).toBe('last-administrator')
})

test('with two administrators, each can be demoted, disabled, removed or leave', () => {
  const second = member('second', { role: 'administrator' })
  expect(available([administrator, second], administrator).map(([, refusal]) => refusal)).toEqual([
    undefined,
    undefined,
    undefined,
  ])
  expect(leavingRefusal([administrator, second], actor)).toBeUndefined()
})
