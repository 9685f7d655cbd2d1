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
import { type CodeDestination, codeBudgets, codeLifeSeconds } from '#domain/identity/one-time-code.ts'
import { dataOf, refusalOf } from '#tests/support/envelopes.ts'
import { tokenOf } from '#tests/support/people.ts'
import { type Body, goodPassword, openRegistry, otherCode, typedRecipient } from '#tests/support/registry.ts'

const registry = await openRegistry()
const { sendCall, messagesTo, codeOn, wait, receiveCode, filledIn, newRecipient, newPersonAt, logInWith } =
  registry
const { pool, unchanged } = registry
const newPassword = { password: 'Beacon4096', passwordAgain: 'Beacon4096' }

type Sent = 'register' | 'log-in' | 'reset-password'
const sentPurposes: readonly Sent[] = ['register', 'log-in', 'reset-password']

/** The call that uses the code of each purpose. */
const callOf = { register, 'log-in': logInByCode, 'reset-password': resetPassword } as const
const bodyOf = (purpose: Sent, recipient: string, code: unknown): Body => {
  if (purpose === 'register') return { ...filledIn(recipient, ''), code }
  const typed = typedRecipient(recipient)
  return purpose === 'log-in' ? { ...typed, code, remember: false } : { ...typed, code, ...newPassword }
}
const use = (purpose: Sent, recipient: string, code: unknown) =>
  sendCall(callOf[purpose], bodyOf(purpose, recipient, code))
const request = (recipient: string, purpose: Sent | undefined) =>
  sendCall(sendCode, { ...typedRecipient(recipient), purpose })
const triesAt = async (recipient: string) =>
  (
    await pool.query('SELECT tries FROM one_time_code WHERE recipient = $1 ORDER BY created_at DESC', [
      recipient,
    ])
  ).rows[0]?.tries
const codesOf = async (recipient: string) =>
  (await pool.query('SELECT 1 FROM one_time_code WHERE recipient = $1', [recipient])).rowCount

const sameMobile: [string, (mobile: string) => string][] = [
  ['spaces', (mobile) => ` ${mobile.slice(0, 3)} ${mobile.slice(3, 7)} ${mobile.slice(7)} `],
  [
    'full-width digits',
    (mobile) => mobile.replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit))),
  ],
]
/** Other ways to write a recipient. */
const spellings: Readonly<Record<CodeDestination, [string, (recipient: string) => string][]>> = {
  mainland: [['+86', (mobile) => `+86${mobile}`], ...sameMobile],
  abroad: [
    ['00', (mobile) => mobile.replace('+', '00')],
    ['(0)', (mobile) => mobile.replace('+31', '+31 (0)')],
    ['dots', (mobile) => mobile.replace('+316', '+31.6.')],
    ...sameMobile,
  ],
  mail: [
    ['capitals', (email) => email.toUpperCase()],
    ['spaces', (email) => ` ${email} `],
    ['full-width letters', (email) => email.replace('sailor', 'ｓａｉｌｏｒ')],
  ],
}
const destinations = Object.keys(codeBudgets) as CodeDestination[]

