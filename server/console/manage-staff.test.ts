import { describe, expect, test } from 'vitest'
import {
  addStaff,
  changeStaff,
  enrolStaff,
  exportStaff,
  listStaff,
  logInStaff,
  resetStaff,
  whoAmIStaff,
} from '#contract/staff.ts'
import type { StaffRole } from '#domain/access/actor.ts'
import { codeAt } from '#server/platform/totp/totp.ts'
import { dataOf, refusalOf } from '#tests/support/envelopes.ts'
import { tokenOf } from '#tests/support/people.ts'
import { openStaffSite, stepNow } from '#tests/support/staff-site.ts'

const staff = await openStaffSite()
const { sendCall, pool, unchanged } = staff
const administrator = await staff.logInAs('administrator')
const me = await staff.idOf('admin')
const own = 'a kettle of herring at dawn'

/** A staff member who is enrolled and logged in. */
async function working(roles: readonly StaffRole[]) {
  const added = await staff.newMember(administrator, roles)
  const body = { account: added.account, password: added.firstPassword }
  const entry = dataOf(logInStaff, await sendCall(logInStaff, { body }))
  if (entry.step !== 'enrol') throw new Error('There was nothing to enrol')
  const { enrolment, secret } = entry
  const code = codeAt(secret, stepNow())
  const enrolled = await sendCall(enrolStaff, {
    body: { enrolment, code, password: own, passwordAgain: own },
  })
  return { ...added, secret, token: tokenOf(enrolled) }
}
const change = (token: string, staffId: string, what: object) =>
  sendCall(changeStaff, { token, body: { staffId, ...what } })

test('the list shows staff with their roles and open sessions', async () => {
  const { id } = await working(['sales', 'operations'])
  const list = dataOf(listStaff, await sendCall(listStaff, { token: administrator }))
  expect(list.find((one) => one.id === id)).toMatchObject({
    roles: ['sales', 'operations'],
    isEnrolled: true,
    isDisabled: false,
    openSessions: 1,
    lastLogInAt: expect.any(String),
    isMe: false,
  })
  expect(list.find((one) => one.id === me)).toMatchObject({ account: 'admin', isMe: true })
  expect(JSON.stringify(list)).not.toMatch(/argon2|s1\./)
})

test('who has which role is exported as CSV, and the export is audited', async () => {
  const { account } = await working(['sales', 'operations'])
  const reply = await sendCall(exportStaff, { token: administrator })
  expect(reply.headers['content-type']).toContain('text/csv')
  const lines = reply.text.trim().split('\r\n')
  const [head = [], row = []] = [lines[0], lines.find((line) => line.includes(account))].map((line) =>
    line?.split(','),
  )
  expect(row.map((cell, at) => (cell === '"是"' ? head[at] : undefined)).filter(Boolean)).toEqual([
    '"销售"',
    '"操作"',
  ])
  expect(reply.text).not.toMatch(/argon2|s1\./)
  expect((await staff.audited('staff-exported'))[0]).toMatchObject({
    actor_id: me,
    after: { rows: lines.length - 1 },
  })
})

