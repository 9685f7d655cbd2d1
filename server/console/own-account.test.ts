import { expect, test } from 'vitest'
import { logInStaff, whoAmIStaff } from '#contract/staff.ts'
import { changeStaffPassword, endStaffSessions, readStaffAccount } from '#contract/staff-account.ts'
import { codeAt } from '#server/platform/totp/totp.ts'
import { dataOf, refusalOf } from '#tests/support/envelopes.ts'
import { demoMember, openStaffSite, stepNow, withinStep } from '#tests/support/staff-site.ts'

const staff = await openStaffSite()
const { sendCall, unchanged } = staff
const next = 'nine lanterns over the estuary'
const read = async (token: string) => dataOf(readStaffAccount, await sendCall(readStaffAccount, { token }))
const isIn = async (token: string) => (await sendCall(whoAmIStaff, { token })).status === 200
const sales = demoMember('sales')
const change = (token: string, wrong: Record<string, string>, step = stepNow()) =>
  sendCall(changeStaffPassword, {
    token,
    body: {
      currentPassword: sales.password,
      password: next,
      passwordAgain: next,
      code: codeAt(sales.totpSecret, step),
      ...wrong,
    },
  })

test('staff see their own sessions and last log-ins, refused ones too', async () => {
  const [first, second] = [await staff.logInAs('editor'), await staff.logInAs('editor')]
  const { account } = demoMember('editor')
  await sendCall(logInStaff, { body: { account, password: 'guessed', code: '000000' }, address: '10.77.0.1' })
  await staff.logInAs('reviewer')
  const { sessions, logIns } = await read(second)
  expect(sessions.map(({ isThis }) => isThis)).toEqual([true, false])
  expect(sessions[0]?.network).toMatch(/^10\.9\./)
  expect(logIns.map(({ isRefused }) => isRefused)).toEqual([true, false, false])
  expect(logIns[0]?.address).toBe('10.77.0.1')
  expect((await read(first)).sessions.find(({ isThis }) => isThis)?.id).toBe(sessions[1]?.id)
})

test('they end one of their sessions or all others, never that of a colleague', async () => {
  const [one, two, three] = [
    await staff.logInAs('operations'),
    await staff.logInAs('operations'),
    await staff.logInAs('operations'),
  ]
  const colleague = await staff.logInAs('reviewer')
  const [foreign] = (await read(colleague)).sessions
  const end = (body: object) => sendCall(endStaffSessions, { token: three, body })
  refusalOf(await unchanged(() => end({ sessionId: foreign?.id })), 'not-found')
  const idOfOne = (await read(one)).sessions.find(({ isThis }) => isThis)?.id
  expect(dataOf(endStaffSessions, await end({ sessionId: idOfOne })).sessions.length).toBe(2)
  expect([await isIn(one), await isIn(two)]).toEqual([false, true])
  expect(dataOf(endStaffSessions, await end({})).sessions.length).toBe(1)
  expect([await isIn(two), await isIn(three), await isIn(colleague)]).toEqual([false, true, true])
  expect(await staff.audited('staff-sessions-ended')).toMatchObject([
    { after: { session: 'others' } },
    { after: { session: idOfOne } },
  ])
})

test.each<[string, Record<string, string>, object | undefined]>([
  ['a wrong current password', { currentPassword: 'guessed' }, undefined],
  ['a wrong code', { code: '000000' }, undefined],
  ['a short password', { password: 'short', passwordAgain: 'short' }, { password: 'too-short' }],
  ['two different passwords', { passwordAgain: `${next}!` }, { passwordAgain: 'inconsistent' }],
  [
    'the same password',
    { password: sales.password, passwordAgain: sales.password },
    { password: 'same-as-before' },
  ],
])('the password is not changed with %s', async (_, wrong, fields) => {
  const token = await staff.logInAs('sales')
  await staff.resetUsedCodes(sales.account)
  const reply = await withinStep((step) => unchanged(() => change(token, wrong, step)))
  if (fields) expect(refusalOf(reply, 'invalid-input').fields).toEqual(fields)
  else refusalOf(reply, 'wrong-own-credentials')
})

test('a new password ends the other sessions; the old one and the code are spent', async () => {
  const [other, token] = [await staff.logInAs('sales'), await staff.logInAs('sales')]
  refusalOf(await unchanged(() => change(token, {})), 'wrong-own-credentials')
  await staff.resetUsedCodes(sales.account)
  dataOf(changeStaffPassword, await change(token, {}))
  expect([await isIn(other), await isIn(token)]).toEqual([false, true])
  const [entry] = await staff.audited('staff-password-changed')
  expect(entry).toMatchObject({ actor_id: await staff.idOf(sales.account), before: null, after: null })
  const logIn = async (password: string) => {
    await staff.resetUsedCodes(sales.account)
    const code = codeAt(sales.totpSecret, stepNow())
    return sendCall(logInStaff, { body: { account: sales.account, password, code } })
  }
  refusalOf(await logIn(sales.password), 'wrong-staff-credentials')
  expect((await logIn(next)).status).toBe(200)
})

test('guessing the current password is stopped', async () => {
  const token = await staff.logInAs('tariff-manager')
  for (let tries = 0; tries < 10; tries += 1)
    refusalOf(await change(token, { currentPassword: 'guessed' }), 'wrong-own-credentials')
  refusalOf(await unchanged(() => change(token, { currentPassword: 'guessed' })), 'too-many-attempts')
})
