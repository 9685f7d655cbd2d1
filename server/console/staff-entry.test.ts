import { describe, expect, test } from 'vitest'
import { enrolStaff, logInStaff, logOutStaff, type StaffEntry, whoAmIStaff } from '#contract/staff.ts'
import { codeAt } from '#server/platform/totp/totp.ts'
import { dataOf, refusalOf } from '#tests/support/envelopes.ts'
import { tokenOf } from '#tests/support/people.ts'
import { demoMember, openStaffSite, stepNow, withinStep } from '#tests/support/staff-site.ts'
import { sealEnrolment } from './enrolment.ts'

const staff = await openStaffSite()
const { sendCall, pool, unchanged } = staff
const own = 'a kettle of herring at dawn'
const administrator = await staff.logInAs('administrator')

const begin = async (account: string, password: string) => {
  const entry: StaffEntry = dataOf(logInStaff, await sendCall(logInStaff, { body: { account, password } }))
  if (entry.step !== 'enrol') throw new Error('There was nothing to enrol')
  return entry
}
type Begun = Awaited<ReturnType<typeof begin>>
const enrol = ({ enrolment, secret }: Pick<Begun, 'enrolment' | 'secret'>, other: object = {}) =>
  sendCall(enrolStaff, {
    body: { enrolment, password: own, passwordAgain: own, code: codeAt(secret, stepNow()), ...other },
  })
const logIn = (account: string, password: string, code?: string) =>
  sendCall(logInStaff, { body: { account, password, code } })