describe('an account', () => {
  test('is added with a first password that is shown once and not stored', async () => {
    const body = { account: ' New.Reviewer ', name: '新同事', roles: ['reviewer', 'reviewer'] }
    const reply = await sendCall(addStaff, { token: administrator, body })
    const { staff: added, firstPassword } = dataOf(addStaff, reply)
    expect(added).toMatchObject({ account: 'new.reviewer', roles: ['reviewer'], isEnrolled: false })
    expect(firstPassword).toMatch(/^([a-z2-9]{4}-){4}[a-z2-9]{4}$/)
    const [entry] = await staff.audited('staff-added', added.id)
    expect(entry).toMatchObject({
      actor_id: me,
      brand: null,
      after: { account: 'new.reviewer', roles: ['reviewer'] },
    })
    expect(JSON.stringify(entry)).not.toContain(firstPassword)
    refusalOf(await unchanged(() => sendCall(addStaff, { token: administrator, body })), 'account-taken')
  })

  test.each<[string, object, object]>([
    ['an account of signs', { account: 'a b' }, { account: 'wrong-format' }],
    ['an account that is a mobile', { account: '13800000001' }, { account: 'wrong-format' }],
    ['a name of digits', { name: 'R2D2' }, { name: 'wrong-format' }],
    ['a name that is not seen', { name: '\u202e' }, { name: 'wrong-format' }],
    ['a name with a line break', { name: 'Ann\nLee' }, { name: 'wrong-format' }],
    ['a web address as name', { name: 'quay.example' }, { name: 'wrong-format' }],
    ['a name of which nothing is seen', { name: '\u3164' }, { name: 'wrong-format' }],
    ['no roles', { roles: [] }, { roles: 'too-few' }],
    ['an unknown role', { roles: ['root'] }, { 'roles.0': 'unknown-value' }],
    ['a password of its own', { password: own }, { password: 'unknown-field' }],
  ])('with %s is refused', async (_what, wrong, fields) => {
    const body = { account: 'newcomer', name: 'Newcomer', roles: ['sales'], ...wrong }
    const reply = await unchanged(() => sendCall(addStaff, { token: administrator, body }))
    expect(refusalOf(reply, 'invalid-input').fields).toEqual(fields)
  })

  test('loses its session when disabled, and can log in again when enabled', async () => {
    const { id, token, account, secret } = await working(['editor'])
    const disabled = dataOf(changeStaff, await change(administrator, id, { change: 'disable' }))
    expect(disabled).toMatchObject({ isDisabled: true, openSessions: 0 })
    const whoAmI = async (held: string) => {
      const { refusal, params } = refusalOf(await sendCall(whoAmIStaff, { token: held }), 'session-expired')
      return { refusal, params }
    }
    expect(await whoAmI(token)).toEqual({
      refusal: 'session-expired',
      params: { reason: 'account-disabled' },
    })
    // Only the holder of the session learns it.
    const guessed = `${token.slice(0, -4)}${token.endsWith('AAAA') ? 'BBBB' : 'AAAA'}`
    const other = refusalOf(await sendCall(whoAmIStaff, { token: guessed }), 'logged-out')
    expect(other.params).toEqual({})
    const logIn = () =>
      sendCall(logInStaff, { body: { account, password: own, code: codeAt(secret, stepNow() + 1) } })
    refusalOf(await logIn(), 'wrong-staff-credentials')
    dataOf(changeStaff, await change(administrator, id, { change: 'enable' }))
    expect((await whoAmI(token)).params).toEqual({})
    expect((await logIn()).status).toBe(200)
    expect(await staff.audited('staff-disabled', id)).toMatchObject([
      { before: { isDisabled: false }, after: { isDisabled: true } },
    ])
  })

  test('has to log in again after a change of roles', async () => {
    const { id, token } = await working(['editor'])
    const changed = await change(administrator, id, { change: 'set-roles', roles: ['reviewer', 'sales'] })
    expect(dataOf(changeStaff, changed)).toMatchObject({ roles: ['sales', 'reviewer'], openSessions: 0 })
    expect(refusalOf(await sendCall(whoAmIStaff, { token }), 'session-expired').params).toEqual({})
    // A session that ended before the account was disabled gives no reason.
    dataOf(changeStaff, await change(administrator, id, { change: 'disable' }))
    expect(refusalOf(await sendCall(whoAmIStaff, { token }), 'session-expired').params).toEqual({})
    dataOf(changeStaff, await change(administrator, id, { change: 'enable' }))
    expect(await staff.audited('staff-roles-changed', id)).toMatchObject([
      { before: { roles: ['editor'] }, after: { roles: ['sales', 'reviewer'] } },
    ])
    refusalOf(
      await unchanged(() => change(administrator, id, { change: 'set-roles', roles: ['reviewer', 'sales'] })),
      'staff-unchanged',
    )
  })

  test('has to enrol again after a reset', async () => {
    const { id, account, token, secret } = await working(['editor'])
    const { staff: reset, firstPassword } = dataOf(
      resetStaff,
      await sendCall(resetStaff, { token: administrator, body: { staffId: id } }),
    )
    expect(reset).toMatchObject({ isEnrolled: false, openSessions: 0 })
    refusalOf(await sendCall(whoAmIStaff, { token }), 'session-expired')
    const code = codeAt(secret, stepNow() + 1)
    refusalOf(
      await sendCall(logInStaff, { body: { account, password: own, code } }),
      'wrong-staff-credentials',
    )
    const begun = await sendCall(logInStaff, { body: { account, password: firstPassword, code } })
    expect(dataOf(logInStaff, begun).step).toBe('enrol')
    expect(await staff.audited('staff-reset', id)).toHaveLength(1)
  })
})

describe('an administrator', () => {
  test('cannot disable or reset the own account, nor give up the role as the last one', async () => {
    refusalOf(await unchanged(() => change(administrator, me, { change: 'disable' })), 'not-yourself')
    const reset = { token: administrator, body: { staffId: me } }
    refusalOf(await unchanged(() => sendCall(resetStaff, reset)), 'not-yourself')
    refusalOf(
      await unchanged(() => change(administrator, me, { change: 'set-roles', roles: ['sales'] })),
      'last-staff-administrator',
    )
    const unknownId = '00000000-0000-4000-8000-000000000001'
    refusalOf(await unchanged(() => change(administrator, unknownId, { change: 'disable' })), 'not-found')
    refusalOf(
      await unchanged(() => sendCall(resetStaff, { token: administrator, body: { staffId: unknownId } })),
      'not-found',
    )
  })

  test.each([
    ['demote', { change: 'set-roles', roles: ['sales'] }],
    ['disable', { change: 'disable' }],
  ])('remains when two %s each other in parallel', async (_what, what) => {
    for (let round = 0; round < 3; round += 1) {
      const other = await working(['administrator'])
      const replies = await Promise.all([
        change(administrator, other.id, what),
        change(other.token, me, what),
      ])
      expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
      const { rows } = await pool.query(
        `SELECT id FROM staff_member WHERE 'administrator' = ANY(roles) AND NOT is_disabled`,
      )
      expect(rows).toHaveLength(1)
      // Restores the account that the other tests use.
      await pool.query(`UPDATE staff_member SET roles = '{sales}', is_disabled = true WHERE id = $1`, [
        other.id,
      ])
      await pool.query(
        `UPDATE staff_member SET roles = '{administrator}', is_disabled = false WHERE id = $1`,
        [me],
      )
      await pool.query('UPDATE session SET ended_at = NULL, end_reason = NULL WHERE staff_id = $1', [me])
    }
  })
})
