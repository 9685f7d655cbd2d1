import { describe, expect, test } from 'vitest'
import type { Actor } from '#domain/access/actor.ts'
import { exampleActors } from '#tests/fixtures/actors.ts'
import { claimCompany } from './claim-company.ts'
import { decideJoinRequest, type JoinRequest, requestToJoin } from './join-request.ts'
import {
  changeMembership,
  leaveOnClosingAccount,
  type Membership,
  type MembershipChange,
  membershipChanges,
} from './membership.ts'

const at = new Date('2026-11-16T02:00:00Z')
const head = exampleActors['company-administrator']

describe('a company that is already known', () => {
  const home = (creditCode: string) => ({ country: 'CN', creditCode, registrationNumber: null })
  const abroad = (country: string, registrationNumber: string) => ({
    country,
    creditCode: null,
    registrationNumber,
  })
  const application = { companyName: 'Tideway Trading', ...home('91310000AB'), licenceFileId: 'f' }
  test.each([
    ['the same code', { companyName: 'Other', ...home('91310000AB') }],
    ['the code in full width and small letters', { companyName: 'Other', ...home('９１310000ab') }],
    ['the same name', { companyName: 'tideway  trading', ...abroad('SG', 'X1') }],
  ])('with %s can only be joined', (_how, known) => {
    const stranger = { companyName: 'Stranger', ...home('Y') }
    expect(claimCompany(application, [stranger, known])).toMatchObject({
      ok: false,
      refusal: 'company-already-known',
    })
  })
  test('is refused, but a new one is accepted', () => {
    const others = [{ companyName: 'Other', ...home('X') }]
    expect(claimCompany(application, others)).toEqual({ ok: true, value: application })
    expect(claimCompany(application, []).ok).toBe(true)
  })
  test('is one country and number; two countries may give the same number', () => {
    const merlion = { ...application, ...abroad('SG', '201912345K') }
    const known = (country: string) => [{ companyName: 'Other', ...abroad(country, '201912345K') }]
    expect(claimCompany(merlion, known('SG'))).toMatchObject({ refusal: 'company-already-known' })
    expect(claimCompany(merlion, known('MY')).ok).toBe(true)
  })
})

describe('a join request', () => {
  const request: JoinRequest = {
    requestId: 'j1',
    companyId: 'c1',
    applicantId: 'newcomer',
    state: 'pending',
    requestedAt: at,
  }
  test('can be sent by a user without a company', () => {
    const sent = { requestId: 'j1', companyId: 'c1' }
    expect(requestToJoin(sent, exampleActors.registered, at)).toEqual({ ok: true, value: request })
    expect(requestToJoin(sent, exampleActors.visitor, at)).toMatchObject({ refusal: 'logged-out' })
    expect(requestToJoin(sent, exampleActors.member, at)).toMatchObject({ refusal: 'not-allowed' })
  })
  test.each(['approved', 'refused'] as const)('can be %s once', (decision) => {
    const result = decideJoinRequest(request, decision, head, at)
    const { requestedAt: _requestedAt, ...rest } = request
    const decided = { ...rest, state: decision, decidedBy: 'head', decidedAt: at }
    expect(result).toEqual({ ok: true, value: decided })
    for (const again of ['approved', 'refused'] as const)
      expect(decideJoinRequest(decided, again, head, at)).toMatchObject({
        refusal: 'already-decided',
        params: { state: decision },
      })
  })
  test.each<[string, Actor, string]>([
    ['a visitor', exampleActors.visitor, 'logged-out'],
    ['a member', exampleActors.member, 'not-the-administrator'],
    ['the reviewer', exampleActors.reviewer, 'not-allowed'],
    ['another company', { ...head, companyId: 'c2' }, 'not-found'],
    ['the applicant', { ...head, userId: 'newcomer' }, 'not-your-own-request'],
  ])('cannot be decided by %s', (_who, actor, refusal) => {
    const start = structuredClone(request)
    expect(decideJoinRequest(start, 'approved', actor, at)).toMatchObject({ ok: false, refusal })
    expect(start).toEqual(request)
  })
})

