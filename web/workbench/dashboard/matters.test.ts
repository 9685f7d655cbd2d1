import { expect, test } from 'vitest'
import type { CertificationView } from '#contract/certification.ts'
import { factsOf, isForReader, placeOf } from './matters.ts'

const nowhere: CertificationView = {
  state: 'none',
  role: null,
  memberStatus: null,
  application: null,
  reason: null,
  submittedAt: null,
  reviewWorkingDays: 2,
  joinRequest: null,
}
const joining = (state: 'asked' | 'refused' | 'approved'): CertificationView => ({
  ...nowhere,
  joinRequest: { companyName: 'Blue Gantry', state, askedAt: '2026-11-01T00:00:00Z' },
})
const inside = (state: CertificationView['state'], memberStatus: 'active' | 'disabled' = 'active') =>
  ({ ...nowhere, state, role: 'member', memberStatus }) as const

test.each([
  ['nobody’s member', nowhere, 'none', true],
  ['whoever asked to join', joining('asked'), 'asked', false],
  ['whoever was not admitted', joining('refused'), 'none', true],
  ['whoever left again', joining('approved'), 'none', true],
  ['under review', inside('under-review'), 'under-review', false],
  ['refused', inside('refused'), 'refused', true],
  ['certified', inside('certified'), 'certified', false],
  ['disabled, whatever the company is', inside('certified', 'disabled'), 'disabled', false],
] as const)('%s', (_, view, place, needsReader) => {
  expect(placeOf(view)).toBe(place)
  expect(isForReader(placeOf(view))).toBe(needsReader)
})

test('a request names the company that was asked', () => {
  expect(factsOf(joining('asked'))).toEqual({ days: 2, reason: '', company: 'Blue Gantry' })
})
