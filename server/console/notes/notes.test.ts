import { describe, expect, test, vi } from 'vitest'
import { type ConsoleNews, watchConsole } from '#contract/console.ts'
import { addNote, closeMention, listMentions, readNotes, setOwner } from '#contract/notes.ts'
import { listRequests, requestQuote } from '#contract/requests.ts'
import { type StaffRole, staffRoles } from '#domain/access/actor.ts'
import { dataOf, refusalOf } from '#tests/support/envelopes.ts'
import { openStream } from '#tests/support/event-stream.ts'
import { rateAdmin, savedLane } from '#tests/support/rate-admin.ts'
import { consoleHost, demoMember, openStaffSite } from '#tests/support/staff-site.ts'

const staff = await openStaffSite()
const { sendCall, pool, unchanged } = staff
const tokens = Object.fromEntries(
  await Promise.all(staffRoles.map(async (role) => [role, await staff.logInAs(role)])),
) as Record<StaffRole, string>
const nameOf = (role: StaffRole) => demoMember(role).name
const idOf = async (role: StaffRole): Promise<string> =>
  (await pool.query('SELECT id FROM staff_member WHERE account = $1', [demoMember(role).account])).rows[0].id

const { companyId, applicant } = await staff.newApplication('Moss Gate Trading')
const asked = {
  kind: 'customs',
  details: { from: 'Qingdao', goods: 'Machine parts', declarations: 1 },
  contact: { name: 'Founder', phone: applicant.mobile },
}
const newRequest = async () =>
  dataOf(
    requestQuote,
    await sendCall(requestQuote, { host: 'localhost', token: applicant.token, body: asked }),
  ).number
const number = await newRequest()
const lane = await rateAdmin(staff, tokens['tariff-manager']).saved(savedLane('NOTED-1'))
const records = {
  company: { kind: 'company', id: companyId },
  request: { kind: 'request', id: number },
  rate: { kind: 'rate', id: 'ocean-lane NOTED-1' },
} as const
type Kind = keyof typeof records

const add = (kind: Kind, text: string, by: StaffRole = 'sales') =>
  sendCall(addNote, { token: tokens[by], body: { ...records[kind], text } })
const read = async (kind: Kind, by: StaffRole = 'sales') =>
  dataOf(readNotes, await sendCall(readNotes, { token: tokens[by], query: records[kind] }))
const mentionsOf = async (role: StaffRole) =>
  dataOf(listMentions, await sendCall(listMentions, { token: tokens[role] })).mentions
const done = (noteId: string, by: StaffRole) =>
  sendCall(closeMention, { token: tokens[by], body: { noteId } })

describe('notes', () => {
  test.each([
    ['company', 'editor'],
    ['request', 'reviewer'],
    ['rate', 'operations'],
  ] as const)('on a %s are not for %s, who may not see it', async (kind, role) => {
    const query = records[kind]
    refusalOf(await sendCall(readNotes, { token: tokens[role], query }), 'not-allowed')
    refusalOf(await unchanged(() => add(kind, 'Let me in', role)), 'not-allowed')
  })

  test.each(['', '  ', '\u3164'])('have a text (%j)', async (text) => {
    refusalOf(await unchanged(() => add('company', text)), 'invalid-input')
  })

  test.each([
    { kind: 'company', id: 'moss' },
    { kind: 'company', id: '00000000-0000-4000-8000-000000000001' },
    { kind: 'request', id: 'R000000-000000' },
    { kind: 'rate', id: 'ocean-lane UNKNOWN-1' },
    { kind: 'rate', id: 'NOTED-1' },
    { kind: 'rate', id: 'unknown-kind NOTED-1' },
  ])('are on a record that exists: $kind $id', async (record) => {
    const body = { ...record, text: 'Called.' }
    refusalOf(await sendCall(readNotes, { token: tokens.sales, query: record }), 'not-found')
    refusalOf(await unchanged(() => sendCall(addNote, { token: tokens.sales, body })), 'not-found')
  })

  test.each(['company', 'request', 'rate'] as const)('on a %s are listed, the newest first', async (kind) => {
    dataOf(addNote, await add(kind, 'Called.\nThe licence follows.'))
    const { notes, colleagues } = dataOf(addNote, await add(kind, 'It came.'))
    expect(notes.slice(0, 2).map(({ text }) => text)).toEqual(['It came.', 'Called.\nThe licence follows.'])
    expect(notes[0]?.by.name).toBe(nameOf('sales'))
    expect(colleagues.map(({ name }) => name)).not.toContain(nameOf('editor'))
    const { rows } = await pool.query('SELECT after FROM audit_entry WHERE action = $1', [
      `${kind}-note-added`,
    ])
    expect(JSON.stringify(rows)).not.toContain('licence follows')
    expect(rows.length).toBeGreaterThanOrEqual(2)
  })
})