describe('membership', () => {
  const person = (userId: string, role: Membership['role'], status: Membership['status'] = 'active') => ({
    userId,
    companyId: 'c1',
    role,
    status,
  })
  const company = [
    person('head', 'administrator'),
    person('second', 'administrator'),
    person('member', 'member'),
    person('away', 'member', 'disabled'),
    person('former', 'administrator', 'disabled'),
  ]
  const change = (
    members: readonly Membership[],
    userId: string,
    name: MembershipChange,
    actor: Actor = head,
  ) => changeMembership(members, { userId, change: name }, actor)

  test.each<[MembershipChange, string, object | undefined]>([
    ['promote', 'member', { role: 'administrator', status: 'active' }],
    ['demote', 'second', { role: 'member', status: 'active' }],
    ['demote', 'head', { role: 'member' }],
    ['disable', 'second', { role: 'administrator', status: 'disabled' }],
    ['enable', 'away', { role: 'member', status: 'active' }],
    ['remove', 'away', undefined],
    ['remove', 'head', undefined],
    ['leave', 'head', undefined],
  ])('%s %s', (name, userId, expected) => {
    const result = change(company, userId, name)
    const after = result.ok ? result.value : []
    const now = after.find((one) => one.userId === userId)
    if (expected) expect(now).toMatchObject(expected)
    else expect(now).toBeUndefined()
    expect(after.filter((one) => one.userId !== userId)).toEqual(
      company.filter((one) => one.userId !== userId),
    )
    expect(after).toHaveLength(expected ? 5 : 4)
  })

  test.each<[MembershipChange, string]>([
    ['promote', 'second'],
    ['promote', 'away'],
    ['demote', 'member'],
    ['demote', 'former'],
    ['disable', 'away'],
    ['enable', 'member'],
  ])('%s does not apply to %s', (name, userId) => {
    expect(change(company, userId, name)).toMatchObject({
      refusal: 'membership-unchanged',
      params: { change: name },
    })
  })

  test.each(['demote', 'disable', 'remove', 'leave'] as const)(
    'refuses to %s the last active administrator',
    (name) => {
      const alone = company.filter(({ userId }) => userId !== 'second')
      expect(change(alone, 'head', name)).toMatchObject({ refusal: 'last-administrator' })
    },
  )

  test.each(Object.keys(membershipChanges) as MembershipChange[])('%s needs a permission', (name) => {
    const target = name === 'enable' ? 'away' : 'second'
    expect(change(company, target, name, { ...head, companyId: 'c2' })).toMatchObject({
      refusal: 'not-found',
    })
    expect(change(company, target, name, exampleActors.visitor)).toMatchObject({ refusal: 'logged-out' })
    expect(change(company, target, name, exampleActors.member)).toMatchObject({
      refusal: name === 'leave' ? 'not-allowed' : 'not-the-administrator',
    })
  })

  test.each([
    ['one of two administrators', 'head', company, true],
    ['a member', 'member', company, true],
    [
      'the last administrator of others',
      'head',
      [person('head', 'administrator'), person('member', 'member')],
      false,
    ],
    [
      'the last active administrator',
      'head',
      [person('head', 'administrator'), person('former', 'administrator', 'disabled')],
      false,
    ],
    ['the last administrator and member', 'head', [person('head', 'administrator')], true],
    [
      'a member of a company without administrators',
      'a',
      [person('a', 'member'), person('b', 'member')],
      true,
    ],
    ['a user of another company', 'stranger', company, true],
  ] as const)('closing the account of %s', (_who, userId, members, isLeft) => {
    const result = leaveOnClosingAccount(members, userId)
    if (isLeft) expect(result).toEqual({ ok: true, value: undefined })
    else expect(result).toMatchObject({ ok: false, refusal: 'last-administrator' })
  })

  test('a member can leave, and a stranger is not found', () => {
    expect(change(company, 'member', 'leave', exampleActors.member).ok).toBe(true)
    expect(change(company, 'unknown', 'remove')).toMatchObject({ refusal: 'not-found' })
  })
})
