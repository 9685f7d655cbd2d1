import { describe, expect, test } from 'vitest'
import * as calls from '#contract/certification.ts'
import { customerActor } from '#domain/access/customer-actor.ts'
import { mayPlaceOrder, mayTrack, mayViewRates } from '#domain/access/may-trade.ts'
import { membershipStatusOf } from '#server/certification/index.ts'
import { openCompanySite } from '#tests/support/company-site.ts'
import { dataOf, refusalOf } from '#tests/support/envelopes.ts'
import type { Reply } from '#tests/support/http.ts'
import { insertLicence } from '#tests/support/licence-row.ts'
import { creditCode } from '#tests/support/licences.ts'

const site = await openCompanySite()
const { pool, db } = site.database
let serial = 100
/** A code that no company uses yet. */
const freshCode = () => {
  serial += 1
  return creditCode(serial)
}
const names = ['Amber', 'Birch', 'Cedar', 'Dune', 'Elm', 'Fern', 'Gorse', 'Heath', 'Iris', 'Juniper']
const freshName = () => `${names[serial % 10]} ${names[Math.floor(serial / 10) % 10]} Trading`
const newCompany = () => site.certified(freshName(), freshCode())
const membersOf = async (companyId: string) =>
  (await pool.query('SELECT person_id, role, status FROM membership WHERE company_id = $1', [companyId])).rows
const countOf = (replies: readonly Reply[], status: number) =>
  replies.filter((reply) => reply.status === status).length
const decideJoin = (by: string, requestId: string, decision = 'approved') =>
  site.post(by, calls.decideJoinRequest, { requestId, decision })
const change = (by: string, personId: string, name: string) =>
  site.post(by, calls.changeMember, { personId, change: name })

describe('an application', () => {
  const good = { companyName: 'Orchard Trading', creditCode: creditCode(1) }

  test.each<[string, object, object]>([
    ['a wrong check sign', { creditCode: `${creditCode(1).slice(0, 17)}0` }, { creditCode: 'wrong-format' }],
    ['a code that is no code', { creditCode: "' or 1=1 --" }, { creditCode: 'wrong-format' }],
    ['digits in the name', { companyName: 'Orchard 24' }, { companyName: 'wrong-format' }],
    ['no licence', { licenceFileId: undefined }, { licenceFileId: 'required' }],
    ['a V.A.T number of signs', { vatNumber: '<b>12345</b>' }, { vatNumber: 'wrong-format' }],
    ['a state of its own', { state: 'certified' }, { state: 'unknown-field' }],
    ['another person as its owner', { enteredBy: 'me' }, { enteredBy: 'unknown-field' }],
    ['a list as its name', { companyName: ['Orchard'] }, { companyName: 'wrong-type' }],
  ])('with %s is refused', async (_what, wrong, fields) => {
    const person = await site.newPerson()
    const licenceFileId = await site.uploadLicence(person)
    const body = { ...good, licenceFileId, ...wrong }
    const reply = await site.unchanged(() => site.post(person, calls.submitCertification, body))
    expect(refusalOf(reply, 'invalid-input').fields).toEqual(fields)
  })

  test('without a login is refused', async () => {
    for (const { method, path } of Object.values(calls).filter((one) => 'path' in one)) {
      const reply = await site.unchanged(() => site.as(undefined, path, { method, body: '{}' }))
      refusalOf(reply, 'logged-out')
    }
  })

  test('under review blocks a second application and a join request', async () => {
    const known = await newCompany()
    const person = await site.newPerson()
    const code = freshCode()
    dataOf(calls.submitCertification, await site.submit(person, freshName(), code))
    const licence = await site.uploadLicence(person, 'another')
    const again = await site.unchanged(() => site.submit(person, freshName(), code, licence))
    refusalOf(again, 'certification-in-progress')
    const join = await site.unchanged(() =>
      site.post(person, calls.requestToJoin, { creditCode: known.code }),
    )
    refusalOf(join, 'certification-in-progress')
  })

  test('submitted ten times in parallel is saved once', async () => {
    const person = await site.newPerson()
    const licence = await site.uploadLicence(person)
    const [name, code] = [freshName(), freshCode()]
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => site.submit(person, name, code, licence)),
    )
    expect([countOf(replies, 200), countOf(replies, 403)]).toEqual([1, 9])
    const { rows } = await pool.query('SELECT id FROM company WHERE entered_by = $1', [person])
    expect(rows).toHaveLength(1)
  })
})