describe('@name', () => {
  test('reaches the colleague, with the record, until the colleague is done with it', async () => {
    const text = `@${nameOf('tariff-manager')} is this lane still sold?`
    const { notes } = dataOf(addNote, await add('rate', text))
    expect(notes[0]?.mentioned.map(({ name }) => name)).toEqual([nameOf('tariff-manager')])
    const [mention] = await mentionsOf('tariff-manager')
    expect(mention).toMatchObject({ kind: 'rate', label: 'NOTED-1', opens: lane.rateId, text })
    const noteId = mention?.noteId ?? ''
    refusalOf(await unchanged(() => done(noteId, 'reviewer')), 'not-found')
    dataOf(closeMention, await done(noteId, 'tariff-manager'))
    expect(await mentionsOf('tariff-manager')).toEqual([])
    refusalOf(await unchanged(() => done(noteId, 'tariff-manager')), 'not-found')
    expect((await read('rate')).notes[0]?.text).toBe(text)
  })

  test('does not reach a colleague who may not see the record, nor the author', async () => {
    const text = `@${nameOf('reviewer')} @${nameOf('sales')} have a look`
    const { notes } = dataOf(addNote, await add('request', text))
    expect(notes[0]?.mentioned).toEqual([])
    expect(notes[0]?.unmatched).toEqual([nameOf('reviewer'), nameOf('sales')])
    expect(await mentionsOf('reviewer')).toEqual([])
  })

  test('says which names reached a colleague and which no one', async () => {
    const text = `@${nameOf('administrator')} and @Ms-Unknown, mail a@b.example`
    const { notes } = dataOf(addNote, await add('company', text))
    expect(notes[0]?.mentioned.map(({ name }) => name)).toEqual([nameOf('administrator')])
    expect(notes[0]?.unmatched).toEqual(['Ms-Unknown'])
    expect(notes[0]?.isAssignment).toBe(false)
  })

  test('shows nothing of a record to a colleague who has lost the role', async () => {
    dataOf(addNote, await add('rate', `@${nameOf('tariff-manager')} secret lane`))
    const account = demoMember('tariff-manager').account
    await pool.query(`UPDATE staff_member SET roles = '{editor}' WHERE account = $1`, [account])
    expect(await mentionsOf('tariff-manager')).toEqual([])
    await pool.query(`UPDATE staff_member SET roles = '{tariff-manager}' WHERE account = $1`, [account])
    expect(await mentionsOf('tariff-manager')).toHaveLength(1)
  })

  test('is counted at once where the colleague works', async () => {
    const stream = await openStream(staff.site.port, watchConsole.path, {
      host: consoleHost,
      'access-token': tokens.operations,
    })
    const waiting = () =>
      (stream.events.at(-1) as ConsoleNews | undefined)?.news.find(({ kind }) => kind === 'mentions')?.waiting
    await vi.waitFor(() => expect(waiting()).toBe(0), { timeout: 10_000 })
    dataOf(addNote, await add('company', `@${nameOf('operations')} they call back`))
    await vi.waitFor(() => expect(waiting()).toBe(1), { timeout: 10_000 })
    stream.close()
  })
})

