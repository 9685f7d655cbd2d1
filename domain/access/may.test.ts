import { describe, expect, test } from 'vitest'
import type { Result } from '#domain/values/refusal.ts'
import type { RefusalCode } from '#domain/values/refusal-codes.ts'
import { exampleActors } from '#tests/fixtures/actors.ts'
import type { Actor } from './actor.ts'
import { customerActor } from './customer-actor.ts'
import {
  mayApproveJoinRequest,
  mayApproveOrder,
  mayLeaveCompany,
  mayManageMembers,
  mayRequestToJoin,
  maySubmitCertification,
} from './may-run-company.ts'
import {
  mayAnswerRequests,
  mayConfirmFees,
  mayDecideCertification,
  mayEndCustomerSessions,
  mayManageStaff,
  mayProposeFees,
  mayPublishContent,
  mayPublishRates,
  mayReadAudit,
  maySeeCompanies,
  maySeeExchangeRates,
  maySeeLicence,
  maySeePeople,
} from './may-staff.ts'
import {
  mayBook,
  mayPlaceOrder,
  mayReadOrder,
  mayReadQuotes,
  mayReadRequests,
  mayRequestQuote,
  mayTrack,
  mayViewRates,
} from './may-trade.ts'

const ours = { companyId: 'c1', applicantId: 'someone' }
const joining: Actor = { kind: 'applying', userId: 'u', companyId: 'c1', awaiting: 'join-approval' }
const membershipStatus = (
  kind: 'uncertified-administrator' | 'uncertified-member' | 'disabled-member',
): Actor => ({
  kind: 'registered',
  userId: 'u',
  companyId: 'c1',
  membershipStatus: kind,
})
const otherHead: Actor = { kind: 'company-administrator', userId: 'other', companyId: 'c2' }
const {
  visitor,
  registered,
  applying,
  member,
  'company-administrator': head,
  'suspended-member': paused,
  'suspended-administrator': pausedHead,
  sales,
} = exampleActors

const answer = (result: Result<Actor>): 'yes' | RefusalCode => (result.ok ? 'yes' : result.refusal)
type Row = readonly [Actor, 'yes' | RefusalCode]

describe.each<[string, (actor: Actor) => Result<Actor>, RefusalCode]>([
  ['view rates', mayViewRates, 'certify-to-see-rates'],
  ['book', mayBook, 'company-not-certified'],
  ['track', mayTrack, 'certify-to-track'],
  ['place an order', mayPlaceOrder, 'company-not-certified'],
])('to %s', (_what, ask, uncertified) => {
  test.each<Row>([
    [visitor, 'logged-out'],
    [registered, uncertified],
    [membershipStatus('uncertified-administrator'), uncertified],
    [membershipStatus('uncertified-member'), uncertified],
    [membershipStatus('disabled-member'), 'not-a-member'],
    [applying, 'certification-in-progress'],
    [joining, 'not-a-member'],
    [member, 'yes'],
    [head, 'yes'],
    [sales, 'not-allowed'],
  ])('%o is answered %s', (actor, expected) => {
    expect(answer(ask(actor))).toBe(expected)
  })
})

test.each<[string, (actor: Actor) => Result<Actor>, 'yes' | RefusalCode]>([
  ['view rates', mayViewRates, 'company-suspended'],
  ['request a quote', mayRequestQuote, 'company-suspended'],
  ['book', mayBook, 'company-suspended'],
  ['place an order', mayPlaceOrder, 'company-suspended'],
  ['track', mayTrack, 'yes'],
  ['read saved quotes', mayReadQuotes, 'yes'],
  ['read requests', mayReadRequests, 'yes'],
  ['read an order', (actor) => mayReadOrder(actor, ours), 'yes'],
  ['submit a certification', maySubmitCertification, 'company-suspended'],
  ['ask to join a company', mayRequestToJoin, 'not-allowed'],
])('members of a suspended company who want to %s', (_what, ask, expected) => {
  for (const actor of [paused, pausedHead]) expect(answer(ask(actor))).toBe(expected)
})

