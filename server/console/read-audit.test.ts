import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { exportAudit, readAudit } from '#contract/audit.ts'
import { whoAmIStaff } from '#contract/staff.ts'
import { auditSorts } from '#domain/audit/audit-sorts.ts'
import { dataOf, refusalOf } from '#tests/support/envelopes.ts'
import { expectSortedPages } from '#tests/support/paging.ts'
import { openStaffSite } from '#tests/support/staff-site.ts'

const staff = await openStaffSite()
const { sendCall, pool } = staff
const token = await staff.logInAs('administrator')
const me = await staff.idOf('admin')
const read = async (query: Record<string, string> = {}) =>
  dataOf(readAudit, await sendCall(readAudit, { token, query }))

const customer = '00000000-0000-4000-8000-00000000000c'
const company = '00000000-0000-4000-8000-00000000000d'
const put = (at: string, values: Record<string, string | null> = {}) => {
  const row = {
    actor_kind: 'customer',
    actor_id: customer,
    action: 'member-changed',
    subject_kind: 'company',
    subject_id: company,
    brand: 'ningbo',
    address: '10.1.1.1',
    request_id: 'request-of-a-customer',
    ...values,
  }
  const names = Object.keys(row)
  return pool.query(
    `INSERT INTO audit_entry (at, ${names.join(', ')}) VALUES ($1, ${names.map((_, index) => `$${index + 2}`).join(', ')})`,
    [at, ...Object.values(row)],
  )
}
// Midnight in Shanghai is 16:00 UTC of the previous day.
await put('2026-03-09T15:59:59.999Z')
await put('2026-03-09T16:00:00Z', { action: 'invitation-made' })
await put('2026-03-10T15:59:59.999Z', { request_id: 'another-request' })
await put('2026-03-10T16:00:00Z', { subject_id: null })

const days = async (query: Record<string, string>) =>
  (await read({ ...query, actorKind: 'customer' })).rows.map(({ at }) => at)