describe('a new staff member', () => {
  test('must replace the first password and enter a code', async () => {
    const { account, firstPassword, id } = await staff.newMember(administrator, ['editor', 'sales'])
    expect(firstPassword.length).toBeGreaterThanOrEqual(20)
    const reply = await unchanged(() => logIn(account, firstPassword, '123456'))
    expect(reply.headers['access-token']).toBeUndefined()
    const begun = await begin(account, firstPassword)
    expect(begun.secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(begun.address).toContain(`otpauth://totp/Quayside:${account}?secret=${begun.secret}`)

    const sent = await enrol(begun)
    expect(dataOf(enrolStaff, sent)).toEqual({ id, account, name: 'Someone New', roles: ['sales', 'editor'] })
    const token = tokenOf(sent)
    expect(dataOf(whoAmIStaff, await sendCall(whoAmIStaff, { token })).id).toBe(id)
    expect(await staff.audited('staff-enrolled', id)).toMatchObject([{ actor_kind: 'staff', actor_id: id }])
    const { rows } = await pool.query('SELECT totp_secret FROM staff_member WHERE id = $1', [id])
    expect(rows[0].totp_secret).toMatch(/^s1\./)
    expect(rows[0].totp_secret).not.toContain(begun.secret)

    refusalOf(await unchanged(() => enrol(begun)), 'enrolment-over')
    refusalOf(
      await logIn(account, firstPassword, codeAt(begun.secret, stepNow() + 1)),
      'wrong-staff-credentials',
    )
    const again = await logIn(account, own, codeAt(begun.secret, stepNow() + 1))
    expect(dataOf(logInStaff, again)).toMatchObject({ step: 'in', staff: { account } })
  })

  test.each<[string, object, object]>([
    ['too short', { password: 'fourteen signs', passwordAgain: 'fourteen signs' }, { password: 'too-short' }],
    ['another', { passwordAgain: 'a kettle of herring at dusk' }, { passwordAgain: 'inconsistent' }],
    [
      'common',
      { password: 'passwordpassword', passwordAgain: 'passwordpassword' },
      { password: 'too-common' },
    ],
  ])('cannot enrol with a password that is %s', async (_what, typed, fields) => {
    const { account, firstPassword } = await staff.newMember(administrator, ['sales'])
    const begun = await begin(account, firstPassword)
    const reply = await unchanged(() => enrol(begun, typed))
    expect(refusalOf(reply, 'invalid-input').fields).toEqual(fields)
  })

  test('cannot keep the first password or guess the code', async () => {
    const { account, firstPassword } = await staff.newMember(administrator, ['sales'])
    const begun = await begin(account, firstPassword)
    const saved = await unchanged(() =>
      enrol(begun, { password: firstPassword, passwordAgain: firstPassword }),
    )
    expect(refusalOf(saved, 'invalid-input').fields).toEqual({ password: 'same-as-before' })
    const wrong = await unchanged(() => enrol(begun, { code: codeAt(begun.secret, stepNow() + 4) }))
    refusalOf(wrong, 'wrong-authenticator-code')
    expect((await unchanged(() => enrol(begun, { code: 'abc' }))).status).toBe(400)
  })

  test('enrols once, even with two parallel requests', async () => {
    const { account, firstPassword, id } = await staff.newMember(administrator, ['sales'])
    const begun = await begin(account, firstPassword)
    const replies = await Promise.all([enrol(begun), enrol(begun), enrol(begun)])
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    const { rows } = await pool.query('SELECT 1 FROM session WHERE staff_id = $1', [id])
    expect(rows).toHaveLength(1)
  })

  test('gets a new secret each time; an invented, foreign or old enrolment is refused', async () => {
    const { account, firstPassword, id } = await staff.newMember(administrator, ['sales'])
    const begun = await begin(account, firstPassword)
    expect((await begin(account, firstPassword)).secret).not.toBe(begun.secret)
    const { rows } = await pool.query('SELECT password_hash FROM staff_member WHERE id = $1', [id])
    expect(rows[0].password_hash).toMatch(/^\$argon2id\$/)
    const old = {
      staffId: id,
      secret: begun.secret,
      expires: Math.floor(Date.now() / 1000) - 1,
      password: 'of another password',
    }
    const key = 'development-secret-key-not-for-production'
    const inventions = [
      'nothing',
      `${begun.enrolment.slice(0, -2)}AA`,
      sealEnrolment('another key of another site', { ...old, expires: old.expires + 600 }),
      sealEnrolment(key, old),
      sealEnrolment(key, { ...old, expires: old.expires + 600 }),
    ]
    for (const enrolment of inventions)
      refusalOf(await unchanged(() => enrol({ enrolment, secret: begun.secret })), 'enrolment-over')
  })
})

describe('logging in', () => {
  const { account, password, totpSecret } = demoMember('sales')

  test('opens a session of at most eight hours, and logging out ends it', async () => {
    const token = await staff.logInAs('sales')
    const { rows } = await pool.query(
      'SELECT kind, person_id FROM session WHERE staff_id = $1 ORDER BY created_at DESC LIMIT 1',
      [await staff.idOf('sales')],
    )
    expect(rows).toEqual([{ kind: 'staff', person_id: null }])
    expect(dataOf(logOutStaff, await sendCall(logOutStaff, { token }))).toBeNull()
    refusalOf(await sendCall(whoAmIStaff, { token }), 'session-expired')
    expect(await staff.audited('staff-logged-out', await staff.idOf('sales'))).toHaveLength(1)
  })

  test.each([
    ['an account written large and wide', ' ＳＡＬＥＳ ', 0],
    ['the code of half a minute ago', account, -1],
    ['the code of the next half minute', account, 1],
  ])('accepts %s', async (_what, typed, away) => {
    const reply = await withinStep(async (step) => {
      await staff.resetUsedCodes(account)
      return logIn(typed, password, codeAt(totpSecret, step + away))
    })
    expect(dataOf(logInStaff, reply)).toMatchObject({ step: 'in', staff: { account } })
  })

  test.each<[string, () => Promise<[string, string, string | undefined]>]>([
    ['an unknown account', async () => ['unknown', password, codeAt(totpSecret, stepNow())]],
    ['a wrong password', async () => [account, `${password}!`, codeAt(totpSecret, stepNow())]],
    ['a wrong code', async () => [account, password, codeAt(totpSecret, stepNow() + 5)]],
    ['no code', async () => [account, password, undefined]],
    ['an empty code', async () => [account, password, '']],
    ['a customer', async () => ['linhai', 'Harbour2026', codeAt(totpSecret, stepNow())]],
  ])('with %s is refused with the same message', async (_what, typed) => {
    await staff.resetUsedCodes(account)
    const { audit_entry: _, ...before } = await staff.everything()
    const reply = await logIn(...(await typed()))
    refusalOf(reply, 'wrong-staff-credentials')
    expect(reply.text).toBe((await logIn('unknown at all', 'x', '000000')).text)
    expect(reply.headers['access-token']).toBeUndefined()
    const { audit_entry: __, ...after } = await staff.everything()
    expect(after).toEqual(before)
  })

  test('of a disabled member is refused with the same message', async () => {
    await pool.query("UPDATE staff_member SET is_disabled = true WHERE account = 'tariff'")
    const tariff = demoMember('tariff-manager')
    refusalOf(
      await logIn('tariff', tariff.password, codeAt(tariff.totpSecret, stepNow())),
      'wrong-staff-credentials',
    )
    await pool.query("UPDATE staff_member SET is_disabled = false WHERE account = 'tariff'")
  })

  test('is limited per account and IP address, and per account with the right password', async () => {
    const editor = demoMember('editor')
    for (let time = 0; time < 10; time += 1)
      refusalOf(
        await sendCall(logInStaff, {
          body: { account: 'editor', password: 'x', code: '1' },
          address: '10.8.0.1',
        }),
        'wrong-staff-credentials',
      )
    const body = { account: 'editor', password: editor.password, code: codeAt(editor.totpSecret, stepNow()) }
    refusalOf(await sendCall(logInStaff, { body, address: '10.8.0.1' }), 'too-many-attempts')
    expect((await sendCall(logInStaff, { body, address: '10.8.0.2' })).status).toBe(200)

    await staff.resetUsedCodes('editor')
    for (let time = 0; time < 10; time += 1)
      refusalOf(await logIn('editor', editor.password, '000001'), 'wrong-staff-credentials')
    refusalOf(
      await logIn('editor', editor.password, codeAt(editor.totpSecret, stepNow())),
      'wrong-staff-credentials',
    )
    await pool.query("UPDATE attempt_count SET started_at = started_at - interval '1 hour'")
    expect((await logIn('editor', editor.password, codeAt(editor.totpSecret, stepNow()))).status).toBe(200)
  })
})

/** A hundred passwords are hashed. */
const slowMs = 90_000

test(
  'an attack from ten networks does not keep a staff member out, and stops the guessing',
  async () => {
    const { account, password, totpSecret } = demoMember('operations')
    const from = (address: string, body: object) => sendCall(logInStaff, { body, address })
    for (let network = 1; network <= 10; network += 1)
      await Promise.all(
        Array.from({ length: 10 }, () =>
          from(`10.8.7.${network}`, { account, password: 'x', code: '000001' }),
        ),
      )
    await staff.resetUsedCodes(account)
    const wrongCode = () => codeAt(totpSecret, stepNow() + 5)
    const rightCode = () => codeAt(totpSecret, stepNow())
    await unchanged(async () => {
      for (const body of [
        { account, password: 'x', code: wrongCode() },
        { account, password: 'x', code: rightCode() },
        { account, password, code: wrongCode() },
        { account, password },
      ])
        refusalOf(await from('10.8.7.99', body), 'too-many-attempts')
    })
    const reply = await from('10.8.7.98', { account, password, code: rightCode() })
    expect(dataOf(logInStaff, reply)).toMatchObject({ step: 'in', staff: { account } })
  },
  slowMs,
)

test('a new staff member cannot enrol while the account is attacked', async () => {
  const { account, firstPassword } = await staff.newMember(administrator, ['sales'])
  const spent = `INSERT INTO attempt_count (purpose, subject, attempts) VALUES ('staff-log-in', $1, 100)`
  await pool.query(spent, [account])
  refusalOf(await unchanged(() => logIn(account, firstPassword)), 'too-many-attempts')
})
