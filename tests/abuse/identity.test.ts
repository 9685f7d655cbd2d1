import { describe, expect, test } from 'vitest'
import type { Call } from '#contract/call.ts'
import { logIn, whoAmI } from '#contract/identity.ts'
import {
  changePassword,
  logInByCode,
  register,
  resetPassword,
  sendCode,
  sendOwnCode,
} from '#contract/registration.ts'
import { dataOf, refusalOf } from '#tests/support/envelopes.ts'
import { tokenOf } from '#tests/support/people.ts'
import { type Body, goodPassword, openRegistry, otherCode } from '#tests/support/registry.ts'

const registry = await openRegistry()
const { sendCall, messagesTo, codeOn, wait, receiveCode, filledIn, newMobile, newPerson, logInWith } =
  registry
const { pool, unchanged } = registry
const newPassword = { password: 'Beacon4096', passwordAgain: 'Beacon4096' }

type Sent = 'register' | 'log-in' | 'reset-password'
const sentPurposes: readonly Sent[] = ['register', 'log-in', 'reset-password']

/** The call that uses the code of each purpose. */
const callOf = { register, 'log-in': logInByCode, 'reset-password': resetPassword } as const
const bodyOf = (purpose: Sent, mobile: string, code: unknown): Body => {
  if (purpose === 'register') return { ...filledIn(mobile, ''), code }
  return purpose === 'log-in' ? { mobile, code, remember: false } : { mobile, code, ...newPassword }
}
const use = (purpose: Sent, mobile: string, code: unknown) =>
  sendCall(callOf[purpose], bodyOf(purpose, mobile, code))
/** A mobile for which a code of the purpose is usable. */
const mobileFor = async (purpose: Sent) => (purpose === 'register' ? newMobile() : (await newPerson()).mobile)
const triesAt = async (mobile: string) =>
  (
    await pool.query('SELECT tries FROM one_time_code WHERE recipient = $1 ORDER BY created_at DESC', [
      mobile,
    ])
  ).rows[0]?.tries
const codesOf = async (mobile: string) =>
  (await pool.query('SELECT 1 FROM one_time_code WHERE recipient = $1', [mobile])).rowCount

describe('the existence of an account is not revealed', () => {
  test('by a login: a wrong password and an unknown mobile get the same answer', async () => {
    const { mobile } = await newPerson()
    const [wrong, unknown] = await unchanged(() =>
      Promise.all([logInWith(mobile, 'Wrong1234'), logInWith(newMobile(), 'Wrong1234')]),
    )
    refusalOf(wrong, 'wrong-account-or-password')
    expect(wrong.text).toBe(unknown.text)
  })

  test.each(sentPurposes)('by requesting a code to %s', async (purpose) => {
    const [known, unknown] = [(await newPerson()).mobile, newMobile()]
    const toKnown = await sendCall(sendCode, { mobile: known, purpose })
    const toUnknown = await sendCall(sendCode, { mobile: unknown, purpose })
    expect(dataOf(sendCode, toKnown)).toEqual({ secondsToNext: 60, lifeSeconds: 300 })
    expect(toKnown.text).toBe(toUnknown.text)
    const again = await sendCall(sendCode, { mobile: known, purpose })
    refusalOf(again, 'too-many-attempts')
    expect(again.text).toBe((await sendCall(sendCode, { mobile: unknown, purpose })).text)
  })

  test.each(sentPurposes)('by a wrong code to %s', async (purpose) => {
    const [known, unknown] = [(await newPerson()).mobile, newMobile()]
    for (const mobile of [known, unknown]) await sendCall(sendCode, { mobile, purpose })
    const reply = await unchanged(() => use(purpose, known, '000000'))
    refusalOf(reply, 'wrong-code')
    expect((await unchanged(() => use(purpose, unknown, '000000'))).text).toBe(reply.text)
  })

  test('registering a known mobile sends it a message without a code', async () => {
    const { mobile } = await newPerson()
    const before = await codesOf(mobile)
    dataOf(sendCode, await sendCall(sendCode, { mobile, purpose: 'register' }))
    const [letter] = await messagesTo(mobile)
    expect(letter).toMatchObject({ template: 'already-registered' })
    expect(JSON.stringify(letter)).not.toMatch(/\d{6}/)
    expect(await codesOf(mobile)).toBe(before)
  })

  test.each(['log-in', 'reset-password'] as const)(
    'a code to %s for an unknown mobile is not sent',
    async (purpose) => {
      const mobile = newMobile()
      await unchanged(async () => dataOf(sendCode, await sendCall(sendCode, { mobile, purpose })))
      expect(await messagesTo(mobile)).toEqual([])
      expect(await codesOf(mobile)).toBe(0)
    },
  )
})

