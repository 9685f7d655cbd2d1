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
const application = {
  companyName: 'Tideway',
  country: 'CN',
  creditCode: '9131',
  registrationNumber: null,
  licenceFileId: 'f1',
}
const renewal = { licenceFileId: 'f2', submittedAt: before }
const inState: Record<CertificationState, Certification> = {
  none: { companyId: 'c1', state: 'none', enteredBy: 'newcomer' },
  'under-review': {
    companyId: 'c1',
    state: 'under-review',
    application,
    submittedAt: before,
    question: null,
  },
  certified: { companyId: 'c1', state: 'certified', application, since: before, renewal },
  refused: { companyId: 'c1', state: 'refused', application, reason: 'blurred', decidedAt: before },
  suspended: {
    companyId: 'c1',
    state: 'suspended',
    application,
    reason: 'expired',
    decidedAt: before,
    renewal: null,
  },
  revoked: { companyId: 'c1', state: 'revoked', application, reason: 'fraud', decidedAt: before },
}
const question = { text: 'Is this the new name?', askedAt: before, answeredAt: null }
const asked: Certification = {
  companyId: 'c1',
  state: 'under-review',
  application,
  submittedAt: before,
  question,
}
const moves: { [M in CertificationMove['move']]: Extract<CertificationMove, { move: M }> } = {
  submit: { move: 'submit', application, at },
  resubmit: { move: 'resubmit', application: { ...application, licenceFileId: 'f2' }, at },
  'change-details': { move: 'change-details', application: { ...application, companyName: 'Ebbway' }, at },
  'renew-licence': { move: 'renew-licence', licenceFileId: 'f3', at },
  'withdraw-renewal': { move: 'withdraw-renewal', at },
  ask: { move: 'ask', text: 'Is this the new name?', at },
  answer: { move: 'answer', answer: { askedAt: before, text: 'Yes', application }, at },
  certify: { move: 'certify', at },
  refuse: { move: 'refuse', reason: 'name differs', at },
  'certify-renewal': { move: 'certify-renewal', at },
  'refuse-renewal': { move: 'refuse-renewal', reason: 'expired', at },
  suspend: { move: 'suspend', reason: 'expired', at },
  restore: { move: 'restore', at },
  revoke: { move: 'revoke', reason: 'fraud', at },
}
const head: Actor = {
  kind: 'registered',
  userId: 'head',
  companyId: 'c1',
  membershipStatus: 'uncertified-administrator',
}
const people: Record<string, Actor> = { ...exampleActors, registered: head }

const customers = ['registered', 'company-administrator'] as const

// Written from §4 and §6 of the specification and from decision 55, not from the code under test.
const expectedMoves: Record<
  CertificationMove['move'],
  { from: readonly CertificationState[]; to: CertificationState; by: readonly Holder[] }
> = {
  submit: { from: ['none'], to: 'under-review', by: customers },
  resubmit: { from: ['refused', 'revoked'], to: 'under-review', by: customers },
  'change-details': { from: ['certified'], to: 'under-review', by: customers },
  'renew-licence': { from: ['certified'], to: 'certified', by: customers },
  'withdraw-renewal': { from: ['certified'], to: 'certified', by: customers },
  ask: { from: ['under-review'], to: 'under-review', by: ['reviewer'] },
  answer: { from: ['under-review'], to: 'under-review', by: ['applying'] },
  certify: { from: ['under-review'], to: 'certified', by: ['reviewer'] },
  refuse: { from: ['under-review'], to: 'refused', by: ['reviewer'] },
  'certify-renewal': { from: ['certified'], to: 'certified', by: ['reviewer'] },
  'refuse-renewal': { from: ['certified'], to: 'refused', by: ['reviewer'] },
  suspend: { from: ['certified'], to: 'suspended', by: ['reviewer'] },
  restore: { from: ['suspended'], to: 'certified', by: ['reviewer'] },
  revoke: { from: ['certified', 'suspended'], to: 'revoked', by: ['reviewer'] },
}

