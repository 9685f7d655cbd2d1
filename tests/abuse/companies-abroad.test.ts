import { describe, expect, test } from 'vitest'
import * as calls from '#contract/certification.ts'
import { openCompanySite } from '#tests/support/company-site.ts'
import { dataOf, refusalOf } from '#tests/support/envelopes.ts'
import { creditCode } from '#tests/support/licences.ts'

const site = await openCompanySite()
const { pool } = site.database

const apply = async (person: string, typed: object) =>
  site.post(person, calls.submitCertification, {
    companyName: 'Merlion Tea',
    licenceFileId: await site.uploadLicence(person),
    ...typed,
  })

/** The certified company of a new person, by its application. */
async function certifiedAbroad(typed: { companyName: string; country: string; registrationNumber: string }) {
  const person = await site.newPerson()
  dataOf(calls.submitCertification, await apply(person, typed))
  const { id: companyId, submitted_at: submittedAt } = await site.companyOf(person)
  expect(await site.decide({ companyId, submittedAt, decision: 'certify' })).toMatchObject({ ok: true })
  return { person, companyId }
}

describe('an application from abroad', () => {
  test.each<[string, object, object]>([
    ['an unknown country', { country: 'ZZ', registrationNumber: '1234' }, { country: 'unknown-value' }],
    ['no number', { country: 'SG' }, { registrationNumber: 'required' }],
    [
      'a number of signs',
      { country: 'SG', registrationNumber: "' or 1=1 --" },
      { registrationNumber: 'wrong-format' },
    ],
    [
      'both numbers',
      { country: 'SG', registrationNumber: '1234', creditCode: creditCode(7) },
      { creditCode: 'inconsistent' },
    ],
    [
      'a number of mainland China',
      { country: 'CN', registrationNumber: '1234' },
      { registrationNumber: 'inconsistent' },
    ],
    ['neither country nor code', {}, { creditCode: 'required' }],
    [
      'a country that is a list',
      { country: ['SG'], registrationNumber: '1234' },
      { country: 'wrong-type', registrationNumber: 'inconsistent' },
    ],
  ])('with %s is refused and nothing is saved', async (_, typed, fields) => {
    const person = await site.newPerson()
    const licenceFileId = await site.uploadLicence(person)
    const body = { companyName: 'Merlion Tea', licenceFileId, ...typed }
    const reply = await site.unchanged(() => site.post(person, calls.submitCertification, body))
    expect(refusalOf(reply, 'invalid-input').fields).toMatchObject(fields)
  })

  test('shows country and number to its applicant', async () => {
    const person = await site.newPerson()
    const typed = { companyName: 'Penang Spice', country: 'my', registrationNumber: '2019-0100 1234' }
    expect(dataOf(calls.submitCertification, await apply(person, typed))).toMatchObject({
      state: 'under-review',
      application: { country: 'MY', creditCode: null, registrationNumber: '201901001234' },
    })
  })

  test('keeps no page of another site to go back to', async () => {
    const person = await site.newPerson()
    const typed = { country: 'SG', registrationNumber: '53000001A', companyName: 'Jurong Lamps' }
    const sent = await apply(person, { ...typed, returnPath: '//evil.example/x' })
    expect(dataOf(calls.submitCertification, sent)).toMatchObject({ returnPath: null })
  })
})

describe('a number in a register abroad', () => {
  const number = '201912345K'

  test('belongs to one company of its country and is free in another', async () => {
    await certifiedAbroad({ companyName: 'Straits Tea', country: 'SG', registrationNumber: number })
    const person = await site.newPerson()
    const licenceFileId = await site.uploadLicence(person)
    const body = {
      companyName: 'Other Tea',
      country: 'SG',
      registrationNumber: '2019 12345-k',
      licenceFileId,
    }
    const reply = await site.unchanged(() => site.post(person, calls.submitCertification, body))
    expect(refusalOf(reply, 'company-already-known').params).toEqual({
      joinWithCountry: 'SG',
      joinWithNumber: number,
    })
    await certifiedAbroad({ companyName: 'Malacca Tea', country: 'MY', registrationNumber: number })
    for (const [asking, country, companyName] of [
      [person, 'SG', 'Straits Tea'],
      [await site.newPerson(), 'MY', 'Malacca Tea'],
    ] as const) {
      const wanted = { country, registrationNumber: number }
      const asked = dataOf(calls.requestToJoin, await site.post(asking, calls.requestToJoin, wanted))
      expect(asked).toMatchObject({ joinRequest: { companyName, state: 'pending' } })
    }
  })

  test('of two applications is certified once, also by the database', async () => {
    const typed = { country: 'KR', registrationNumber: '1101110012345' }
    const people = [await site.newPerson(), await site.newPerson()]
    const [one, other] = people
    if (!one || !other) throw new Error('Two people are needed')
    dataOf(calls.submitCertification, await apply(one, { ...typed, companyName: 'Busan Steel' }))
    dataOf(calls.submitCertification, await apply(other, { ...typed, companyName: 'Busan Iron' }))
    const decisions = await Promise.all(
      people.map(async (person) => {
        const { id: companyId, submitted_at: submittedAt } = await site.companyOf(person)
        return site.decide({ companyId, submittedAt, decision: 'certify' })
      }),
    )
    expect(decisions.filter(({ ok }) => ok)).toHaveLength(1)
    expect(decisions.find(({ ok }) => !ok)).toMatchObject({ refusal: 'company-already-known' })
    await expect(
      pool.query(`UPDATE company SET state = 'certified', decided_at = now() WHERE country = 'KR'`),
    ).rejects.toThrow('company_held_registration')
  })

  test.each([
    ['a company of mainland China without a code', "country = 'CN'"],
    ['a company from abroad with a code', "credit_code = 'X'"],
    ['a country that is no code', "country = 'sg'"],
  ])('the database refuses %s', async (_, change) => {
    const registrationNumber = `77${Date.now()}`
    const person = await site.newPerson()
    dataOf(
      calls.submitCertification,
      await apply(person, { country: 'SG', registrationNumber, companyName: 'Bedok Rope' }),
    )
    await expect(
      pool.query(`UPDATE company SET ${change} WHERE registration_number = $1`, [registrationNumber]),
    ).rejects.toThrow(/company_(number|country)/)
  })
})
