import { describe, expect, test } from 'vitest'
import { whoAmI } from '#contract/identity.ts'
import { endPersonSessions, listPeople, readPerson } from '#contract/people.ts'
import { listSessions } from '#contract/registration.ts'
import { peopleSorts } from '#domain/identity/people-sorts.ts'
import { dataOf, refusalOf } from '#tests/support/envelopes.ts'
import { expectSortedPages } from '#tests/support/paging.ts'
import { openStaffSite } from '#tests/support/staff-site.ts'

const staff = await openStaffSite()
const { sendCall, pool, unchanged } = staff
const token = await staff.logInAs('administrator')
const me = await staff.idOf('admin')
const [ida, olaf] = [await staff.newCustomer('Ida North'), await staff.newCustomer('Olaf Norther')]
const list = async (query: Record<string, string> = {}) =>
  dataOf(listPeople, await sendCall(listPeople, { token, query }))
const read = async (personId: string) =>
  dataOf(readPerson, await sendCall(readPerson, { token, query: { personId } }))
const end = (body: object) => sendCall(endPersonSessions, { token, body })
const isIn = async (customer: string) =>
  (await sendCall(whoAmI, { host: 'localhost', token: customer })).status === 200

describe('people', () => {
  test.each([
    ['north', ['Olaf Norther', 'Ida North']],
    ['IDA', ['Ida North']],
    ['linh', ['林海']],
    ['海', ['林海']],
    ['%', []],
    ["' or 1=1 --", []],
    ['1380000000', []],
  ])('matching %o are %o', async (search, names) => {
    expect((await list({ search })).rows.map(({ name }) => name)).toEqual(names)
  })

  test('are found by a whole mobile in any spelling, and shown with it masked', async () => {
    const { rows } = await list({ search: `+86 ${ida.mobile.slice(0, 3)} ${ida.mobile.slice(3)}` })
    const masked = `${ida.mobile.slice(0, 3)}****${ida.mobile.slice(-4)}`
    expect(rows).toMatchObject([{ personId: ida.id, mobile: masked }])
    expect((await staff.audited('people-listed'))[0].after).toEqual({ rows: 1, search: masked })
  })

  test('are listed with the company of members and their last session; a closed account has no keys', async () => {
    const { rows } = await list({ search: 'linhai' })
    const [member] = (
      await pool.query(
        `SELECT company.name FROM membership JOIN company ON company.id = company_id
         JOIN person ON person.id = person_id WHERE account = 'linhai'`,
      )
    ).rows
    expect(rows[0]).toMatchObject({ companyName: member.name })
    const [seen] = (await list({ search: 'IDA' })).rows
    expect(seen).toMatchObject({ companyName: null, lastSeenAt: expect.any(String) })
    const gone = await staff.newCustomer('Gone')
    await pool.query(
      `UPDATE person SET closed_at = now(), created_at = '2020-01-01', name = '', email = NULL, account = ' closed ' || id,
         mobile = ' closed ' || id WHERE id = $1`,
      [gone.id],
    )
    const closed = (await list()).rows.find(({ personId }) => personId === gone.id)
    expect(closed).toMatchObject({ account: '', mobile: null, closedAt: expect.any(String) })
    expect(await read(gone.id)).toMatchObject({ account: '', mobile: null })
    await pool.query('DELETE FROM person WHERE id = $1', [gone.id])
  })

  test('are paged, newest first', async () => {
    const all = (await list()).rows.map(({ personId }) => personId)
    expect(all.slice(0, 2)).toEqual([olaf.id, ida.id])
    const first = await list({ size: '1' })
    const second = await list({ size: '1', after: first.next ?? '' })
    expect(second.rows[0]?.personId).toBe(ida.id)
  })

  test('are paged in every sort', async () => {
    await pool.query(`UPDATE person SET stated_company = 'Same' WHERE id = ANY($1)`, [[ida.id, olaf.id]])
    await expectSortedPages({
      fields: peopleSorts,
      read: list,
      send: (query) => sendCall(listPeople, { token, query }),
      idOf: ({ personId }) => personId,
      values: {
        created: ({ createdAt }) => createdAt,
        state: ({ closedAt }) => (closedAt ? 1 : 0),
      },
    })
    const byName = (await list({ sort: '-name', search: 'north' })).rows.map(({ name }) => name)
    expect(byName).toEqual(['Olaf Norther', 'Ida North'])
  })

  test.each(['mobile', '-mobile', 'account', '-account', 'passwordHash'])(
    'cannot be sorted by %s, which would reveal what is masked',
    async (sort) => {
      const refused = refusalOf(
        await unchanged(() => sendCall(listPeople, { token, query: { sort } })),
        'invalid-input',
      )
      expect(refused.fields).toEqual({ sort: 'unknown-value' })
    },
  )

  test('who log in by mobile have a masked account name', async () => {
    await pool.query('UPDATE person SET account = mobile WHERE id = $1', [olaf.id])
    expect(JSON.stringify(await list())).not.toContain(olaf.mobile)
    expect(JSON.stringify(await read(olaf.id))).not.toContain(olaf.mobile)
    expect((await list({ search: olaf.mobile.slice(0, 8) })).rows).toEqual([])
  })
})

