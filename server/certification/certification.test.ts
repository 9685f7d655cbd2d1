import { describe, expect, test } from 'vitest'
import * as calls from '#contract/certification.ts'
import { openCompanySite } from '#tests/support/company-site.ts'
import { dataOf, refusalOf } from '#tests/support/envelopes.ts'
import { creditCode } from '#tests/support/licences.ts'
import { membershipStatusOf } from './index.ts'

const site = await openCompanySite()
const { db, pool } = site.database
const mine = async (person: string) =>
  dataOf(calls.getMyCertification, await site.as(person, calls.getMyCertification.path))
const nothing = {
  state: 'none',
  role: null,
  memberStatus: null,
  application: null,
  reason: null,
  renewal: null,
  submittedAt: null,
  question: null,
  returnPath: null,
  reviewWorkingDays: 2,
  joinRequest: null,
}

test('a licence of another person is named together with the other wrong fields', async () => {
  const [person, other] = [await site.newPerson(), await site.newPerson()]
  const [own, foreign] = [await site.uploadLicence(person), await site.uploadLicence(other)]
  const wrong = { companyName: 'Orchard 24', creditCode: creditCode(9) }
  const fieldsOf = async (body: object) =>
    refusalOf(await site.post(person, calls.submitCertification, body), 'invalid-input').fields
  const [companyName, licenceFileId] = ['wrong-format', 'unknown-value']
  expect(await fieldsOf({ ...wrong, licenceFileId: foreign })).toEqual({ companyName, licenceFileId })
  expect(await fieldsOf({ ...wrong, licenceFileId: own })).toEqual({ companyName })
  expect(await fieldsOf({ ...wrong, creditCode: '', licenceFileId: foreign })).toEqual({
    companyName,
    licenceFileId,
    creditCode: 'required',
  })
  expect(await fieldsOf({ ...wrong, creditCode: '', licenceFileId: own })).toEqual({
    companyName,
    creditCode: 'required',
  })
  expect(await fieldsOf({ companyName: 'Orchard 24', creditCode: 'x', vatNumber: '<>' })).toEqual({
    companyName,
    creditCode: 'wrong-format',
    vatNumber: 'wrong-format',
    licenceFileId: 'required',
  })
  expect(await mine(person)).toEqual(nothing)
})

test('an application is refused, resubmitted and certified, and its applicant becomes the administrator', async () => {
  const person = await site.newPerson()
  expect(await mine(person)).toEqual(nothing)
  const licenceFileId = await site.uploadLicence(person)
  const typed = { companyName: ' Tideway Trading ', creditCode: creditCode(1).toLowerCase(), licenceFileId }
  const sent = await site.post(person, calls.submitCertification, { ...typed, vatNumber: 'de 123456789' })
  const application = {
    companyName: 'Tideway Trading',
    country: 'CN',
    creditCode: creditCode(1),
    registrationNumber: null,
    vatNumber: 'DE123456789',
    licenceFileId,
  }
  const underReview = dataOf(calls.submitCertification, sent)
  const ours = { role: 'administrator', memberStatus: 'active' }
  expect(underReview).toEqual({
    ...nothing,
    ...ours,
    state: 'under-review',
    application,
    submittedAt: expect.stringMatching(/Z$/),
  })
  expect(await mine(person)).toEqual(underReview)

  const { id: companyId, submitted_at: submittedAt } = await site.companyOf(person)
  await site.decide({ companyId, submittedAt, decision: 'refuse', reason: ' the seal is cut off ' })
  expect(await mine(person)).toMatchObject({
    ...ours,
    state: 'refused',
    reason: 'the seal is cut off',
    application,
  })

  const again = await site.post(person, calls.submitCertification, {
    ...typed,
    companyName: 'Tideway Trade',
  })
  expect(dataOf(calls.submitCertification, again)).toMatchObject({
    state: 'under-review',
    reason: null,
    application: { ...application, companyName: 'Tideway Trade' },
  })
  const { id, submitted_at: later } = await site.companyOf(person)
  expect(id).toBe(companyId)
  await site.decide({ companyId, submittedAt: later, decision: 'certify' })
  expect(await mine(person)).toMatchObject({ ...ours, state: 'certified', reason: null })
  const { rows } = await pool.query('SELECT role, status FROM membership WHERE person_id = $1', [person])
  expect(rows).toEqual([{ role: 'administrator', status: 'active' }])
})

test('an application that is refused because the company is certified for others keeps its reason until its applicant asks to join', async () => {
  const person = await site.newPerson()
  dataOf(calls.submitCertification, await site.submit(person, 'Beacon Lines', creditCode(7)))
  await site.certified('Beacon Lines', creditCode(7))
  const { id: companyId, submitted_at: submittedAt } = await site.companyOf(person)
  await site.decide({ companyId, submittedAt, decision: 'refuse', reason: 'ask to join' })
  expect(await mine(person)).toEqual({ ...nothing, reason: 'ask to join' })
  dataOf(calls.requestToJoin, await site.post(person, calls.requestToJoin, { creditCode: creditCode(7) }))
  expect(await mine(person)).toMatchObject({ reason: null, joinRequest: { state: 'pending' } })
})

