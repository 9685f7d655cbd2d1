import { expect, test } from 'vitest'
import type { CertificationView } from '#contract/certification.ts'
import { askedToJoin, withoutCompany } from '#tests/support/certification-views.ts'
import { factsOf, isForReader, placeOf } from './matters.ts'

const inside = (state: CertificationView['state'], memberStatus: 'active' | 'disabled' = 'active') =>
  ({ ...withoutCompany, state, role: 'member', memberStatus }) as const

test.each([
  ['nobody’s member', withoutCompany, 'none', true],
  ['whoever asked to join', askedToJoin('asked'), 'asked', false],
  ['whoever was not admitted', askedToJoin('refused'), 'none', true],
  ['whoever left again', askedToJoin('approved'), 'none', true],
  ['under review', inside('under-review'), 'under-review', false],
  ['refused', inside('refused'), 'refused', true],
  ['certified', inside('certified'), 'certified', false],
  ['disabled, whatever the company is', inside('certified', 'disabled'), 'disabled', false],
] as const)('%s', (_, view, place, needsReader) => {
  expect(placeOf(view)).toBe(place)
  expect(isForReader(placeOf(view))).toBe(needsReader)
})

test('a request names the company that was asked', () => {
  expect(factsOf(askedToJoin('asked'))).toEqual({ days: 2, reason: '', company: 'Blue Gantry' })
})