describe('a company that already has members', () => {
  test('can only be joined, by code or by name', async () => {
    const [name, code] = [freshName(), freshCode()]
    await site.certified(name, code)
    const person = await site.newPerson()
    const licence = await site.uploadLicence(person)
    const loudName = name.toUpperCase().replaceAll(' ', '  ')
    const attempts = [
      ['Another Name Trading', code, { joinWithCode: code }],
      ['Another Name Trading', ` ${code.toLowerCase()} `, { joinWithCode: code }],
      // A typed name reveals only that the company is known.
      [name, freshCode(), { joinWithName: name }],
      [` ${loudName} `, freshCode(), { joinWithName: loudName }],
    ] as const
    for (const [typedName, typedCode, offered] of attempts) {
      const reply = await site.unchanged(() => site.submit(person, typedName, typedCode, licence))
      expect(refusalOf(reply, 'company-already-known').params).toEqual(offered)
    }
    const mine = dataOf(
      calls.requestToJoin,
      await site.post(person, calls.requestToJoin, { creditCode: code }),
    )
    expect(mine).toMatchObject({
      state: 'none',
      application: null,
      joinRequest: { companyName: name, state: 'pending' },
    })
  })

  test('stays taken while its new name is under review', async () => {
    const [name, code] = [freshName(), freshCode()]
    const { administrator, companyId } = await site.certified(name, code)
    const earlier = await site.newPerson()
    await pool.query(
      `INSERT INTO company (name, name_key, credit_code, licence_file_id, state, entered_by, submitted_at)
       VALUES ('Impostor', 'IMPOSTOR', $1, $3, 'under-review', $2, '2026-11-15')`,
      [code, earlier, await insertLicence(pool, earlier)],
    )
    dataOf(
      calls.submitCertification,
      await site.submit(administrator, `${name} Group`, code, await site.uploadLicence(administrator, 'new')),
    )
    const impostor = await site.newPerson()
    const forged = await site.uploadLicence(impostor)
    const reply = await site.unchanged(() => site.submit(impostor, freshName(), code, forged))
    refusalOf(reply, 'company-already-known')
    const { id, submitted_at: submittedAt } = await site.companyOf(earlier)
    const decided = await site.unchanged(() =>
      site.decide({ companyId: id, submittedAt, decision: 'certify' }),
    )
    expect(decided).toMatchObject({ ok: false, refusal: 'company-already-known' })
    expect(await membersOf(companyId)).toHaveLength(1)
  })

  test('cannot be found by guessing, because look-ups are limited', async () => {
    const { code } = await newCompany()
    const person = await site.newPerson()
    for (let time = 0; time < 20; time += 1)
      refusalOf(await site.post(person, calls.requestToJoin, { creditCode: freshCode() }), 'not-found')
    const reply = await site.unchanged(() => site.post(person, calls.requestToJoin, { creditCode: code }))
    refusalOf(reply, 'too-many-attempts')
    const licence = await site.uploadLicence(person)
    refusalOf(await site.submit(person, freshName(), code, licence), 'too-many-attempts')
    await pool.query('DELETE FROM attempt_count')
  })

  test('can be joined by an applicant whose own application was refused', async () => {
    const code = freshCode()
    const second = await site.newPerson()
    dataOf(calls.submitCertification, await site.submit(second, freshName(), code))
    const { id, submitted_at: submittedAt } = await site.companyOf(second)
    await site.certified(`${freshName()} First`, code)
    expect(await site.decide({ companyId: id, submittedAt, decision: 'refuse', reason: 'known' })).toEqual({
      ok: true,
      value: null,
    })
    refusalOf(await site.submit(second, freshName(), code), 'company-already-known')
    dataOf(calls.requestToJoin, await site.post(second, calls.requestToJoin, { creditCode: code }))
  })
})