describe.each(destinations)('%s:', (destination) => {
  const isMail = destination === 'mail'
  const lifeSeconds = codeLifeSeconds[isMail ? 'mail' : 'sms']
  const newRecipientHere = () => newRecipient(destination)
  const newPerson = () => newPersonAt(destination)
  /** One for which a code of the purpose is usable. */
  const recipientFor = async (purpose: Sent) =>
    purpose === 'register' ? newRecipientHere() : (await newPerson()).recipient

  describe('the existence of an account is not revealed', () => {
    test('by a login: a wrong password and an unknown recipient get the same answer', async () => {
      const { recipient } = await newPerson()
      const [wrong, unknown] = await unchanged(() =>
        Promise.all([logInWith(recipient, 'Wrong1234'), logInWith(newRecipientHere(), 'Wrong1234')]),
      )
      refusalOf(wrong, 'wrong-account-or-password')
      expect(wrong.text).toBe(unknown.text)
    })

    test.each(sentPurposes)('by requesting a code to %s', async (purpose) => {
      const [known, unknown] = [(await newPerson()).recipient, newRecipientHere()]
      const toKnown = await request(known, purpose)
      const toUnknown = await request(unknown, purpose)
      expect(dataOf(sendCode, toKnown)).toEqual({ secondsToNext: 60, lifeSeconds })
      expect(toKnown.text).toBe(toUnknown.text)
      const again = await request(known, purpose)
      refusalOf(again, 'too-many-attempts')
      expect(again.text).toBe((await request(unknown, purpose)).text)
    })

    test.each(sentPurposes)('by a wrong code to %s', async (purpose) => {
      const [known, unknown] = [(await newPerson()).recipient, newRecipientHere()]
      for (const recipient of [known, unknown]) await request(recipient, purpose)
      const reply = await unchanged(() => use(purpose, known, '000000'))
      refusalOf(reply, 'wrong-code')
      expect((await unchanged(() => use(purpose, unknown, '000000'))).text).toBe(reply.text)
    })

    test('registering a known recipient sends it a message without a code', async () => {
      const { recipient } = await newPerson()
      const before = await codesOf(recipient)
      dataOf(sendCode, await request(recipient, 'register'))
      const [letter] = await messagesTo(recipient)
      expect(letter).toMatchObject({ template: 'already-registered' })
      expect(JSON.stringify(letter)).not.toMatch(/\d{6}/)
      expect(await codesOf(recipient)).toBe(before)
    })

    test.each(['log-in', 'reset-password'] as const)(
      'a code to %s for an unknown recipient is not sent',
      async (purpose) => {
        const recipient = newRecipientHere()
        await unchanged(async () => dataOf(sendCode, await request(recipient, purpose)))
        expect(await messagesTo(recipient)).toEqual([])
        expect(await codesOf(recipient)).toBe(0)
      },
    )
  })

  describe('the SMS limits of a mobile', () => {
    test.each([
      ['known', async () => (await newPerson()).recipient],
      ['unknown', async () => newRecipientHere()],
    ])('a second code within 60 seconds is refused, for any purpose: %s', async (_whose, recipientOf) => {
      const recipient = await recipientOf()
      dataOf(sendCode, await request(recipient, 'register'))
      await wait(recipient, 58)
      for (const purpose of sentPurposes)
        refusalOf(await unchanged(() => request(recipient, purpose)), 'too-many-attempts')
      await wait(recipient, 2)
      dataOf(sendCode, await request(recipient, 'log-in'))
    })

    test('five parallel requests for one recipient send one code', async () => {
      const recipient = newRecipientHere()
      const replies = await Promise.all(Array.from({ length: 5 }, () => request(recipient, 'register')))
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 429, 429, 429, 429])
      expect(await messagesTo(recipient)).toHaveLength(1)
    })

    test('the eleventh code in a day is refused, counted over all purposes', async () => {
      const { recipient, token } = await newPerson()
      // One was sent for registration, one for the own recipient; eight more make ten.
      dataOf(sendOwnCode, await sendCall(sendOwnCode, { purpose: 'change-password' }, { token }))
      for (let time = 0; time < 8; time += 1) {
        await wait(recipient, 60)
        const purpose = sentPurposes[time % 3]
        dataOf(sendCode, await request(recipient, purpose))
      }
      await wait(recipient, 60)
      refusalOf(await unchanged(() => request(recipient, 'log-in')), 'too-many-today')
      await wait(recipient, 60)
      refusalOf(
        await unchanged(() => sendCall(sendOwnCode, { purpose: 'change-password' }, { token })),
        'too-many-today',
      )
      await wait(recipient, 24 * 3600)
      dataOf(sendCode, await request(recipient, 'log-in'))
    })

    test.each(spellings[destination])(
      '%s are the same recipient with one counter and one code',
      async (_how, spell) => {
        const recipient = newRecipientHere()
        dataOf(sendCode, await request(spell(recipient), 'register'))
        refusalOf(await unchanged(() => request(recipient, 'register')), 'too-many-attempts')
        const reply = await sendCall(register, filledIn(spell(recipient), await codeOn(recipient)))
        expect(dataOf(register, reply).account).toBe(recipient)
      },
    )
  })

  describe.each(sentPurposes)('a code to %s', (purpose) => {
    test('allows five attempts: the right code at the fifth is accepted', async () => {
      const recipient = await recipientFor(purpose)
      const code = await receiveCode(recipient, purpose)
      for (let wrong = 1; wrong <= 4; wrong += 1)
        refusalOf(await unchanged(() => use(purpose, recipient, otherCode(code, wrong))), 'wrong-code')
      expect((await use(purpose, recipient, code)).status).toBe(200)
    })

    test('is refused at the sixth attempt, even if right', async () => {
      const recipient = await recipientFor(purpose)
      const code = await receiveCode(recipient, purpose)
      await Promise.all([1, 2, 3, 4, 5].map((wrong) => use(purpose, recipient, otherCode(code, wrong))))
      refusalOf(await unchanged(() => use(purpose, recipient, code)), 'wrong-code')
      expect(await triesAt(recipient)).toBe(5)
    })

    test('can be used once', async () => {
      const recipient = await recipientFor(purpose)
      const code = await receiveCode(recipient, purpose)
      expect((await use(purpose, recipient, code)).status).toBe(200)
      refusalOf(await unchanged(() => use(purpose, recipient, code)), 'wrong-code')
    })

    test('used six times in parallel is accepted exactly once', async () => {
      const recipient = await recipientFor(purpose)
      const code = await receiveCode(recipient, purpose)
      const before = (await pool.query('SELECT 1 FROM session')).rowCount ?? 0
      const replies = await Promise.all(Array.from({ length: 6 }, () => use(purpose, recipient, code)))
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422, 422, 422])
      const opened = purpose === 'reset-password' ? 0 : 1
      expect((await pool.query('SELECT 1 FROM session')).rowCount).toBe(before + opened)
      expect((await pool.query('SELECT 1 FROM person WHERE account = $1', [recipient])).rowCount).toBe(1)
    })

    test('is valid for five minutes on a phone and for thirty in a mailbox', async () => {
      const recipient = await recipientFor(purpose)
      const code = await receiveCode(recipient, purpose)
      await wait(recipient, lifeSeconds - 1)
      expect(await triesAt(recipient)).toBe(0)
      await wait(recipient, 1)
      refusalOf(await unchanged(() => use(purpose, recipient, code)), 'wrong-code')
    })

    test('is invalid once a newer one was sent, even after that was used', async () => {
      const recipient = await recipientFor(purpose)
      const older = await receiveCode(recipient, purpose)
      await wait(recipient, 60)
      const newer = await receiveCode(recipient, purpose)
      if (older === newer) return
      refusalOf(await unchanged(() => use(purpose, recipient, older)), 'wrong-code')
      expect((await use(purpose, recipient, newer)).status).toBe(200)
      refusalOf(await unchanged(() => use(purpose, recipient, older)), 'wrong-code')
    })

    test('is refused for another mobile', async () => {
      const recipient = await recipientFor(purpose)
      const code = await receiveCode(recipient, purpose)
      const { recipient: other } = await newPerson()
      for (const stranger of [other, newRecipientHere()])
        refusalOf(await unchanged(() => use(purpose, stranger, code)), 'wrong-code')
    })

    test('is refused for another purpose', async () => {
      const { recipient, token } = await newPerson()
      const asked = purpose === 'register' ? newRecipientHere() : recipient
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
      const recipient = await recipientFor(purpose)
      await receiveCode(recipient, purpose)
      const refusal = refusalOf(await unchanged(() => use(purpose, recipient, typed)), 'invalid-input')
      expect(refusal.fields).toEqual({ code: problem })
      expect(await triesAt(recipient)).toBe(0)
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
    const forms: [string, Call, (recipient: string, code: string) => Body][] = [
      ['registering', register, filledIn],
      ['resetting', resetPassword, (recipient, code) => ({ ...typedRecipient(recipient), code })],
      ['changing', changePassword, (_mobile, code) => ({ code, currentPassword: goodPassword })],
    ]
    const cases = forms.flatMap(([when, call, form]) =>
      wrongPasswords.map(([what, password, problem]) => ({ when, call, form, what, password, problem })),
    )

    test.each(cases)('at $when cannot be $what', async ({ call, form, password, problem }) => {
      const { recipient, token } = await newPerson()
      const typed = { ...form(recipient, '123456'), password, passwordAgain: password }
      const reply = await unchanged(() => sendCall(call, typed, { token }))
      expect(refusalOf(reply, 'invalid-input').fields).toEqual({ password: problem })
    })

    test.each(forms)('at %s must be repeated correctly', async (_when, call, form) => {
      const { recipient, token } = await newPerson()
      const typed = { ...form(recipient, '123456'), password: 'Beacon4096', passwordAgain: 'Beacon4097' }
      const reply = await unchanged(() => sendCall(call, typed, { token }))
      expect(refusalOf(reply, 'invalid-input').fields).toEqual({ passwordAgain: 'inconsistent' })
    })
  })

  describe('changing the password', () => {
    const ready = async () => {
      const person = await newPerson()
      dataOf(
        sendOwnCode,
        await sendCall(sendOwnCode, { purpose: 'change-password' }, { token: person.token }),
      )
      return { ...person, code: await codeOn(person.recipient) }
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
      const { token, recipient, code } = await ready()
      const guess = (currentPassword: string) =>
        unchanged(() => sendCall(changePassword, { currentPassword, code, ...newPassword }, { token }))
      for (let time = 0; time < 10; time += 1)
        refusalOf(await guess(`Wrong${1000 + time}`), 'wrong-account-or-password')
      refusalOf(await guess(goodPassword), 'too-many-attempts')
      expect(await triesAt(recipient)).toBe(0)
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
      const { token, recipient, code } = await ready()
      const passwords = ['Beacon4096', 'Compass512', 'Anchor2048']
      const replies = await Promise.all(
        passwords.map((password) => {
          const body = { currentPassword: goodPassword, code, password, passwordAgain: password }
          return sendCall(changePassword, body, { token })
        }),
      )
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 422, 422])
      const winner = passwords[replies.findIndex(({ status }) => status === 200)] ?? ''
      expect((await logInWith(recipient, winner)).status).toBe(200)
    })

    test('ends every other session and keeps this one', async () => {
      const { token, recipient, code } = await ready()
      const others = [
        tokenOf(await logInWith(recipient, goodPassword)),
        tokenOf(await logInWith(recipient, goodPassword)),
      ]
      const { token: strangers } = await newPerson()
      const body = { currentPassword: goodPassword, code, ...newPassword }
      dataOf(changePassword, await sendCall(changePassword, body, { token }))
      for (const other of others)
        refusalOf(await sendCall(whoAmI, undefined, { token: other }), 'session-expired')
      for (const good of [token, strangers])
        dataOf(whoAmI, await sendCall(whoAmI, undefined, { token: good }))
      refusalOf(await unchanged(() => logInWith(recipient, goodPassword)), 'wrong-account-or-password')
      dataOf(logIn, await logInWith(recipient, newPassword.password))
    })
  })

  describe('a planted token', () => {
    const planted = 'v1.00000000-0000-4000-8000-000000000000.1.planted'

    test.each(['register', 'log-in'] as const)('is replaced when a code is used to %s', async (purpose) => {
      const recipient = await recipientFor(purpose)
      const body = bodyOf(purpose, recipient, await receiveCode(recipient, purpose))
      const token = tokenOf(await sendCall(callOf[purpose], body, { token: planted }))
      expect(token).not.toContain('00000000-0000-4000-8000-000000000000')
      dataOf(whoAmI, await sendCall(whoAmI, undefined, { token }))
      refusalOf(await sendCall(whoAmI, undefined, { token: planted }), 'logged-out')
    })

    test('of another person stays theirs, and the caller gets a new one', async () => {
      const [attacker, victim] = [await newPerson(), await newPerson()]
      const body = { account: victim.recipient, password: goodPassword, remember: false }
      const token = tokenOf(await sendCall(logIn, body, { token: attacker.token }))
      expect(dataOf(whoAmI, await sendCall(whoAmI, undefined, { token })).id).toBe(victim.id)
      expect(dataOf(whoAmI, await sendCall(whoAmI, undefined, { token: attacker.token })).id).toBe(
        attacker.id,
      )
    })
  })

  describe('the registration form', () => {
    test('ignores fields for role, company and account name', async () => {
      const recipient = newRecipientHere()
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
      const body = { ...filledIn(recipient, await receiveCode(recipient, 'register')), ...queries }
      const person = dataOf(register, await sendCall(register, body))
      expect(person).toMatchObject({ account: recipient, name: '周航', email: isMail ? recipient : null })
      expect(person.id).not.toBe(queries.id)
      const { rows } = await pool.query(
        'SELECT stated_company, session.kind FROM person JOIN session ON person_id = person.id WHERE account = $1',
        [recipient],
      )
      expect(rows).toEqual([{ stated_company: '远帆货运有限公司', kind: 'browser' }])
    })

    test.each(['agreement', 'policy'])('needs the %s accepted', async (container) => {
      const recipient = newRecipientHere()
      const full: Body = filledIn(recipient, await receiveCode(recipient, 'register'))
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
})

describe('a recipient', () => {
  test.each<[string, Body, object]>([
    ['nothing', {}, { mobile: 'required' }],
    ['both', { mobile: '13900001111', email: 'a@forwarder.example' }, { email: 'inconsistent' }],
    ['an email address as a mobile', { mobile: 'a@forwarder.example' }, { mobile: 'wrong-format' }],
    ['a mobile as an email address', { email: '+31612345678' }, { email: 'wrong-format' }],
    ['a satellite phone', { mobile: '+881612345678' }, { mobile: 'wrong-format' }],
    ['two addresses', { email: 'a@forwarder.example,b@forwarder.example' }, { email: 'wrong-format' }],
    ['a line break', { email: 'a@forwarder.example\nbcc: b@x.example' }, { email: 'wrong-format' }],
    ['a list', { email: ['a@forwarder.example'] }, { email: 'wrong-type' }],
  ])('cannot be %s', async (_what, typed, fields) => {
    for (const purpose of sentPurposes) {
      const asked = await unchanged(() => sendCall(sendCode, { ...typed, purpose }))
      expect(refusalOf(asked, 'invalid-input').fields).toEqual(fields)
      const { mobile: _m, email: _e, ...others } = bodyOf(purpose, '13900001111', '123456')
      const used = await unchanged(() => sendCall(callOf[purpose], { ...others, ...typed }))
      expect(refusalOf(used, 'invalid-input').fields).toEqual(fields)
    }
  })
})