describe('the SMS limits of a mobile', () => {
  test.each([
    ['known', async () => (await newPerson()).mobile],
    ['unknown', async () => newMobile()],
  ])('a second code within 60 seconds is refused, for any purpose: %s', async (_whose, mobileOf) => {
    const mobile = await mobileOf()
    dataOf(sendCode, await sendCall(sendCode, { mobile, purpose: 'register' }))
    await wait(mobile, 58)
    for (const purpose of sentPurposes)
      refusalOf(await unchanged(() => sendCall(sendCode, { mobile, purpose })), 'too-many-attempts')
    await wait(mobile, 2)
    dataOf(sendCode, await sendCall(sendCode, { mobile, purpose: 'log-in' }))
  })

  test('five parallel requests for one mobile send one code', async () => {
    const mobile = newMobile()
    const replies = await Promise.all(
      Array.from({ length: 5 }, () => sendCall(sendCode, { mobile, purpose: 'register' })),
    )
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 429, 429, 429, 429])
    expect(await messagesTo(mobile)).toHaveLength(1)
  })

  test('the eleventh code in a day is refused, counted over all purposes', async () => {
    const { mobile, token } = await newPerson()
    // One was sent for registration, one for the own mobile; eight more make ten.
    dataOf(sendOwnCode, await sendCall(sendOwnCode, { purpose: 'change-password' }, { token }))
    for (let time = 0; time < 8; time += 1) {
      await wait(mobile, 60)
      const purpose = sentPurposes[time % 3]
      dataOf(sendCode, await sendCall(sendCode, { mobile, purpose }))
    }
    await wait(mobile, 60)
    refusalOf(await unchanged(() => sendCall(sendCode, { mobile, purpose: 'log-in' })), 'too-many-today')
    await wait(mobile, 60)
    refusalOf(
      await unchanged(() => sendCall(sendOwnCode, { purpose: 'change-password' }, { token })),
      'too-many-today',
    )
    await wait(mobile, 24 * 3600)
    dataOf(sendCode, await sendCall(sendCode, { mobile, purpose: 'log-in' }))
  })

  test.each([
    ['+86', (mobile: string) => `+86${mobile}`],
    ['spaces', (mobile: string) => ` ${mobile.slice(0, 3)} ${mobile.slice(3, 7)} ${mobile.slice(7)} `],
    [
      'full-width digits',
      (mobile: string) => mobile.replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit))),
    ],
  ])('%s are the same mobile with one counter and one code', async (_how, spell) => {
    const mobile = newMobile()
    dataOf(sendCode, await sendCall(sendCode, { mobile: spell(mobile), purpose: 'register' }))
    refusalOf(await unchanged(() => sendCall(sendCode, { mobile, purpose: 'register' })), 'too-many-attempts')
    const reply = await sendCall(register, filledIn(spell(mobile), await codeOn(mobile)))
    expect(dataOf(register, reply).account).toBe(mobile)
  })
})