test('only the administrator of a suspended company manages its members', () => {
  expect(answer(mayManageMembers(pausedHead, 'c1'))).toBe('yes')
  expect(answer(mayManageMembers(paused, 'c1'))).toBe('not-the-administrator')
  expect(answer(mayApproveOrder(pausedHead, ours))).toBe('company-suspended')
})

test.each<Row>([
  [visitor, 'logged-out'],
  [registered, 'company-not-certified'],
  [member, 'yes'],
  [otherHead, 'not-found'],
  [sales, 'yes'],
  [exampleActors.editor, 'not-allowed'],
])('%o reading an order of company c1 is answered %s', (actor, expected) => {
  expect(answer(mayReadOrder(actor, ours))).toBe(expected)
})

test.each<Row>([
  [registered, 'yes'],
  [membershipStatus('uncertified-administrator'), 'yes'],
  [membershipStatus('uncertified-member'), 'not-the-administrator'],
  [membershipStatus('disabled-member'), 'not-a-member'],
  [visitor, 'logged-out'],
  [applying, 'certification-in-progress'],
  [joining, 'already-under-review'],
  [member, 'not-the-administrator'],
  [head, 'yes'],
  [exampleActors.reviewer, 'not-allowed'],
])('%o submitting a certification is answered %s', (actor, expected) => {
  expect(answer(maySubmitCertification(actor))).toBe(expected)
})

test.each<Row>([
  [visitor, 'logged-out'],
  [registered, 'yes'],
  [membershipStatus('uncertified-administrator'), 'company-not-certified'],
  [membershipStatus('uncertified-member'), 'not-allowed'],
  [membershipStatus('disabled-member'), 'not-allowed'],
  [applying, 'certification-in-progress'],
  [joining, 'already-under-review'],
  [member, 'not-allowed'],
  [head, 'not-allowed'],
  [sales, 'not-allowed'],
])('%o asking to join a company is answered %s', (actor, expected) => {
  expect(answer(mayRequestToJoin(actor))).toBe(expected)
})

describe.each<[string, (actor: Actor) => Result<Actor>]>([
  ['approve a join request', (actor) => mayApproveJoinRequest(actor, ours)],
  ['approve an order', (actor) => mayApproveOrder(actor, ours)],
  ['manage members', (actor) => mayManageMembers(actor, 'c1')],
])('to %s', (_what, ask) => {
  test.each<Row>([
    [head, 'yes'],
    [otherHead, 'not-found'],
    [member, 'not-the-administrator'],
    [registered, 'company-not-certified'],
    [exampleActors.administrator, 'not-allowed'],
  ])('%o is answered %s', (actor, expected) => {
    expect(answer(ask(actor))).toBe(expected)
  })
})

test.each<Row>([
  [visitor, 'logged-out'],
  [registered, 'company-not-certified'],
  [membershipStatus('disabled-member'), 'not-a-member'],
  [applying, 'certification-in-progress'],
  [joining, 'not-a-member'],
  [member, 'yes'],
  [{ ...member, userId: 'a colleague' }, 'not-allowed'],
  [head, 'not-allowed'],
  [otherHead, 'not-found'],
  [sales, 'not-allowed'],
])('%o ending the membership of a member is answered %s', (actor, expected) => {
  expect(answer(mayLeaveCompany(actor, { companyId: 'c1', userId: 'member' }))).toBe(expected)
})

test('an own join request cannot be approved', () => {
  expect(answer(mayApproveJoinRequest(head, { companyId: 'c1', applicantId: 'head' }))).toBe(
    'not-your-own-request',
  )
})

test.each<readonly [string | null, 'yes' | RefusalCode]>([
  ['sales', 'yes'],
  ['a colleague', 'not-assigned-to-you'],
  [null, 'not-assigned-to-you'],
])('sales proposing fees on an order assigned to %s is answered %s', (assignedTo, expected) => {
  expect(answer(mayProposeFees(sales, { assignedTo }))).toBe(expected)
  expect(answer(mayProposeFees(exampleActors.operations, { assignedTo }))).toBe('not-allowed')
})

