import { describe, expect, test } from 'vitest'
import type { CertificationView } from '#contract/certification.ts'
import { permit } from '#domain/access/permit.ts'
import { withJoinRequest, withoutCompany } from '#tests/support/certification-views.ts'
import { actorOf } from './actor-of.ts'
import { nextStep, requestUrlFor } from './next-step.ts'

const person = { id: 'p1' }
const belongs = (
  state: CertificationView['state'],
  role: 'member' | 'administrator' = 'administrator',
  memberStatus: 'active' | 'disabled' = 'active',
): CertificationView => ({ ...withoutCompany, state, role, memberStatus })

/** What a gate before rates says, and the step it offers. */
function gate(myCompany: CertificationView | null, permission: Parameters<typeof permit>[1] = 'view-rates') {
  const actor = actorOf(myCompany && person, myCompany)
  const result = permit(actor, permission)
  if (result.ok) return 'open'
  return [result.refusal, nextStep(actor, myCompany?.state === 'refused', result.refusal)]
}

describe('before the rates stands', () => {
  test.each<[string, CertificationView | null, unknown]>([
    ['a visitor', null, ['logged-out', 'log-in']],
    ['a user without a company', withoutCompany, ['certify-to-see-rates', 'certify']],
    ['a user whose request was refused', withJoinRequest('refused'), ['certify-to-see-rates', 'certify']],
    ['a user who has left the company', withJoinRequest('approved'), ['certify-to-see-rates', 'certify']],
    ['a user with a pending join request', withJoinRequest('pending'), ['not-a-member', 'status']],
    ['a company under review', belongs('under-review'), ['certification-in-progress', 'status']],
    ['a refused company’s administrator', belongs('refused'), ['certify-to-see-rates', 'resubmit']],
    ['a company never put forward', belongs('none'), ['certify-to-see-rates', 'certify']],
    [
      'a refused company’s member',
      belongs('refused', 'member'),
      ['certify-to-see-rates', 'ask-administrator'],
    ],
    [
      'a disabled member',
      belongs('certified', 'administrator', 'disabled'),
      ['not-a-member', 'ask-administrator'],
    ],
    ['a member of a suspended company', belongs('suspended', 'member'), ['company-suspended', 'status']],
    ['a member', belongs('certified', 'member'), 'open'],
    ['an administrator', belongs('certified'), 'open'],
  ])('%s', (_, myCompany, expected) => {
    expect(gate(myCompany)).toEqual(expected)
  })
})

test('a member before the administrator’s work is sent to the administrator', () => {
  expect(gate(belongs('certified', 'member'), 'manage-members')).toEqual([
    'not-the-administrator',
    'ask-administrator',
  ])
})

test('where nothing can be done about it, no step is offered', () => {
  expect(gate(belongs('certified'), 'read-audit')).toEqual(['not-allowed', undefined])
})

test.each<[string, CertificationView | null, string | undefined]>([
  ['a visitor', null, '/service/booking#request'],
  ['a user without a company', withoutCompany, '/workbench/quotes?show=new-request'],
  ['a company under review', belongs('under-review'), '/workbench/quotes?show=new-request'],
  ['a refused company’s administrator', belongs('refused'), '/workbench/quotes?show=new-request'],
  ['a member of a suspended company', belongs('suspended', 'member'), undefined],
])('at a gate %s can ask for a quote: %s', (_, myCompany, expected) => {
  expect(requestUrlFor(actorOf(myCompany && person, myCompany))).toBe(expected)
})