describe('the audit log', () => {
  test('refuses a period that ends before it begins, by name; nothing is recorded', async () => {
    const query = { from: '2026-03-11', to: '2026-03-10' }
    const reply = await staff.unchanged(() => sendCall(readAudit, { token, query }))
    expect(refusalOf(reply, 'invalid-input').fields).toEqual({ to: 'inconsistent' })
    expect((await days({ from: '2026-03-10', to: '2026-03-10' })).length).toBe(2)
  })

  test('shows actor, action, subject and IP address, newest first', async () => {
    const { rows } = await read()
    const logIn = rows.find(({ action }) => action === 'staff-logged-in')
    expect(logIn).toMatchObject({
      actorKind: 'staff',
      actorId: me,
      actorName: '安可',
      subjectId: me,
      brand: null,
    })
    expect(rows.map(({ id }) => id)).toEqual(rows.map(({ id }) => id).sort((one, other) => other - one))
    const { rows: customers } = await read({ actorKind: 'customer' })
    expect(customers[0]).toMatchObject({ actorId: customer, actorName: null, brand: 'ningbo', before: null })
  })

  test('is filtered by Shanghai days, both included', async () => {
    expect(await days({ from: '2026-03-10', to: '2026-03-10' })).toEqual([
      '2026-03-10T15:59:59.999Z',
      '2026-03-09T16:00:00.000Z',
    ])
    expect(await days({ to: '2026-03-09' })).toEqual(['2026-03-09T15:59:59.999Z'])
    expect(await days({ from: '2026-03-11' })).toEqual(['2026-03-10T16:00:00.000Z'])
  })

  test.each([
    [{ action: 'invitation-made' }, 1],
    [{ requestId: 'another-request' }, 1],
    [{ actorId: customer }, 4],
    [{ subjectId: company }, 3],
    [{ subjectKind: 'company' }, 4],
    [{ subjectKind: 'company', action: 'member-changed', subjectId: company }, 2],
    [{ action: 'person-closed' }, 0],
  ])('filtered by %o has %i entries', async (query, count) => {
    expect((await read(query)).rows).toHaveLength(count)
  })

  test('lists changes only, where that is wanted', async () => {
    const at = '2026-01-15T00:00:00Z'
    for (const action of ['company-seen', 'licence-seen', 'member-changed'])
      await put(at, { action, actor_id: randomUUID() })
    const actions = async (query: Record<string, string>) =>
      (await read({ from: '2026-01-15', to: '2026-01-15', ...query })).rows.map(({ action }) => action)
    expect(await actions({})).toHaveLength(3)
    expect(await actions({ changesOnly: 'yes' })).toEqual(['member-changed'])
  })

  test('is paged without losing or repeating an entry', async () => {
    const all = (await read({ actorId: customer })).rows.map(({ id }) => id)
    const first = await read({ actorId: customer, size: '3' })
    const second = await read({ actorId: customer, size: '3', after: first.next ?? '' })
    expect(second.next).toBeNull()
    expect([...first.rows, ...second.rows].map(({ id }) => id)).toEqual(all)
    expect((await read({ actorId: customer, size: '4' })).next).toBeNull()
  })

  test('is read from either end', () =>
    expectSortedPages({
      fields: auditSorts,
      query: { actorId: customer },
      read,
      send: (query) => sendCall(readAudit, { token, query }),
      idOf: ({ id }) => String(id),
      values: { at: ({ at }) => at },
    }))

  test('names the subject by code, number or name, and finds it by them', async () => {
    const [known] = (await pool.query('SELECT id, name FROM company ORDER BY id LIMIT 1')).rows
    const [user] = (
      await pool.query('SELECT id, name FROM person WHERE closed_at IS NULL ORDER BY id LIMIT 1')
    ).rows
    const at = '2026-02-01T00:00:00Z'
    const rate = { action: 'rate-archived', subject_kind: 'rate', subject_id: randomUUID() }
    await put(at, { ...rate, before: '{"code":"NAMED-AUDIT","version":1}' })
    const quote = { action: 'quote-labelled', subject_kind: 'quote', subject_id: null }
    await put(at, { ...quote, after: '{"quote":"Q260201-000001","labels":[]}' })
    const exchange = { action: 'exchange-rate-set', subject_kind: 'rate', subject_id: null }
    await put(at, { ...exchange, after: '{"currency":"USD","date":"2026-01-31","value":"7.1"}' })
    const withdrawn = { ...exchange, action: 'exchange-rate-withdrawn' }
    await put(at, { ...withdrawn, after: '{"currency":"BHD","date":"2026-01-30"}' })
    const imported = { action: 'rates-import-undone', subject_kind: 'rate', subject_id: randomUUID() }
    await put(at, { ...imported, after: '{"fileName":"Lanes 2026.xlsx","ended":4}' })
    await put(at, { subject_id: known.id })
    await put(at, { action: 'person-seen', subject_kind: 'person', subject_id: user.id })
    const found = async (subject: string) =>
      (await read({ subject, from: '2026-02-01', to: '2026-02-01' })).rows.map((row) => row.subjectName)
    for (const text of ['NAMED-AUDIT', 'named-audit']) expect(await found(text)).toEqual(['NAMED-AUDIT'])
    for (const name of ['Q260201-000001', 'USD 2026-01-31', 'Lanes 2026.xlsx'])
      expect(await found(name)).toEqual([name])
    expect(await found('bhd')).toEqual(['BHD 2026-01-30'])
    expect(await found('lanes 2026.XLSX')).toEqual(['Lanes 2026.xlsx'])
    expect(await found(known.name)).toEqual([known.name])
    expect(await found(known.name.slice(1))).toEqual([known.name])
    expect(await found(user.name)).toContain(user.name)
    for (const unknown of ['NAMED-AUDI', '%', "' or 1=1 --"]) expect(await found(unknown)).toEqual([])
    const { rows } = await read({ action: 'staff-logged-in', subject: '安可' })
    expect(new Set(rows.map(({ subjectName }) => subjectName))).toEqual(new Set(['安可']))
    const [newest] = await staff.audited('audit-read')
    expect(newest?.after).toMatchObject({ subject: '安可' })
  })

  test('finds entries by the name of the actor, staff and customers, and names both', async () => {
    const [user] = (await pool.query("SELECT id, name FROM person WHERE account = 'linhai'")).rows
    const at = '2026-02-02T00:00:00Z'
    await put(at, { actor_id: user.id })
    await put(at, { actor_kind: 'staff', actor_id: me, action: 'staff-reset', subject_kind: 'staff' })
    await put(at)
    const by = async (actor: string) =>
      (await read({ actor, from: '2026-02-02', to: '2026-02-02' })).rows.map((row) => row.actorName)
    expect(await by(user.name)).toEqual([user.name])
    expect(await by('安')).toEqual(['安可'])
    for (const unknown of ['%', 'no user of this name']) expect(await by(unknown)).toEqual([])
    await read({ actor: '13800000001' })
    expect((await staff.audited('audit-read'))[0]?.after).toMatchObject({ actor: '138****0001' })
  })

  test('is exported as it is filtered, newest first, and the export is audited', async () => {
    const typed = { action: 'rates-import-undone', subject_kind: 'rate', subject_id: randomUUID() }
    await put('2026-02-03T01:02:02Z', { ...typed, after: '{"fileName":"="}' })
    const at = '2026-02-03T01:02:03Z'
    const after = { publishAt: '2026-02-02T18:27:28.787Z', roles: ['sales', 'editor'], reason: '=cmd, "x"' }
    const before = { isDisabled: true, 'pricing.freight.40HQ': '4250' }
    await put(at, { before: JSON.stringify(before), after: JSON.stringify(after) })
    await put('2026-02-03T01:02:04Z', { action: 'company-seen' })
    const query = { from: '2026-02-03', to: '2026-02-03' }
    const exported = async (more: Record<string, string> = {}) => {
      const reply = await sendCall(exportAudit, { token, query: { ...query, ...more } })
      expect(reply.headers['content-type']).toContain('text/csv')
      return reply.text.trim().split('\r\n')
    }
    const lines = await exported()
    expect(lines).toHaveLength(4)
    expect(lines[3]?.match(/批量修改：逐格填写的价格/g)).toHaveLength(2)
    expect(lines[1]).toContain('02:04')
    expect(await exported({ changesOnly: 'yes' })).toHaveLength(3)
    expect(lines[2]).toContain('停用：是')
    expect(lines[2]).toContain('海运费 · 40HQ：4250')
    expect(lines[2]).toContain('角色：销售、内容编辑；原因：=cmd, ""x""；开售时间：2026年2月3日\u00A002:27')
    const header = lines[0]?.split(',') ?? []
    expect(new Set(header).size).toBe(header.length)
    const [newest] = await staff.audited('audit-exported')
    expect(newest).toMatchObject({ actor_id: me, after: { ...query, changesOnly: 'yes', rows: 2 } })
    const reversed = { from: '2026-03-11', to: '2026-03-10' }
    const reply = await staff.unchanged(() => sendCall(exportAudit, { token, query: reversed }))
    expect(refusalOf(reply, 'invalid-input').fields).toEqual({ to: 'inconsistent' })
  })

  test('audits its readers and their filters', async () => {
    await read({ action: 'licence-seen', from: '2026-01-01' })
    const [newest] = await staff.audited('audit-read')
    expect(newest).toMatchObject({
      actor_id: me,
      after: { action: 'licence-seen', from: '2026-01-01' },
    })
  })

  test.each<Record<string, string>>([
    { from: 'yesterday' },
    { from: '2026-02-30' },
    { after: '0' },
    { actorId: 'x' },
    { action: 'x' },
  ])('refuses %o', async (query) => {
    expect((await sendCall(readAudit, { token, query })).status).toBe(400)
    expect((await sendCall(whoAmIStaff, { token })).status).toBe(200)
  })
})
