import { describe, expect, test } from 'vitest'
import type { Actor, Holder } from '#domain/access/actor.ts'
import { exampleActors } from '#tests/fixtures/actors.ts'
import {
  type Certification,
  type CertificationMove,
  type CertificationState,
  certificationMoves,
  certificationStates,
} from './certification.ts'
import { moveCertification } from './move-certification.ts'

const at = new Date('2026-11-16T02:00:00Z')
const before = new Date('2026-11-01T02:00:00Z')
const application = { companyName: 'Tideway', unifiedSocialCreditCode: '9131', licenceFileId: 'f1' }
const inState: Record<CertificationState, Certification> = {
  none: { companyId: 'c1', state: 'none', enteredBy: 'newcomer' },
  'under-review': { companyId: 'c1', state: 'under-review', application, submittedAt: before },
  certified: { companyId: 'c1', state: 'certified', application, since: before },
  refused: { companyId: 'c1', state: 'refused', application, reason: 'blurred', decidedAt: before },
}
const moves: { [M in CertificationMove['move']]: Extract<CertificationMove, { move: M }> } = {
  submit: { move: 'submit', application, at },
  resubmit: { move: 'resubmit', application: { ...application, licenceFileId: 'f2' }, at },
  'swap-licence': { move: 'swap-licence', licenceFileId: 'f3', at },
  certify: { move: 'certify', at },
  refuse: { move: 'refuse', reason: 'name differs', at },
}
const head: Actor = {
  kind: 'registered',
  userId: 'head',
  companyId: 'c1',
  membershipStatus: 'uncertified-administrator',
}
const people: Record<string, Actor> = { ...exampleActors, registered: head }

// Written from §4 and §6 of the specification and from decision 11, not from the code under test.
const expectedMoves: Record<
  CertificationMove['move'],
  { from: CertificationState; to: CertificationState; by: readonly Holder[] }
> = {
  submit: { from: 'none', to: 'under-review', by: ['registered', 'company-administrator'] },
  resubmit: { from: 'refused', to: 'under-review', by: ['registered', 'company-administrator'] },
  'swap-licence': { from: 'certified', to: 'under-review', by: ['registered', 'company-administrator'] },
  certify: { from: 'under-review', to: 'certified', by: ['reviewer'] },
  refuse: { from: 'under-review', to: 'refused', by: ['reviewer'] },
}

test.each(Object.keys(moves) as CertificationMove['move'][])(
  '%s, from every state and by everyone',
  (name) => {
    const { from, to, by } = expectedMoves[name]
    for (const state of certificationStates)
      for (const [who, actor] of Object.entries(people)) {
        const start = structuredClone(inState[state])
        const result = moveCertification(start, moves[name], actor)
        const isAllowed = state === from && by.includes(who as Holder)
        expect(result.ok && result.value.state, `${state} by ${who}`).toBe(isAllowed && to)
        expect(start).toEqual(inState[state])
      }
  },
)

test('the table of moves names the states that they lead to', () => {
  for (const [name, { from, to }] of Object.entries(certificationMoves))
    expect({ from, to }, name).toEqual({
      from: expectedMoves[name as CertificationMove['move']].from,
      to: expectedMoves[name as CertificationMove['move']].to,
    })
})

describe('a state change', () => {
  test('keeps the application and its time', () => {
    expect(moveCertification(inState.none, moves.submit, exampleActors.registered)).toEqual({
      ok: true,
      value: { companyId: 'c1', state: 'under-review', application, submittedAt: at },
    })
  })
  test('after a refusal removes the reason', () => {
    expect(moveCertification(inState.refused, moves.resubmit, head)).toEqual({
      ok: true,
      value: {
        companyId: 'c1',
        state: 'under-review',
        application: moves.resubmit.application,
        submittedAt: at,
      },
    })
  })
  test('with a new licence starts a new review of the same company', () => {
    const result = moveCertification(
      inState.certified,
      moves['swap-licence'],
      exampleActors['company-administrator'],
    )
    expect(result).toEqual({
      ok: true,
      value: {
        companyId: 'c1',
        state: 'under-review',
        application: { ...application, licenceFileId: 'f3' },
        submittedAt: at,
      },
    })
  })
  test('by the reviewer certifies, or refuses with a reason', () => {
    const review = inState['under-review']
    const { reviewer } = exampleActors
    expect(moveCertification(review, moves.certify, reviewer)).toEqual({
      ok: true,
      value: { companyId: 'c1', state: 'certified', application, since: at },
    })
    expect(moveCertification(review, moves.refuse, reviewer)).toEqual({
      ok: true,
      value: { companyId: 'c1', state: 'refused', application, reason: 'name differs', decidedAt: at },
    })
    expect(moveCertification(review, { ...moves.refuse, reason: ' ' }, reviewer)).toMatchObject({
      refusal: 'reason-needed',
    })
  })
})

test.each<[keyof typeof moves, CertificationState, Actor, string]>([
  ['resubmit', 'under-review', exampleActors.applying, 'certification-in-progress'],
  ['resubmit', 'under-review', exampleActors['company-administrator'], 'already-under-review'],
  ['submit', 'certified', exampleActors['company-administrator'], 'already-certified'],
  ['submit', 'refused', head, 'certification-step-closed'],
  ['certify', 'refused', exampleActors.reviewer, 'not-under-review'],
  ['refuse', 'certified', exampleActors.reviewer, 'already-certified'],
  ['certify', 'under-review', exampleActors['company-administrator'], 'not-allowed'],
  ['resubmit', 'refused', exampleActors.registered, 'not-found'],
  ['submit', 'none', exampleActors.visitor, 'logged-out'],
  ['submit', 'none', exampleActors.member, 'not-the-administrator'],
  ['resubmit', 'none', exampleActors.registered, 'certification-step-closed'],
  ['certify', 'none', exampleActors.reviewer, 'not-under-review'],
  ['submit', 'none', { ...exampleActors.registered, userId: 'another' }, 'not-found'],
  ['submit', 'none', { ...head, userId: 'newcomer', companyId: 'c2' }, 'not-found'],
  ['swap-licence', 'certified', { kind: 'company-administrator', userId: 'x', companyId: 'c2' }, 'not-found'],
  ['submit', 'none', { kind: 'company-administrator', userId: 'x', companyId: 'c2' }, 'not-found'],
])('%s while %s is refused with its own reason', (name, state, actor, refusal) => {
  expect(moveCertification(inState[state], moves[name], actor)).toMatchObject({ ok: false, refusal })
})

test('the refusal of a state change names the change and the current state', () => {
  expect(moveCertification(inState.refused, moves.submit, head)).toMatchObject({
    params: { state: 'refused', move: 'submit' },
  })
})

test('every state can still lead to certified', () => {
  const rules = Object.values(certificationMoves)
  const reached = new Set<CertificationState>(['certified'])
  for (let round = 0; round < rules.length; round++)
    for (const { from, to } of rules) if (reached.has(to)) reached.add(from)
  expect([...reached].sort()).toEqual([...certificationStates].sort())
})
