import { expect, test } from 'vitest'
import type { CertificationView } from '#contract/certification.ts'
import { withJoinRequest, withoutCompany } from '#tests/support/certification-views.ts'
import { certificationTaskOf, needsUserAction, paramsOf } from './tasks.ts'

const inside = (state: CertificationView['state'], memberStatus: 'active' | 'disabled' = 'active') =>
  ({ ...withoutCompany, state, role: 'member', memberStatus }) as const

test.each([
  ['a user without a company', withoutCompany, 'none', true],
  ['a user with a pending join request', withJoinRequest('pending'), 'join-pending', false],
  ['a user whose request was refused', withJoinRequest('refused'), 'none', true],
  ['a user who has left', withJoinRequest('approved'), 'none', true],
  ['under review', inside('under-review'), 'under-review', false],
  ['refused', inside('refused'), 'refused', true],
  ['certified', inside('certified'), undefined, false],
  ['suspended', inside('suspended'), 'suspended', false],
  ['revoked', inside('revoked'), 'revoked', true],
  ['disabled, whatever the state of the company', inside('certified', 'disabled'), 'disabled', false],
] as const)('%s', (_, view, step, isForThem) => {
  expect(certificationTaskOf(view)).toBe(step)
  expect(needsUserAction(certificationTaskOf(view))).toBe(isForThem)
})

test('a join request names the company', () => {
  expect(paramsOf(withJoinRequest('pending'))).toEqual({ days: 2, reason: '', company: 'Blue Gantry' })
})