describe.each(sentPurposes)('a code to %s', (purpose) => {
  test('allows five attempts: the right code at the fifth is accepted', async () => {
    const mobile = await mobileFor(purpose)
    const code = await receiveCode(mobile, purpose)
    for (let wrong = 1; wrong <= 4; wrong += 1)
      refusalOf(await unchanged(() => use(purpose, mobile, otherCode(code, wrong))), 'wrong-code')
    expect((await use(purpose, mobile, code)).status).toBe(200)
  })

  test('is refused at the sixth attempt, even if right', async () => {
    const mobile = await mobileFor(purpose)
    const code = await receiveCode(mobile, purpose)
    await Promise.all([1, 2, 3, 4, 5].map((wrong) => use(purpose, mobile, otherCode(code, wrong))))
    refusalOf(await unchanged(() => use(purpose, mobile, code)), 'wrong-code')
    expect(await triesAt(mobile)).toBe(5)
  })

  test('can be used once', async () => {
    const mobile = await mobileFor(purpose)
    const code = await receiveCode(mobile, purpose)
    expect((await use(purpose, mobile, code)).status).toBe(200)
    refusalOf(await unchanged(() => use(purpose, mobile, code)), 'wrong-code')
  })

  test('used six times in parallel is accepted exactly once', async () => {
    const mobile = await mobileFor(purpose)
    const code = await receiveCode(mobile, purpose)
    const before = (await pool.query('SELECT 1 FROM session')).rowCount ?? 0
    const replies = await Promise.all(Array.from({ length: 6 }, () => use(purpose, mobile, code)))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422, 422, 422])
    const opened = purpose === 'reset-password' ? 0 : 1
    expect((await pool.query('SELECT 1 FROM session')).rowCount).toBe(before + opened)
    expect((await pool.query('SELECT 1 FROM person WHERE mobile = $1', [mobile])).rowCount).toBe(1)
  })

  test('is valid for five minutes', async () => {
    const mobile = await mobileFor(purpose)
    const code = await receiveCode(mobile, purpose)
    await wait(mobile, 300)
    refusalOf(await unchanged(() => use(purpose, mobile, code)), 'wrong-code')
  })

  test('is invalid once a newer one was sent, even after that was used', async () => {
    const mobile = await mobileFor(purpose)
    const older = await receiveCode(mobile, purpose)
    await wait(mobile, 60)
    const newer = await receiveCode(mobile, purpose)
    if (older === newer) return
    refusalOf(await unchanged(() => use(purpose, mobile, older)), 'wrong-code')
    expect((await use(purpose, mobile, newer)).status).toBe(200)
    refusalOf(await unchanged(() => use(purpose, mobile, older)), 'wrong-code')
  })

  test('is refused for another mobile', async () => {
    const mobile = await mobileFor(purpose)
    const code = await receiveCode(mobile, purpose)
    const { mobile: other } = await newPerson()
    for (const stranger of [other, newMobile()])
      refusalOf(await unchanged(() => use(purpose, stranger, code)), 'wrong-code')
  })

  test('is refused for another purpose', async () => {
    const { mobile, token } = await newPerson()
    const asked = purpose === 'register' ? newMobile() : mobile
    const code = await receiveCode(asked, purpose)
    for (const guarded of sentPurposes.filter((one) => one !== purpose))
      refusalOf(await unchanged(() => use(guarded, asked, code)), 'wrong-code')
    const body = { currentPassword: goodPassword, code, ...newPassword }
    refusalOf(await unchanged(() => sendCall(changePassword, body, { token })), 'wrong-code')
  })

  test.each<[string, unknown, string]>([
    ['nothing', undefined, 'required'],
    ['an empty one', '', 'required'],
    ['blanks', '  ', 'required'],
    ['null', null, 'required'],
    ['a list', ['000000'], 'wrong-type'],
    ['a number', 123456, 'wrong-type'],
    ['an object', { $ne: '' }, 'wrong-type'],
    ['five digits', '12345', 'wrong-format'],
    ['seven digits', '1234567', 'wrong-format'],
    ['letters', 'abcdef', 'wrong-format'],
    ['SQL', "' OR 1=1 --", 'wrong-format'],
  ])('cannot be %s', async (_what, typed, problem) => {
    const mobile = await mobileFor(purpose)
    await receiveCode(mobile, purpose)
    const refusal = refusalOf(await unchanged(() => use(purpose, mobile, typed)), 'invalid-input')
    expect(refusal.fields).toEqual({ code: problem })
    expect(await triesAt(mobile)).toBe(0)
  })
})