test.each(Object.keys(moves) as CertificationMove['move'][])(
  '%s, from every state and by everyone',
  (name) => {
    const { from, to, by } = expectedMoves[name]
    for (const state of certificationStates)
      for (const [who, actor] of Object.entries(people)) {
        const before = name === 'answer' && state === 'under-review' ? asked : inState[state]
        const start = structuredClone(before)
        const result = moveCertification(start, moves[name], actor)
        const isAllowed = from.includes(state) && by.includes(who as Holder)
        expect(result.ok && result.value.state, `${state} by ${who}`).toBe(isAllowed && to)
        expect(start).toEqual(before)
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
      value: { companyId: 'c1', state: 'under-review', application, submittedAt: at, question: null },
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
        question: null,
      },
    })
  })
  test('with a renewed licence keeps the old one until the decision', () => {
    const head = exampleActors['company-administrator']
    const { reviewer } = exampleActors
    const renewed = { ...inState.certified, renewal: { licenceFileId: 'f3', submittedAt: at } }
    expect(moveCertification(inState.certified, moves['renew-licence'], head)).toEqual({
      ok: true,
      value: renewed,
    })
    expect(moveCertification(renewed, moves['withdraw-renewal'], head)).toEqual({
      ok: true,
      value: { ...inState.certified, renewal: null },
    })
    expect(moveCertification(renewed, moves['certify-renewal'], reviewer)).toEqual({
      ok: true,
      value: {
        companyId: 'c1',
        state: 'certified',
        application: { ...application, licenceFileId: 'f3' },
        since: at,
        renewal: null,
      },
    })
    expect(moveCertification(renewed, moves['refuse-renewal'], reviewer)).toEqual({
      ok: true,
      value: {
        companyId: 'c1',
        state: 'refused',
        application: { ...application, licenceFileId: 'f3' },
        reason: 'expired',
        decidedAt: at,
      },
    })
  })
  test('without a renewed licence there is nothing to withdraw or to decide', () => {
    const settled: Certification = {
      companyId: 'c1',
      state: 'certified',
      application,
      since: before,
      renewal: null,
    }
    const { reviewer, 'company-administrator': head } = exampleActors
    for (const [name, actor] of [
      ['withdraw-renewal', head],
      ['certify-renewal', reviewer],
      ['refuse-renewal', reviewer],
    ] as const)
      expect(moveCertification(settled, moves[name], actor)).toMatchObject({ refusal: 'not-under-review' })
  })
  test('that stops the trade needs a reason; restoring keeps a renewed licence, revoking drops it', () => {
    const { reviewer } = exampleActors
    for (const name of ['suspend', 'revoke', 'refuse-renewal'] as const)
      expect(moveCertification(inState.certified, { ...moves[name], reason: ' ' }, reviewer)).toMatchObject({
        refusal: 'reason-needed',
      })
    const suspended = moveCertification(inState.certified, moves.suspend, reviewer)
    expect(suspended).toEqual({
      ok: true,
      value: { companyId: 'c1', state: 'suspended', application, renewal, reason: 'expired', decidedAt: at },
    })
    if (!suspended.ok) return
    expect(moveCertification(suspended.value, moves.restore, reviewer)).toEqual({
      ok: true,
      value: { companyId: 'c1', state: 'certified', application, since: at, renewal },
    })
    expect(moveCertification(suspended.value, moves.revoke, reviewer)).toEqual({
      ok: true,
      value: { companyId: 'c1', state: 'revoked', application, reason: 'fraud', decidedAt: at },
    })
  })
  test('by the reviewer certifies, or refuses with a reason', () => {
    const review = inState['under-review']
    const { reviewer } = exampleActors
    expect(moveCertification(review, moves.certify, reviewer)).toEqual({
      ok: true,
      value: { companyId: 'c1', state: 'certified', application, since: at, renewal: null },
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

describe('a question', () => {
  const { reviewer, applying } = exampleActors

  test('waits for one answer, which may correct the application and is a submission of its own', () => {
    expect(moveCertification(inState['under-review'], moves.ask, reviewer)).toEqual({
      ok: true,
      value: { ...asked, question: { ...question, askedAt: at } },
    })
    const corrected = { ...application, licenceFileId: 'f2' }
    const answer = { ...moves.answer.answer, application: corrected }
    const answered = moveCertification(asked, { ...moves.answer, answer }, applying)
    expect(answered).toEqual({
      ok: true,
      value: {
        ...asked,
        application: corrected,
        submittedAt: at,
        question: { ...question, answeredAt: at },
      },
    })
    if (!answered.ok) return
    expect(moveCertification(answered.value, moves.answer, applying)).toMatchObject({
      refusal: 'question-closed',
    })
    expect(moveCertification(answered.value, moves.ask, reviewer)).toMatchObject({
      ok: true,
      value: { question: { askedAt: at, answeredAt: null } },
    })
  })

  test('is not asked twice, and a decision ends it', () => {
    expect(moveCertification(asked, moves.ask, reviewer)).toMatchObject({ refusal: 'question-open' })
    for (const move of [moves.certify, moves.refuse]) {
      const decided = moveCertification(asked, move, reviewer)
      expect(decided.ok && 'question' in decided.value).toBe(false)
    }
  })

  test('of an earlier time is not answered, and neither says nothing', () => {
    const late = { ...moves.answer, answer: { ...moves.answer.answer, askedAt: at } }
    expect(moveCertification(asked, late, applying)).toMatchObject({ refusal: 'question-closed' })
    const empty = { ...moves.answer, answer: { ...moves.answer.answer, text: ' \u2800' } }
    expect(moveCertification(asked, empty, applying)).toMatchObject({ fields: { answer: 'required' } })
    expect(moveCertification(inState['under-review'], { ...moves.ask, text: ' ' }, reviewer)).toMatchObject({
      fields: { question: 'required' },
    })
  })

  test.each([
    ['join-approval', 'not-a-member'],
    ['certification-by-administrator', 'not-the-administrator'],
  ] as const)('is not answered by who waits for %s', (awaiting, refusal) => {
    const actor: Actor = { kind: 'applying', userId: 'another', companyId: 'c1', awaiting }
    expect(moveCertification(asked, moves.answer, actor)).toMatchObject({ refusal })
  })

  test('of another company is not found', () => {
    const actor: Actor = { kind: 'applying', userId: 'x', companyId: 'c2', awaiting: 'certification' }
    expect(moveCertification(asked, moves.answer, actor)).toMatchObject({ refusal: 'not-found' })
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
  [
    'renew-licence',
    'certified',
    { kind: 'company-administrator', userId: 'x', companyId: 'c2' },
    'not-found',
  ],
  ['suspend', 'suspended', exampleActors.reviewer, 'company-suspended'],
  ['certify', 'suspended', exampleActors.reviewer, 'company-suspended'],
  ['restore', 'revoked', exampleActors.reviewer, 'not-under-review'],
  ['renew-licence', 'suspended', exampleActors['suspended-administrator'], 'company-suspended'],
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
    for (const { from, to } of rules) if (reached.has(to)) for (const state of from) reached.add(state)
  expect([...reached].sort()).toEqual([...certificationStates].sort())
})
