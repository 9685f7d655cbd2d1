import { beforeEach, describe, expect, test } from 'vitest'
import * as certification from '#contract/certification.ts'
import * as calls from '#contract/invitations.ts'
import { openCompanySite } from '#tests/support/company-site.ts'
import { dataOf, refusalOf } from '#tests/support/envelopes.ts'
import type { Reply } from '#tests/support/http.ts'
import { invitationActions } from '#tests/support/invitations.ts'
import { creditCode } from '#tests/support/licences.ts'

const site = await openCompanySite()
const { pool } = site.database
const { mobileOf, invite, invited, accept, read, withdraw, membersOf } = invitationActions(site)
const names = ['Amber', 'Birch', 'Cedar', 'Dune', 'Elm', 'Fern', 'Gorse', 'Heath', 'Iris', 'Juniper']
let serial = 500
const newCompany = () => {
  serial += 1
  const [one, other] = [names[serial % 10], names[Math.floor(serial / 10) % 10]]
  return site.certified(`${one} ${other} Trading`, creditCode(serial))
}
const change = (by: string, personId: string, name: string) =>
  site.post(by, certification.changeMember, { personId, change: name })
const countOf = (replies: readonly Reply[], status: number) =>
  replies.filter((reply) => reply.status === status).length
const setLimit = (by: string, personId: string, limit: unknown) =>
  site.post(by, calls.setMemberLimit, { personId, limit })
const unknownId = '00000000-0000-4000-8000-000000000000'

// All calls of this file come from one IP address.
beforeEach(async () => {
  await pool.query('DELETE FROM attempt_count')
})

test('a visitor cannot use invitations or settings, and cannot read an invitation without a code', async () => {
  for (const { method, path, access } of Object.values(calls).filter((one) => 'path' in one)) {
    const reply = await site.unchanged(() => site.as(undefined, path, { method, body: '{}' }))
    refusalOf(reply, access === 'public' ? 'invalid-input' : 'logged-out')
  }
})