describe('a new password', () => {
  const wrongPasswords: [string, string, string][] = [
    ['one that everybody uses', 'password1', 'too-common'],
    ['one that everybody uses, in capitals', 'QWERTY123', 'too-common'],
    ['17 characters', 'Lantern7731Lanter', 'too-long'],
    ['7 characters', 'Lanter7', 'too-short'],
    ['letters only', 'LanternLantern', 'wrong-format'],
    ['digits only', '7731773177', 'wrong-format'],
  ]
  const forms: [string, Call, (mobile: string, code: string) => Body][] = [
    ['registering', register, filledIn],
    ['resetting', resetPassword, (mobile, code) => ({ mobile, code })],
    ['changing', changePassword, (_mobile, code) => ({ code, currentPassword: goodPassword })],
  ]
  const cases = forms.flatMap(([when, call, form]) =>
    wrongPasswords.map(([what, password, problem]) => ({ when, call, form, what, password, problem })),
  )

  test.each(cases)('at $when cannot be $what', async ({ call, form, password, problem }) => {
    const { mobile, token } = await newPerson()
    const typed = { ...form(mobile, '123456'), password, passwordAgain: password }
    const reply = await unchanged(() => sendCall(call, typed, { token }))
    expect(refusalOf(reply, 'invalid-input').fields).toEqual({ password: problem })
  })

  test.each(forms)('at %s must be repeated correctly', async (_when, call, form) => {
    const { mobile, token } = await newPerson()
    const typed = { ...form(mobile, '123456'), password: 'Beacon4096', passwordAgain: 'Beacon4097' }
    const reply = await unchanged(() => sendCall(call, typed, { token }))
    expect(refusalOf(reply, 'invalid-input').fields).toEqual({ passwordAgain: 'inconsistent' })
  })
})

describe('changing the password', () => {
  const ready = async () => {
    const person = await newPerson()
    dataOf(sendOwnCode, await sendCall(sendOwnCode, { purpose: 'change-password' }, { token: person.token }))
    return { ...person, code: await codeOn(person.mobile) }
  }

  test.each<[string, Body, string]>([
    ['without the current one', {}, 'required'],
    ['with an empty one', { currentPassword: '' }, 'required'],
    ['with null for it', { currentPassword: null }, 'required'],
    ['with a list for it', { currentPassword: [goodPassword] }, 'wrong-type'],
  ])('%s is refused', async (_how, current, problem) => {
    const { token, code } = await ready()
    const reply = await unchanged(() =>
      sendCall(changePassword, { ...current, code, ...newPassword }, { token }),
    )
    expect(refusalOf(reply, 'invalid-input').fields).toEqual({ currentPassword: problem })
  })

  test('with a wrong current password is refused, and the eleventh attempt is not compared', async () => {
    const { token, mobile, code } = await ready()
    const guess = (currentPassword: string) =>
      unchanged(() => sendCall(changePassword, { currentPassword, code, ...newPassword }, { token }))
    for (let time = 0; time < 10; time += 1)
      refusalOf(await guess(`Wrong${1000 + time}`), 'wrong-account-or-password')
    refusalOf(await guess(goodPassword), 'too-many-attempts')
    expect(await triesAt(mobile)).toBe(0)
  })

  test('without a token is refused', async () => {
    const { code } = await ready()
    const body = { currentPassword: goodPassword, code, ...newPassword }
    refusalOf(await unchanged(() => sendCall(changePassword, body)), 'logged-out')
    refusalOf(await unchanged(() => sendCall(sendOwnCode, undefined)), 'logged-out')
  })

  test('with the code of another person is refused', async () => {
    const [mine, other] = [await ready(), await ready()]
    if (mine.code === other.code) return
    const body = { currentPassword: goodPassword, code: other.code, ...newPassword }
    refusalOf(await unchanged(() => sendCall(changePassword, body, { token: mine.token })), 'wrong-code')
  })

  test('twice in parallel with one code happens once', async () => {
    const { token, mobile, code } = await ready()
    const passwords = ['Beacon4096', 'Compass512', 'Anchor2048']
    const replies = await Promise.all(
      passwords.map((password) => {
        const body = { currentPassword: goodPassword, code, password, passwordAgain: password }
        return sendCall(changePassword, body, { token })
      }),
    )
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 422, 422])
    const winner = passwords[replies.findIndex(({ status }) => status === 200)] ?? ''
    expect((await logInWith(mobile, winner)).status).toBe(200)
  })

  test('ends every other session and keeps this one', async () => {
    const { token, mobile, code } = await ready()
    const others = [
      tokenOf(await logInWith(mobile, goodPassword)),
      tokenOf(await logInWith(mobile, goodPassword)),
    ]
    const { token: strangers } = await newPerson()
    const body = { currentPassword: goodPassword, code, ...newPassword }
    dataOf(changePassword, await sendCall(changePassword, body, { token }))
    for (const other of others)
      refusalOf(await sendCall(whoAmI, undefined, { token: other }), 'session-expired')
    for (const good of [token, strangers]) dataOf(whoAmI, await sendCall(whoAmI, undefined, { token: good }))
    refusalOf(await unchanged(() => logInWith(mobile, goodPassword)), 'wrong-account-or-password')
    dataOf(logIn, await logInWith(mobile, newPassword.password))
  })
})

