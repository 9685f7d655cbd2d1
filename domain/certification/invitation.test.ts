import { expect, test } from 'vitest'
import type { Actor } from '#domain/access/actor.ts'
import type { RefusalCode } from '#domain/values/refusal-codes.ts'
import { exampleActors } from '#tests/fixtures/actors.ts'
import { mayAcceptInvitation } from './invitation.ts'

const invited = { companyId: 'c1', mobile: '13900000001' }
const membershipStatus = (
  kind: 'uncertified-administrator' | 'uncertified-member' | 'disabled-member',
): Actor => ({
  kind: 'registered',
  userId: 'u',
  companyId: 'c1',
  membershipStatus: kind,
})
const joining = (companyId: string): Actor => ({
  kind: 'applying',
  userId: 'u',
  companyId,
  awaiting: 'join-approval',
})
const answerTo = (actor: Actor, mobile = invited.mobile): 'yes' | RefusalCode => {
  const result = mayAcceptInvitation(invited, actor, mobile)
  return result.ok ? 'yes' : result.refusal
}

test.each<[Actor, 'yes' | RefusalCode]>([
  [exampleActors.registered, 'yes'],
  [joining('c1'), 'yes'],
  [joining('c2'), 'already-under-review'],
  [exampleActors.applying, 'certification-in-progress'],
  [membershipStatus('uncertified-administrator'), 'company-not-certified'],
  [membershipStatus('uncertified-member'), 'already-in-a-company'],
  [membershipStatus('disabled-member'), 'already-in-a-company'],
  [exampleActors.member, 'already-in-a-company'],
  [exampleActors['company-administrator'], 'already-in-a-company'],
  [exampleActors['suspended-member'], 'already-in-a-company'],
  [exampleActors['suspended-administrator'], 'already-in-a-company'],
  [exampleActors.administrator, 'not-allowed'],
  [exampleActors.visitor, 'logged-out'],
])('%o accepting their own invitation is answered %s', (actor, expected) => {
  expect(answerTo(actor)).toBe(expected)
})

test('an invitation to another mobile cannot be accepted', () => {
  expect(answerTo(exampleActors.registered, '13900000002')).toBe('invitation-not-yours')
  expect(answerTo(exampleActors.member, '13900000002')).toBe('invitation-not-yours')
  expect(answerTo(exampleActors.visitor, '13900000002')).toBe('logged-out')
  expect(answerTo(exampleActors.administrator, '13900000002')).toBe('not-allowed')
})