describe('inviting', () => {
  test('is allowed only to administrators', async () => {
    const { administrator, code } = await newCompany()
    const member = await site.joined(administrator, code)
    const disabled = await site.joined(administrator, code)
    await change(administrator, disabled, 'promote')
    await change(administrator, disabled, 'disable')
    const { person: asking } = await site.newApplicant(code)
    const denials = [
      [member, 'not-the-administrator'],
      [disabled, 'not-a-member'],
      [asking, 'not-a-member'],
      [await site.newPerson(), 'company-not-certified'],
    ] as const
    for (const [who, refusal] of denials) {
      refusalOf(await site.unchanged(() => invite(who, '13911112222', 'administrator')), refusal)
      refusalOf(await site.as(who, calls.listInvitations.path), refusal)
    }
  })

  test.each<[string, object, object]>([
    ['no mobile', { role: 'member' }, { mobile: 'required' }],
    ['a landline', { mobile: '021-5555 0101', role: 'member' }, { mobile: 'wrong-format' }],
    ['SQL as a mobile', { mobile: "1'; DROP TABLE invitation", role: 'member' }, { mobile: 'wrong-format' }],
    ['a role of its own', { mobile: '13911112222', role: 'owner' }, { role: 'unknown-value' }],
    [
      'a company of its own',
      { mobile: '13911112222', role: 'member', companyId: unknownId },
      { companyId: 'unknown-field' },
    ],
  ])('with %s is refused', async (_what, body, fields) => {
    const { administrator } = await newCompany()
    const reply = await site.unchanged(() => site.post(administrator, calls.invite, body))
    expect(refusalOf(reply, 'invalid-input').fields).toEqual(fields)
  })

  test('an existing member is refused', async () => {
    const { administrator, code } = await newCompany()
    const member = await site.joined(administrator, code)
    const mobile = await mobileOf(member)
    refusalOf(await site.unchanged(() => invite(administrator, mobile)), 'already-a-member')
  })

  test('more than twenty open invitations is refused, also in parallel', async () => {
    const { administrator, companyId } = await newCompany()
    const mobiles = Array.from({ length: 24 }, (_, place) => `1370000${1000 + place}`)
    const replies = []
    for (let start = 0; start < mobiles.length; start += 6)
      replies.push(
        ...(await Promise.all(mobiles.slice(start, start + 6).map((one) => invite(administrator, one)))),
      )
    expect([countOf(replies, 200), countOf(replies, 409)]).toEqual([20, 4])
    const open = 'SELECT count(*)::int AS n FROM invitation WHERE company_id = $1'
    expect((await pool.query(open, [companyId])).rows[0].n).toBe(20)
    const reply = await site.unchanged(() => invite(administrator, '13700009999'))
    expect(refusalOf(reply, 'too-many-invitations').params).toEqual({ limit: 20 })
  })

  test('one mobile too often a day is refused, over all companies', async () => {
    const companies = [await newCompany(), await newCompany()]
    for (let time = 0; time < 5; time += 1)
      dataOf(calls.invite, await invite(companies[time % 2]?.administrator ?? '', '13711110000'))
    const reply = await site.unchanged(() => invite(companies[0]?.administrator ?? '', '13711110000'))
    refusalOf(reply, 'too-many-today')
  })

  test('sends a link to the configured URL of the brand, not to the requested host', async () => {
    const { administrator } = await newCompany()
    const body = JSON.stringify({ mobile: '13722220000', role: 'member' })
    const headers = { 'x-forwarded-host': 'evil.example' }
    const reply = await site.as(administrator, calls.invite.path, {
      method: 'POST',
      body,
      headers,
      host: 'nb.localhost',
    })
    expect(dataOf(calls.invite, reply).url).toMatch(/^https:\/\/ningbo\.quayside\.example\/invitation\//)
  })
})

describe('a code', () => {
  const wrong = [
    ['a script', '<script>alert(1)</script>'],
    ['SQL', "' OR 1=1 --"],
    ['a path', '../../etc/passwd'],
    ['a guess', 'A'.repeat(43)],
  ] as const

  test.each(wrong)('that is %s is not found', async (_what, code) => {
    const person = await site.newPerson()
    const shown = await site.unchanged(() => read(code))
    refusalOf(shown, 'not-found')
    expect(shown.text).not.toContain(code)
    refusalOf(await site.unchanged(() => accept(person, code)), 'not-found')
  })

  test.each([
    ['over-long', 'x'.repeat(201)],
    ['empty', ''],
    ['nothing', null],
    ['a list', ['x']],
    ['an object', { $ne: '' }],
    ['with a NUL', 'a\0b'],
  ])('that is %s is refused', async (_what, code) => {
    const person = await site.newPerson()
    refusalOf(await site.unchanged(() => read(code)), 'invalid-input')
    const reply = await site.unchanged(() => site.post(person, calls.acceptInvitation, { code }))
    refusalOf(reply, 'invalid-input')
  })

  test('that is used, withdrawn or expired, or whose inviter is no administrator any more, is not found', async () => {
    const { administrator, code: companyCode } = await newCompany()
    const second = await site.joined(administrator, companyCode)
    await change(administrator, second, 'promote')
    const [used, withdrawn, expired, voided] = [
      await invited(administrator),
      await invited(administrator),
      await invited(administrator),
      await invited(second),
    ]
    dataOf(calls.acceptInvitation, await accept(used.person, used.code))
    dataOf(calls.withdrawInvitation, await withdraw(administrator, withdrawn.id))
    await pool.query(`UPDATE invitation SET expires_at = now() WHERE id = $1`, [expired.id])
    await change(administrator, second, 'demote')
    const unknown = await read('A'.repeat(43))
    for (const { code, person } of [used, withdrawn, expired, voided]) {
      const shown = await site.unchanged(() => read(code))
      refusalOf(shown, 'not-found')
      expect(shown.json()).toEqual(unknown.json())
      const other = person === used.person ? await site.newPerson() : person
      refusalOf(await site.unchanged(() => accept(other, code)), 'not-found')
    }
    const states = dataOf(calls.listInvitations, await site.as(administrator, calls.listInvitations.path))
    expect(states.map(({ state }) => state)).toEqual(['withdrawn', 'expired', 'withdrawn', 'accepted'])
  })

  test('cannot be guessed: attempts per IP address are limited', async () => {
    const { administrator } = await newCompany()
    const { code } = await invited(administrator)
    for (let time = 0; time < 100; time += 1) await read('A'.repeat(43))
    refusalOf(await site.unchanged(() => read(code)), 'too-many-attempts')
  })

  test('does not appear in the log when the link is opened', async () => {
    const { administrator } = await newCompany()
    const { code } = await invited(administrator)
    for (const path of [`/invitation/${code}`, `/invitation/${code}.data`, `/invitation/${code}?lang=en`])
      await site.as(undefined, path)
    expect(site.lines.join('')).toContain('/invitation/…')
    expect(site.lines.join('')).not.toContain(code)
  })

  test('shows the inviter and only masked mobiles', async () => {
    const { administrator } = await newCompany()
    const { code, person } = await invited(administrator)
    const shown = await read(code)
    expect(Object.keys(dataOf(calls.readInvitation, shown)).sort()).toEqual([
      'companyName',
      'expiresAt',
      'invitedBy',
      'mobile',
      'role',
    ])
    for (const one of [administrator, person]) expect(shown.text).not.toContain(await mobileOf(one))
  })
})

describe('accepting', () => {
  test('is allowed only to the invited mobile', async () => {
    const { administrator, companyId } = await newCompany()
    const { code } = await invited(administrator, 'administrator')
    const finder = await site.newPerson()
    refusalOf(await site.unchanged(() => accept(finder, code)), 'invitation-not-yours')
    expect(await membersOf(companyId)).toHaveLength(1)
  })

  test('is refused to a user with a company, a join request or an application', async () => {
    const [ours, other] = [await newCompany(), await newCompany()]
    const member = await site.joined(other.administrator, other.code)
    const disabled = await site.joined(other.administrator, other.code)
    await change(other.administrator, disabled, 'disable')
    const { person: asking } = await site.newApplicant(other.code)
    const applying = await site.newPerson()
    dataOf(
      certification.submitCertification,
      await site.submit(applying, 'Lone Gull Trading', creditCode(499)),
    )
    const denials = [
      [member, 'already-in-a-company'],
      [disabled, 'already-in-a-company'],
      [asking, 'already-under-review'],
      [applying, 'certification-in-progress'],
    ] as const
    for (const [person, refusal] of denials) {
      const made = dataOf(calls.invite, await invite(ours.administrator, await mobileOf(person)))
      refusalOf(await site.unchanged(() => accept(person, made.url.slice(-43))), refusal)
    }
  })

  test('many times in parallel creates one membership', async () => {
    const { administrator, companyId } = await newCompany()
    for (let round = 0; round < 5; round += 1) {
      const { person, code } = await invited(administrator)
      const replies = await Promise.all(Array.from({ length: 6 }, () => accept(person, code)))
      expect([countOf(replies, 200), countOf(replies, 404)]).toEqual([1, 5])
      const mine = (await membersOf(companyId)).filter((one) => one.person_id === person)
      expect(mine).toEqual([{ person_id: person, role: 'member', status: 'active' }])
    }
  })

  test('two invitations of two companies in parallel creates one membership', async () => {
    const [one, other] = [await newCompany(), await newCompany()]
    for (let round = 0; round < 5; round += 1) {
      const { person, code } = await invited(one.administrator)
      const second = dataOf(calls.invite, await invite(other.administrator, await mobileOf(person)))
      const replies = await Promise.all([accept(person, code), accept(person, second.url.slice(-43))])
      expect([countOf(replies, 200), countOf(replies, 409)]).toEqual([1, 1])
      const { rows } = await pool.query('SELECT FROM membership WHERE person_id = $1', [person])
      expect(rows).toHaveLength(1)
    }
  })

  test('and withdrawing in parallel: one of them succeeds', async () => {
    const { administrator, companyId } = await newCompany()
    for (let round = 0; round < 8; round += 1) {
      const { person, code, id } = await invited(administrator)
      const [accepted, withdrawn] = await Promise.all([accept(person, code), withdraw(administrator, id)])
      expect([
        [200, 409],
        [404, 200],
      ]).toContainEqual([accepted.status, withdrawn.status])
      const isMember = (await membersOf(companyId)).some((one) => one.person_id === person)
      const { rows } = await pool.query('SELECT accepted_at, withdrawn_at FROM invitation WHERE id = $1', [
        id,
      ])
      expect(isMember).toBe(accepted.status === 200)
      expect([rows[0].accepted_at === null, rows[0].withdrawn_at === null]).toEqual([!isMember, isMember])
    }
  })

  test('while the inviter is demoted is refused', async () => {
    const { administrator, companyId, code: companyCode } = await newCompany()
    const second = await site.joined(administrator, companyCode)
    await change(administrator, second, 'promote')
    const { person, code } = await invited(second)
    const meanwhile = await pool.connect()
    await meanwhile.query('BEGIN')
    await meanwhile.query('SELECT FROM company WHERE id = $1 FOR UPDATE', [companyId])
    await meanwhile.query(`UPDATE membership SET role = 'member' WHERE person_id = $1`, [second])
    const accepting = accept(person, code)
    const waiting = `SELECT count(*)::int AS n FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`
    await expect.poll(async () => (await pool.query(waiting)).rows[0].n, { timeout: 5_000 }).toBe(1)
    await meanwhile.query('COMMIT')
    meanwhile.release()
    refusalOf(await accepting, 'not-found')
    expect((await membersOf(companyId)).map((one) => one.person_id)).not.toContain(person)
  })
})

describe('withdrawing', () => {
  test('is allowed only to administrators of the inviting company', async () => {
    const { administrator, code } = await newCompany()
    const other = await newCompany()
    const member = await site.joined(administrator, code)
    const { id } = await invited(administrator)
    refusalOf(await site.unchanged(() => withdraw(member, id)), 'not-the-administrator')
    refusalOf(await site.unchanged(() => withdraw(other.administrator, id)), 'not-found')
    refusalOf(await site.unchanged(() => withdraw(administrator, unknownId)), 'not-found')
    refusalOf(await site.unchanged(() => withdraw(administrator, "' or 1=1")), 'invalid-input')
    expect(
      dataOf(calls.listInvitations, await site.as(other.administrator, calls.listInvitations.path)),
    ).toEqual([])
  })
})

describe('the settings of a company', () => {
  test('can be changed only by its administrator', async () => {
    const { administrator, code } = await newCompany()
    const other = await newCompany()
    const member = await site.joined(administrator, code)
    const stranger = await site.newPerson()
    const set = (by: string, needed: unknown) => site.post(by, calls.setOrderApproval, { needed })
    refusalOf(await site.unchanged(() => set(member, true)), 'not-the-administrator')
    refusalOf(await site.unchanged(() => set(stranger, true)), 'company-not-certified')
    for (const wrong of ['yes', 1, null])
      refusalOf(await site.unchanged(() => set(administrator, wrong)), 'invalid-input')
    refusalOf(await site.unchanged(() => setLimit(member, member, '1000000')), 'not-the-administrator')
    refusalOf(await site.unchanged(() => setLimit(other.administrator, member, '0')), 'not-found')
    refusalOf(await site.unchanged(() => setLimit(administrator, stranger, '0')), 'not-found')
    refusalOf(await site.as(stranger, calls.getCompanySettings.path), 'company-not-certified')
  })

  test.each([
    -1,
    '-1',
    1e9,
    '1e9',
    '1000000000',
    'NaN',
    'Infinity',
    '0x10',
    '１００',
    '1.234',
    ' 5',
    '',
    {},
    undefined,
  ])('a limit of %o is refused', async (limit) => {
    const { administrator, code } = await newCompany()
    const member = await site.joined(administrator, code)
    const reply = await site.unchanged(() => setLimit(administrator, member, limit))
    expect(Object.keys(refusalOf(reply, 'invalid-input').fields ?? {})).toEqual(['limit'])
  })
})