describe('a planted token', () => {
  const planted = 'v1.00000000-0000-4000-8000-000000000000.1.planted'

  test.each(['register', 'log-in'] as const)('is replaced when a code is used to %s', async (purpose) => {
    const mobile = await mobileFor(purpose)
    const body = bodyOf(purpose, mobile, await receiveCode(mobile, purpose))
    const token = tokenOf(await sendCall(callOf[purpose], body, { token: planted }))
    expect(token).not.toContain('00000000-0000-4000-8000-000000000000')
    dataOf(whoAmI, await sendCall(whoAmI, undefined, { token }))
    refusalOf(await sendCall(whoAmI, undefined, { token: planted }), 'logged-out')
  })

  test('of another person stays theirs, and the caller gets a new one', async () => {
    const [attacker, victim] = [await newPerson(), await newPerson()]
    const body = { account: victim.mobile, password: goodPassword, remember: false }
    const token = tokenOf(await sendCall(logIn, body, { token: attacker.token }))
    expect(dataOf(whoAmI, await sendCall(whoAmI, undefined, { token })).id).toBe(victim.id)
    expect(dataOf(whoAmI, await sendCall(whoAmI, undefined, { token: attacker.token })).id).toBe(attacker.id)
  })
})

describe('the registration form', () => {
  test('ignores fields for role, company and account name', async () => {
    const mobile = newMobile()
    const queries = {
      role: 'administrator',
      certified: true,
      account: 'admin',
      statedCompany: 'x',
      isStaff: true,
      id: '00000000-0000-4000-8000-000000000001',
      passwordHash: 'x',
      kind: 'remembered',
    }
    const body = { ...filledIn(mobile, await receiveCode(mobile, 'register')), ...queries }
    const person = dataOf(register, await sendCall(register, body))
    expect(person).toMatchObject({ account: mobile, name: '周航', email: null })
    expect(person.id).not.toBe(queries.id)
    const { rows } = await pool.query(
      'SELECT stated_company, session.kind FROM person JOIN session ON person_id = person.id WHERE mobile = $1',
      [mobile],
    )
    expect(rows).toEqual([{ stated_company: '远帆货运有限公司', kind: 'browser' }])
  })

  test.each(['agreement', 'policy'])('needs the %s accepted', async (container) => {
    const mobile = newMobile()
    const full: Body = filledIn(mobile, await receiveCode(mobile, 'register'))
    for (const [ticked, problem] of [
      [undefined, 'required'],
      [null, 'required'],
      [false, 'unknown-value'],
      ['true', 'unknown-value'],
      [1, 'unknown-value'],
    ]) {
      const reply = await unchanged(() => sendCall(register, { ...full, [`${container}`]: ticked }))
      expect(refusalOf(reply, 'invalid-input').fields).toEqual({ [container]: problem })
    }
    expect((await sendCall(register, full)).status).toBe(200)
  })
})