describe('a person', () => {
  test('is read with company, agreements and sessions, and reading is audited', async () => {
    const { applicant, companyId, name } = await staff.newApplication('Gorse Shipping')
    await pool.query(
      `INSERT INTO consent (person_id, document, version, brand) VALUES ($1, 'policy', '2026-01', 'ningbo')`,
      [applicant.id],
    )
    expect(await read(applicant.id)).toMatchObject({
      personId: applicant.id,
      company: { companyId, name, state: 'under-review' },
      consents: [{ document: 'policy', version: '2026-01' }],
      sessions: [{ brand: 'group', kind: 'browser' }],
    })
    expect(await staff.audited('person-seen', applicant.id)).toMatchObject([{ actor_id: me }])
    const query = { personId: '00000000-0000-4000-8000-000000000001' }
    refusalOf(await unchanged(() => sendCall(readPerson, { token, query })), 'not-found')
  })

  test('loses one or all sessions and is notified', async () => {
    const customer = await staff.newCustomer('Hazel Reed')
    const { rows } = await pool.query('SELECT account FROM person WHERE id = $1', [customer.id])
    const second = await staff.logInCustomer(rows[0].account, 'Harbour2026')
    const { sessions } = await read(customer.id)
    expect(sessions).toHaveLength(2)
    const [newest] = sessions
    const file = dataOf(endPersonSessions, await end({ personId: customer.id, sessionId: newest?.id }))
    expect(file.sessions).toHaveLength(1)
    expect([await isIn(customer.token), await isIn(second)].filter(Boolean)).toHaveLength(1)
    dataOf(endPersonSessions, await end({ personId: customer.id }))
    expect([await isIn(customer.token), await isIn(second)]).toEqual([false, false])
    expect(await staff.audited('person-sessions-ended', customer.id)).toMatchObject([
      { after: { ended: 1, session: null } },
      { after: { ended: 1, session: newest?.id } },
    ])
    const notifications = await pool.query('SELECT kind FROM notification WHERE person_id = $1', [
      customer.id,
    ])
    expect(notifications.rows.map(({ kind }) => kind)).toEqual([
      'sessions-ended-by-staff',
      'sessions-ended-by-staff',
    ])
  })

  test('is shown with device and network of each session, as in the own account', async () => {
    const customer = await staff.newCustomer('Briar Quill')
    await pool.query(
      `UPDATE session SET browser = 'Firefox', system = 'Windows', network = '192.0.2.7' WHERE person_id = $1`,
      [customer.id],
    )
    const [session] = (await read(customer.id)).sessions
    expect(session).toMatchObject({ browser: 'Firefox', system: 'Windows', network: '192.0.2.7' })
    const reply = await sendCall(listSessions, { host: 'localhost', token: customer.token })
    const [own] = dataOf(listSessions, reply)
    const { kind: _, lastUsedAt: __, ...shown } = session ?? {}
    expect(own).toMatchObject(shown)
  })

  test('loses with a session those that continue it at another brand', async () => {
    const customer = await staff.newCustomer('Fern Tallow')
    const [session] = (await read(customer.id)).sessions
    await pool.query(
      `INSERT INTO session (person_id, kind, brand, parent_id) VALUES ($1, 'browser', 'ningbo', $2)`,
      [customer.id, session?.id],
    )
    expect((await read(customer.id)).sessions).toHaveLength(2)
    const file = dataOf(endPersonSessions, await end({ personId: customer.id, sessionId: session?.id }))
    expect(file.sessions).toEqual([])
  })

  test('keeps the sessions when the id belongs to another person or to staff', async () => {
    const { sessions } = await read(ida.id)
    const named = { personId: olaf.id, sessionId: sessions[0]?.id }
    refusalOf(await unchanged(() => end(named)), 'not-found')
    const { rows } = await pool.query('SELECT id FROM session WHERE staff_id = $1', [me])
    refusalOf(await unchanged(() => end({ personId: olaf.id, sessionId: rows[0].id })), 'not-found')
    refusalOf(await unchanged(() => end({ personId: me })), 'not-found')
  })
})