describe('who looks after a record', () => {
  const set = (kind: 'company' | 'request', staffId: string | null, by: StaffRole = 'sales') =>
    sendCall(setOwner, { token: tokens[by], body: { ...records[kind], staffId } })
  const listed = async (owner: string) =>
    dataOf(
      listRequests,
      await sendCall(listRequests, { token: tokens.sales, query: { owner, state: 'open' } }),
    ).rows.map((row) => [row.number, row.owner?.name])

  const canLogIn = async (id: string) =>
    pool.query(
      'UPDATE staff_member SET totp_secret = other.totp_secret FROM staff_member other WHERE staff_member.id = $1 AND other.id = $2',
      [id, await idOf('sales')],
    )

  test('is one who answers requests, set by one who may see the record', async () => {
    refusalOf(await unchanged(() => idOf('reviewer').then((id) => set('company', id))), 'invalid-input')
    refusalOf(await unchanged(() => set('request', null, 'reviewer')), 'not-allowed')
    const sales = await idOf('sales')
    const { owner } = dataOf(setOwner, await set('company', sales, 'administrator'))
    expect(owner).toEqual({ id: sales, name: nameOf('sales') })
    expect((await read('company')).owner?.name).toBe(nameOf('sales'))
    expect(dataOf(setOwner, await set('company', null)).owner).toBeNull()
    expect(await staff.audited('company-owner-set', companyId)).toHaveLength(2)
  })

  test('is notified of the assignment, but not of what was taken or given to someone else since', async () => {
    const assigned = async () =>
      (await mentionsOf('sales'))
        .filter((one) => one.isAssignment)
        .map((one) => [one.kind, one.opens, one.text])
    const [sales, colleague] = [await idOf('sales'), await staff.newMember(tokens.administrator, ['sales'])]
    await canLogIn(colleague.id)
    dataOf(setOwner, await set('company', sales))
    expect(await assigned()).toEqual([])
    dataOf(setOwner, await set('company', null))
    const { notes } = dataOf(setOwner, await set('company', sales, 'administrator'))
    expect(notes[0]).toMatchObject({ isAssignment: true, text: '', unmatched: [] })
    expect(notes[0]?.mentioned).toEqual([{ id: sales, name: nameOf('sales') }])
    expect(await assigned()).toEqual([['company', companyId, '']])
    dataOf(setOwner, await set('company', sales, 'administrator'))
    expect(await assigned()).toHaveLength(1)
    dataOf(setOwner, await set('company', colleague.id, 'administrator'))
    expect(await assigned()).toEqual([])
    dataOf(setOwner, await set('company', null))
  })

  test('filters the requests: those of the reader, and those without an owner', async () => {
    const own = async (one: string, staffId: string | null) => {
      const body = { kind: 'request', id: one, staffId }
      dataOf(setOwner, await sendCall(setOwner, { token: tokens.sales, body }))
    }
    const withoutOwner = async () => (await listed('none')).map(([one]) => one)
    const [ofColleague, unowned] = [await newRequest(), await newRequest()]
    const colleague = await staff.newMember(tokens.administrator, ['sales'])
    await canLogIn(colleague.id)
    expect(await withoutOwner()).toEqual(expect.arrayContaining([number, ofColleague, unowned]))
    await own(ofColleague, colleague.id)
    await own(number, await idOf('sales'))
    expect(await listed('me')).toEqual([[number, nameOf('sales')]])
    const others = await withoutOwner()
    expect(others).toContain(unowned)
    expect(others).not.toContain(number)
    expect(others).not.toContain(ofColleague)
    await own(number, null)
    expect(await listed('me')).toEqual([])
    expect(await withoutOwner()).toContain(number)
  })
})