describe('a decision about a company', () => {
  const applied = async (code = freshCode()) => {
    const person = await site.newPerson()
    dataOf(calls.submitCertification, await site.submit(person, `${freshName()} ${names[serial % 7]}`, code))
    const { id: companyId, submitted_at: submittedAt } = await site.companyOf(person)
    return { person, companyId: companyId as string, submittedAt: submittedAt as Date }
  }

  test('is refused for the administrator of the console', async () => {
    const { companyId, submittedAt } = await applied()
    const result = await site.unchanged(() =>
      site.decide({ companyId, submittedAt, decision: 'certify' }, 'administrator'),
    )
    expect(result).toMatchObject({ ok: false, refusal: 'not-allowed' })
  })

  test('to refuse needs a reason', async () => {
    const { companyId, submittedAt } = await applied()
    const result = await site.unchanged(() =>
      site.decide({ companyId, submittedAt, decision: 'refuse', reason: '  ' }),
    )
    expect(result).toMatchObject({ refusal: 'reason-needed' })
  })

  test('applies to the application that the reviewer saw, not to a later one', async () => {
    const { person, companyId, submittedAt } = await applied()
    await site.decide({ companyId, submittedAt, decision: 'refuse', reason: 'unreadable' })
    const mine = dataOf(calls.getMyCertification, await site.as(person, calls.getMyCertification.path))
    expect(mine).toMatchObject({ state: 'refused', reason: 'unreadable' })
    const { companyName = '', creditCode: code } = mine.application ?? {}
    const licence = await site.uploadLicence(person, 'readable')
    dataOf(calls.submitCertification, await site.submit(person, companyName, code ?? '', licence))
    const stale = await site.unchanged(() => site.decide({ companyId, submittedAt, decision: 'certify' }))
    expect(stale).toMatchObject({ refusal: 'not-under-review' })
  })

  test('made twice in parallel is saved once and appoints one administrator', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { person, companyId, submittedAt } = await applied()
      const seen = { companyId, submittedAt }
      const results = await Promise.all([
        site.decide({ ...seen, decision: 'certify' }),
        site.decide({ ...seen, decision: 'refuse', reason: 'unreadable' }),
        site.decide({ ...seen, decision: 'certify' }),
      ])
      expect(results.filter(({ ok }) => ok)).toHaveLength(1)
      const { rows } = await pool.query('SELECT state FROM company WHERE id = $1', [companyId])
      const administrator = { person_id: person, role: 'administrator', status: 'active' }
      expect(await membersOf(companyId)).toEqual(rows[0].state === 'certified' ? [administrator] : [])
    }
  })

  test('on two applications with one code in parallel certifies one of them', async () => {
    for (let round = 0; round < 5; round += 1) {
      const code = freshCode()
      const rivals = [await applied(code), await applied(code)]
      const results = await Promise.all(
        rivals.map(({ companyId, submittedAt }) =>
          site.decide({ companyId, submittedAt, decision: 'certify' }),
        ),
      )
      expect(results.filter(({ ok }) => ok)).toHaveLength(1)
      expect(results.find(({ ok }) => !ok)).toMatchObject({ refusal: 'company-already-known' })
      const people = await Promise.all(rivals.map(({ companyId }) => membersOf(companyId)))
      expect(people.map(({ length }) => length).sort()).toEqual([0, 1])
    }
  })
})

describe('a join request', () => {
  test('approved many times in parallel creates one membership', async () => {
    const { administrator, companyId, code } = await newCompany()
    for (let round = 0; round < 5; round += 1) {
      const { person, requestId } = await site.newApplicant(code)
      const replies = await Promise.all(Array.from({ length: 6 }, () => decideJoin(administrator, requestId)))
      expect([countOf(replies, 200), countOf(replies, 409)]).toEqual([1, 5])
      const mine = (await membersOf(companyId)).filter((one) => one.person_id === person)
      expect(mine).toEqual([{ person_id: person, role: 'member', status: 'active' }])
    }
  })

  test('approved and refused in parallel gets one decision', async () => {
    const { administrator, companyId, code } = await newCompany()
    for (let round = 0; round < 8; round += 1) {
      const { person, requestId } = await site.newApplicant(code)
      const replies = await Promise.all(
        ['approved', 'refused', 'approved', 'refused'].map((decision) =>
          decideJoin(administrator, requestId, decision),
        ),
      )
      expect([countOf(replies, 200), countOf(replies, 409)]).toEqual([1, 3])
      const { rows } = await pool.query('SELECT state FROM join_request WHERE id = $1', [requestId])
      const isMember = (await membersOf(companyId)).some((one) => one.person_id === person)
      expect(isMember).toBe(rows[0].state === 'approved')
    }
  })

  test('sent many times in parallel is saved once', async () => {
    const { code } = await newCompany()
    const person = await site.newPerson()
    const replies = await Promise.all(
      Array.from({ length: 6 }, () => site.post(person, calls.requestToJoin, { creditCode: code })),
    )
    expect(countOf(replies, 200)).toBe(1)
    const { rows } = await pool.query('SELECT id FROM join_request WHERE applicant_id = $1', [person])
    expect(rows).toHaveLength(1)
  })

  test('cannot be decided by another company, a member, a stranger or the applicant', async () => {
    const { administrator, code } = await newCompany()
    const other = await newCompany()
    const member = await site.joined(administrator, code)
    const stranger = await site.newPerson()
    const { person, requestId } = await site.newApplicant(code)
    const denials = [
      [other.administrator, 'not-found'],
      [member, 'not-the-administrator'],
      [stranger, 'company-not-certified'],
      [person, 'not-a-member'],
    ] as const
    for (const [who, refusal] of denials)
      refusalOf(await site.unchanged(() => decideJoin(who, requestId)), refusal)
    const unknownId = '00000000-0000-4000-8000-000000000000'
    refusalOf(await site.unchanged(() => decideJoin(administrator, unknownId)), 'not-found')
    refusalOf(await site.unchanged(() => decideJoin(administrator, requestId, 'pending')), 'invalid-input')
    for (const who of [member, stranger, person])
      expect((await site.as(who, calls.listJoinRequests.path)).status).toBe(403)
    expect(
      dataOf(calls.listJoinRequests, await site.as(other.administrator, calls.listJoinRequests.path)),
    ).toEqual([])
  })
})

