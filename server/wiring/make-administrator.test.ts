import { expect, test } from 'vitest'
import { logInStaff } from '#contract/staff.ts'
import { readConfig } from '#server/platform/config.ts'
import { dataOf, refusalOf } from '#tests/support/envelopes.ts'
import { openSite } from '#tests/support/site.ts'
import { makeAdministrator } from './make-administrator.ts'

const site = await openSite()
const { pool } = site.database
const config = readConfig({
  DATABASE_URL: site.database.url,
  DATABASE_OWNER_URL: site.database.ownerUrl,
  LOG_LEVEL: 'silent',
  DEMO_DATA: 'no',
})
const staff = async () =>
  (
    await pool.query(
      'SELECT account, name, roles, is_disabled, totp_secret FROM staff_member ORDER BY account',
    )
  ).rows
const enter = (account: string, password: string) =>
  site.request(logInStaff.path, {
    method: 'POST',
    host: 'console.localhost',
    body: JSON.stringify({ account, password }),
  })

test('creates the first administrator, who enrols at the first login', async () => {
  const made = await makeAdministrator(config, { account: 'Harbour.Master', name: '港务长' })
  if (!made.ok) throw new Error(made.refusal)
  expect(await staff()).toContainEqual({
    account: 'harbour.master',
    name: '港务长',
    roles: ['administrator'],
    is_disabled: false,
    totp_secret: null,
  })
  const entered = dataOf(logInStaff, await enter('harbour.master', made.value.firstPassword))
  expect(entered.step).toBe('enrol')
  const { rows } = await pool.query(
    `SELECT * FROM audit_entry WHERE action = 'staff-added' ORDER BY id DESC LIMIT 1`,
  )
  expect(rows[0]).toMatchObject({ actor_kind: 'site', address: 'command line' })
  expect(JSON.stringify(rows)).not.toContain(made.value.firstPassword)
})

test('resets a locked-out member, who keeps the roles and loses all sessions', async () => {
  await pool.query(`UPDATE staff_member SET is_disabled = true WHERE account = 'reviewer'`)
  await pool.query(
    `INSERT INTO session (staff_id, kind, brand) SELECT id, 'staff', 'group' FROM staff_member WHERE account = 'reviewer'`,
  )
  const made = await makeAdministrator(config, { account: 'reviewer', name: '沈澜' })
  expect(made).toMatchObject({ ok: true, value: { account: 'reviewer' } })
  expect((await staff()).find(({ account }) => account === 'reviewer')).toMatchObject({
    roles: ['reviewer', 'administrator'],
    is_disabled: false,
    totp_secret: null,
  })
  const { rows } = await pool.query('SELECT end_reason FROM session WHERE staff_id IS NOT NULL')
  expect(rows).toEqual([{ end_reason: 'ended-by-staff' }])
  refusalOf(await enter('reviewer', 'reviewer reads every licence'), 'wrong-staff-credentials')
})

test.each([
  ['', 'No Account', { account: 'wrong-format' }],
  ['two words', 'Two Words', { account: 'wrong-format' }],
  ['sound', 'Agent 47', { name: 'wrong-format' }],
])('refuses account %j with name %j, and adds no one', async (account, name, fields) => {
  const before = await staff()
  expect(await makeAdministrator(config, { account, name })).toMatchObject({ ok: false, fields })
  expect(await staff()).toEqual(before)
})