test('the proposer of fees cannot confirm them, whatever their roles', () => {
  const both: Actor = { kind: 'staff', userId: 'both', roles: ['sales', 'operations'] }
  expect(answer(mayConfirmFees(both, { proposedBy: 'both' }))).toBe('needs-second-person')
  expect(answer(mayConfirmFees(both, { proposedBy: 'sales' }))).toBe('yes')
  expect(answer(mayConfirmFees(sales, { proposedBy: 'both' }))).toBe('not-allowed')
})

test.each([
  [maySeeLicence, 'reviewer'],
  [mayDecideCertification, 'reviewer'],
  [mayPublishContent, 'editor'],
  [mayPublishRates, 'tariff-manager'],
  [mayAnswerRequests, 'sales'],
  [maySeePeople, 'administrator'],
  [mayEndCustomerSessions, 'administrator'],
  [mayReadAudit, 'administrator'],
  [mayManageStaff, 'administrator'],
] as const)('%o is the right of the %s alone', (ask, role) => {
  for (const [holder, actor] of Object.entries(exampleActors))
    expect(answer(ask(actor)) === 'yes').toBe(holder === role)
})

test.each<Row>([
  [visitor, 'logged-out'],
  [head, 'not-allowed'],
  [sales, 'yes'],
  [exampleActors.operations, 'yes'],
  [exampleActors.reviewer, 'yes'],
  [exampleActors.editor, 'not-allowed'],
  [exampleActors['tariff-manager'], 'yes'],
  [exampleActors.administrator, 'yes'],
])('%o looking into the companies is answered %s', (actor, expected) => {
  expect(answer(maySeeCompanies(actor))).toBe(expected)
})

test('only sales and tariff managers see exchange rates', () => {
  for (const [holder, actor] of Object.entries(exampleActors))
    expect(answer(maySeeExchangeRates(actor)) === 'yes').toBe(['sales', 'tariff-manager'].includes(holder))
})

describe('the actor of a customer', () => {
  const belongs = { relation: 'belongs', companyId: 'c1', status: 'active', role: 'administrator' } as const
  test.each<[Parameters<typeof customerActor>[1], object]>([
    [{ relation: 'none' }, { kind: 'registered', membershipStatus: 'no-company' }],
    [
      { relation: 'join-pending', companyId: 'c1' },
      { kind: 'applying', awaiting: 'join-approval' },
    ],
    [
      { ...belongs, certification: 'none' },
      { kind: 'registered', membershipStatus: 'uncertified-administrator' },
    ],
    [
      { ...belongs, role: 'member', certification: 'refused' },
      { kind: 'registered', membershipStatus: 'uncertified-member' },
    ],
    [
      { ...belongs, certification: 'under-review' },
      { kind: 'applying', awaiting: 'certification' },
    ],
    [
      { ...belongs, role: 'member', certification: 'under-review' },
      { kind: 'applying', awaiting: 'certification-by-administrator' },
    ],
    [
      { ...belongs, certification: 'certified' },
      { kind: 'company-administrator', companyId: 'c1' },
    ],
    [
      { ...belongs, role: 'member', certification: 'certified' },
      { kind: 'member', companyId: 'c1' },
    ],
    [
      { ...belongs, status: 'disabled', certification: 'certified' },
      { kind: 'registered', membershipStatus: 'disabled-member' },
    ],
    [
      { ...belongs, certification: 'suspended' },
      { kind: 'suspended-administrator', companyId: 'c1' },
    ],
    [
      { ...belongs, role: 'member', certification: 'suspended' },
      { kind: 'suspended-member', companyId: 'c1' },
    ],
    [
      { ...belongs, certification: 'revoked' },
      { kind: 'registered', membershipStatus: 'uncertified-administrator' },
    ],
  ])('%o', (tie, expected) => {
    expect(customerActor('u', tie)).toMatchObject({ userId: 'u', ...expected })
  })
})