test('an open join request can be withdrawn, a decided one cannot', async () => {
  const { administrator, code } = await site.certified('Wrong Harbour', creditCode(8))
  const { person, requestId } = await site.newApplicant(code)
  const withdraw = () => site.post(person, calls.withdrawJoinRequest, {})
  expect(dataOf(calls.withdrawJoinRequest, await withdraw())).toEqual(nothing)
  expect(dataOf(calls.listJoinRequests, await site.as(administrator, calls.listJoinRequests.path))).toEqual(
    [],
  )
  const late = { requestId, decision: 'approved' }
  refusalOf(await site.post(administrator, calls.decideJoinRequest, late), 'not-found')
  refusalOf(await site.unchanged(withdraw), 'not-found')
  dataOf(calls.requestToJoin, await site.post(person, calls.requestToJoin, { creditCode: code }))
  const [again] = dataOf(calls.listJoinRequests, await site.as(administrator, calls.listJoinRequests.path))
  await site.post(administrator, calls.decideJoinRequest, { requestId: again?.id, decision: 'refused' })
  refusalOf(await site.unchanged(withdraw), 'already-decided')
})

test('a join request is refused, sent again and approved', async () => {
  const { administrator, code, companyId } = await site.certified('Lantern Shipping', creditCode(2))
  const { person, requestId } = await site.newApplicant(code, 'Ida North')
  expect(await mine(person)).toMatchObject({
    state: 'none',
    joinRequest: { companyName: 'Lantern Shipping', state: 'pending' },
  })
  refusalOf(await site.post(person, calls.requestToJoin, { creditCode: code }), 'already-under-review')
  refusalOf(await site.submit(person, 'Own Trading', creditCode(3)), 'already-under-review')
  await site.post(administrator, calls.decideJoinRequest, { requestId, decision: 'refused' })
  expect(await mine(person)).toMatchObject({ state: 'none', joinRequest: { state: 'refused' } })

  dataOf(
    calls.requestToJoin,
    await site.post(person, calls.requestToJoin, { creditCode: ` ${code.toLowerCase()}` }),
  )
  const [open] = dataOf(calls.listJoinRequests, await site.as(administrator, calls.listJoinRequests.path))
  expect(open).toMatchObject({ name: 'Ida North', mobile: expect.stringMatching(/^139\*{4}\d{4}$/) })
  await site.post(administrator, calls.decideJoinRequest, { requestId: open?.id, decision: 'approved' })
  expect(await mine(person)).toMatchObject({ state: 'certified', role: 'member', joinRequest: null })
  expect(dataOf(calls.listJoinRequests, await site.as(administrator, calls.listJoinRequests.path))).toEqual(
    [],
  )
  expect(await membershipStatusOf(db, person)).toEqual({
    relation: 'belongs',
    companyId,
    role: 'member',
    status: 'active',
    certification: 'certified',
  })
})

test('a disabled member sees their status and nothing of the company', async () => {
  const { administrator, code } = await site.certified('Meridian Cargo', creditCode(4))
  const person = await site.joined(administrator, code)
  await site.post(administrator, calls.changeMember, { personId: person, change: 'disable' })
  expect(await mine(person)).toEqual({
    ...nothing,
    state: 'certified',
    role: 'member',
    memberStatus: 'disabled',
  })
  refusalOf(await site.post(person, calls.requestToJoin, { creditCode: code }), 'not-allowed')
})

describe('the membership status of a person', () => {
  test('is none for a new person, an unknown id and a person who left the company they entered', async () => {
    expect(await membershipStatusOf(db, await site.newPerson())).toEqual({ relation: 'none' })
    expect(await membershipStatusOf(db, '00000000-0000-4000-8000-000000000000')).toEqual({
      relation: 'none',
    })
    const { administrator, code } = await site.certified('Compass Freight', creditCode(5))
    const second = await site.joined(administrator, code)
    await site.post(administrator, calls.changeMember, { personId: second, change: 'promote' })
    dataOf(calls.leaveCompany, await site.post(administrator, calls.leaveCompany))
    expect(await membershipStatusOf(db, administrator)).toEqual({ relation: 'none' })
    const licence = await site.uploadLicence(second, 'new')
    dataOf(calls.submitCertification, await site.submit(second, 'Compass Freight Group', code, licence))
    expect(await membershipStatusOf(db, administrator)).toEqual({ relation: 'none' })
    expect(await membershipStatusOf(db, second)).toMatchObject({ certification: 'under-review' })
  })
})

test('the VAT number stays when a new licence is submitted without one', async () => {
  const person = await site.newPerson()
  const first = { companyName: 'Harrier Lines', creditCode: creditCode(6), vatNumber: 'DE123456789' }
  const licenceFileId = await site.uploadLicence(person)
  dataOf(
    calls.submitCertification,
    await site.post(person, calls.submitCertification, { ...first, licenceFileId }),
  )
  const { id: companyId, submitted_at: submittedAt } = await site.companyOf(person)
  await site.decide({ companyId, submittedAt, decision: 'certify' })
  const licence = await site.uploadLicence(person, 'new')
  dataOf(calls.submitCertification, await site.submit(person, 'Harrier Lines', creditCode(6), licence))
  expect(await mine(person)).toMatchObject({
    application: { vatNumber: 'DE123456789', licenceFileId },
    renewal: { licenceFileId: licence },
  })
})