describe('the members of a company', () => {
  const rightsOf = async (person: string) => {
    const actor = customerActor(person, await membershipStatusOf(db, person))
    return [mayViewRates, mayTrack, mayPlaceOrder].map((may) => may(actor).ok)
  }

  test('lose their permissions at once when removed, disabled or gone', async () => {
    const { administrator, code } = await newCompany()
    for (const name of ['remove', 'disable'] as const) {
      const member = await site.joined(administrator, code)
      expect(await rightsOf(member)).toEqual([true, true, true])
      dataOf(calls.changeMember, await change(administrator, member, name))
      expect(await rightsOf(member)).toEqual([false, false, false])
    }
    const second = await site.joined(administrator, code)
    dataOf(calls.changeMember, await change(administrator, second, 'promote'))
    expect((await site.as(second, calls.listMembers.path)).status).toBe(200)
    dataOf(calls.leaveCompany, await site.post(second, calls.leaveCompany))
    refusalOf(await site.as(second, calls.listMembers.path), 'not-a-member')
    refusalOf(await site.unchanged(() => change(second, administrator, 'remove')), 'not-a-member')
  })

  test('cannot remove or demote the last administrator', async () => {
    const { administrator, code } = await newCompany()
    await site.joined(administrator, code)
    for (const name of ['demote', 'disable', 'remove'])
      refusalOf(await site.unchanged(() => change(administrator, administrator, name)), 'last-administrator')
    refusalOf(await site.unchanged(() => site.post(administrator, calls.leaveCompany)), 'last-administrator')
  })

  test('keep one administrator when two demote each other in parallel', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { administrator, companyId, code } = await newCompany()
      const second = await site.joined(administrator, code)
      dataOf(calls.changeMember, await change(administrator, second, 'promote'))
      const replies = await Promise.all([
        change(administrator, second, 'demote'),
        change(second, administrator, 'demote'),
      ])
      expect(countOf(replies, 200)).toBe(1)
      const heads = (await membersOf(companyId)).filter(({ role }) => role === 'administrator')
      expect(heads).toHaveLength(1)
    }
  })

  test('cannot decide a request while being demoted', async () => {
    const { administrator, companyId, code } = await newCompany()
    const { requestId } = await site.newApplicant(code)
    const meanwhile = await pool.connect()
    await meanwhile.query('BEGIN')
    await meanwhile.query('SELECT FROM company WHERE id = $1 FOR UPDATE', [companyId])
    await meanwhile.query(`UPDATE membership SET role = 'member' WHERE person_id = $1`, [administrator])
    const deciding = decideJoin(administrator, requestId)
    const waiting = `SELECT count(*)::int AS n FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`
    await expect.poll(async () => (await pool.query(waiting)).rows[0].n).toBe(1)
    await meanwhile.query('COMMIT')
    meanwhile.release()
    refusalOf(await deciding, 'not-the-administrator')
    const { rows } = await pool.query('SELECT state FROM join_request WHERE id = $1', [requestId])
    expect(rows).toEqual([{ state: 'pending' }])
    expect(await membersOf(companyId)).toHaveLength(1)
  })

  test('can be changed only by their own administrator', async () => {
    const { administrator, code } = await newCompany()
    const other = await newCompany()
    const [member, colleague] = [
      await site.joined(administrator, code),
      await site.joined(administrator, code),
    ]
    refusalOf(await site.unchanged(() => change(other.administrator, member, 'remove')), 'not-found')
    refusalOf(await site.unchanged(() => change(member, colleague, 'remove')), 'not-the-administrator')
    refusalOf(await site.unchanged(() => change(member, member, 'promote')), 'not-the-administrator')
    refusalOf(await site.unchanged(() => change(administrator, member, 'leave')), 'invalid-input')
  })

  test('are listed with masked mobiles', async () => {
    const { administrator, code } = await newCompany()
    const member = await site.joined(administrator, code, 'Ida North')
    await site.newApplicant(code, 'Otto West')
    const members = await site.as(administrator, calls.listMembers.path)
    expect(dataOf(calls.listMembers, members)).toMatchObject([
      { personId: administrator, role: 'administrator', status: 'active', isMe: true },
      { personId: member, name: 'Ida North', role: 'member', status: 'active', isMe: false },
    ])
    const requests = await site.as(administrator, calls.listJoinRequests.path)
    expect(dataOf(calls.listJoinRequests, requests)).toMatchObject([{ name: 'Otto West' }])
    for (const { text } of [members, requests]) {
      expect(text).toContain('139****1')
      expect(text).not.toContain('1390000')
    }
  })

  test('trade while a renewed licence is under review, and not after its refusal', async () => {
    const [name, code] = [freshName(), freshCode()]
    const { administrator, companyId } = await site.certified(name, code)
    const member = await site.joined(administrator, code)
    const same = await site.companyOf(administrator)
    const { rows } = await pool.query('SELECT licence_file_id FROM company WHERE id = $1', [companyId])
    const unswapped = await site.unchanged(() =>
      site.submit(administrator, name, code, rows[0].licence_file_id),
    )
    refusalOf(unswapped, 'already-certified')
    const licence = await site.uploadLicence(member, 'another licence')
    refusalOf(await site.unchanged(() => site.submit(member, name, code, licence)), 'not-the-administrator')
    const swapped = await site.submit(
      administrator,
      name,
      code,
      await site.uploadLicence(administrator, 'new'),
    )
    const { state, renewal, application } = dataOf(calls.submitCertification, swapped)
    expect({ state, application: application?.licenceFileId }).toEqual({
      state: 'certified',
      application: rows[0].licence_file_id,
    })
    expect(await rightsOf(member)).toEqual([true, true, true])
    expect((await site.companyOf(administrator)).submitted_at).toEqual(same.submitted_at)
    const late = { companyId, submittedAt: same.submitted_at, decision: 'certify' } as const
    expect(await site.unchanged(() => site.decide(late))).toMatchObject({ refusal: 'not-under-review' })
    const submittedAt = new Date(renewal?.submittedAt ?? '')
    await site.decide({ companyId, submittedAt, decision: 'refuse', reason: 'expired' })
    expect(await rightsOf(member)).toEqual([false, false, false])
    expect(await membersOf(companyId)).toHaveLength(2)
  })

  test('cannot trade while another name or code is under review, and can again afterwards', async () => {
    for (const changed of ['name', 'code'] as const) {
      const [name, code] = [freshName(), freshCode()]
      const { administrator, companyId } = await site.certified(name, code)
      const member = await site.joined(administrator, code)
      const [newName, newCode] = changed === 'name' ? [`${name} Group`, code] : [name, freshCode()]
      const sent = await site.submit(administrator, newName, newCode)
      expect(dataOf(calls.submitCertification, sent)).toMatchObject({
        state: 'under-review',
        application: { companyName: newName, creditCode: newCode },
      })
      expect(await rightsOf(member)).toEqual([false, false, false])
      const { submitted_at: submittedAt } = await site.companyOf(administrator)
      await site.decide({ companyId, submittedAt, decision: 'certify' })
      expect(await rightsOf(member)).toEqual([true, true, true])
      expect(await membersOf(companyId)).toHaveLength(2)
    }
  })

  test('cannot see rates, track or order without a certified company', async () => {
    const registered = await site.newPerson()
    const applying = await site.newPerson()
    dataOf(calls.submitCertification, await site.submit(applying, freshName(), freshCode()))
    const { person: asking } = await site.newApplicant((await newCompany()).code)
    for (const person of [registered, applying, asking])
      expect(await rightsOf(person)).toEqual([false, false, false])
  })
})
