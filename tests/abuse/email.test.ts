import { describe, expect, test } from 'vitest'
import { whoAmI } from '#contract/identity.ts'
import { getNotificationChoices } from '#contract/notifications.ts'
import { changeEmail, changeProfile, confirmEmail } from '#contract/profile.ts'
import { changePassword, sendCode, sendOwnCode } from '#contract/registration.ts'
import { codeRules } from '#domain/identity/one-time-code.ts'
import { dataOf, refusalOf } from '#tests/support/envelopes.ts'
import { goodPassword, openRegistry, otherCode } from '#tests/support/registry.ts'

const {
  sendCall,
  pool,
  newPerson,
  newPersonAt,
  newRecipient,
  codeOn,
  wait,
  messagesTo,
  unchanged,
  ...registry
} = await openRegistry()
type TestPerson = Awaited<ReturnType<typeof newPerson>>

let addresses = 0
const newEmail = () => {
  addresses += 1
  return `hang.${addresses}@shipper.example`
}
const change = (person: TestPerson, email: unknown) =>
  sendCall(changeEmail, { email } as never, { token: person.token })
const confirm = (person: TestPerson, code: unknown) =>
  sendCall(confirmEmail, { code } as never, { token: person.token })
/** Enters an address and returns the code that was sent there. */
const enter = async (person: TestPerson, email: string) => {
  dataOf(changeEmail, await change(person, email))
  return codeOn(email)
}
const confirmed = async (person: TestPerson) => {
  const email = newEmail()
  dataOf(confirmEmail, await confirm(person, await enter(person, email)))
  return email
}
const emailsOf = async (person: TestPerson) => {
  const { email, unconfirmedEmail } = dataOf(whoAmI, await sendCall(whoAmI, undefined, person))
  return { email, unconfirmedEmail }
}

describe('an email address', () => {
  test('is unconfirmed until its code is entered, and gets nothing but that code', async () => {
    const person = await newPerson()
    const email = newEmail()
    const reply = dataOf(changeEmail, await change(person, ` ${email} `))
    expect(reply.codeSent).toEqual({ secondsToNext: 60, lifeSeconds: 1800 })
    expect(await emailsOf(person)).toEqual({ email: null, unconfirmedEmail: email })
    const choices = await sendCall(getNotificationChoices, undefined, person)
    expect(dataOf(getNotificationChoices, choices).hasEmail).toBe(false)
    dataOf(sendOwnCode, await sendCall(sendOwnCode, { purpose: 'change-password' }, person))
    const fresh = { password: 'Beacon4096', passwordAgain: 'Beacon4096' }
    const code = await codeOn(person.mobile)
    const body = { currentPassword: goodPassword, code, ...fresh }
    dataOf(changePassword, await sendCall(changePassword, body, person))
    expect(await messagesTo(email)).toMatchObject([{ template: 'email-confirmation' }])
    const saved = dataOf(confirmEmail, await confirm(person, ` ${await codeOn(email)}`))
    expect(saved).toMatchObject({ email, unconfirmedEmail: null })
    const after = await sendCall(getNotificationChoices, undefined, person)
    expect(dataOf(getNotificationChoices, after).hasEmail).toBe(true)
  })

  test('stays in force until the new one is confirmed', async () => {
    const person = await newPerson()
    const [email, next] = [await confirmed(person), newEmail()]
    const code = await enter(person, next)
    expect(await emailsOf(person)).toEqual({ email, unconfirmedEmail: next })
    dataOf(confirmEmail, await confirm(person, code))
    expect(await emailsOf(person)).toEqual({ email: next, unconfirmedEmail: null })
  })

  test.each(['zh', 'en'] as const)(
    'that was replaced gets a message about it, once, in %s',
    async (language) => {
      const person = await newPerson()
      await pool.query('UPDATE person SET language = $1 WHERE id = $2', [language, person.id])
      const [email, next, last] = [await confirmed(person), newEmail(), newEmail()]
      const code = await enter(person, next)
      const before = await messagesTo(email)
      expect(before).toMatchObject([{ template: 'email-confirmation' }])
      refusalOf(await confirm(person, otherCode(code)), 'wrong-code')
      expect(await messagesTo(email)).toEqual(before)
      dataOf(confirmEmail, await confirm(person, code))
      const [replaced, ...others] = await messagesTo(email)
      expect(replaced).toMatchObject({ template: 'email-replaced', language })
      expect(replaced?.params.time).toMatch(
        language === 'zh' ? /^\d{4}年\d+月\d+日\s\d\d:\d\d$/ : /^\d+\s\w{3}\s\d{4}/,
      )
      expect(JSON.stringify(replaced?.params)).not.toContain(next)
      expect(others).toEqual(before)
      // An address that was never confirmed gets no such message.
      await wait(person.id, codeRules.secondsBetween)
      await enter(person, last)
      dataOf(changeEmail, await change(person, null))
      expect(await messagesTo(last)).toMatchObject([{ template: 'email-confirmation' }])
      expect(await messagesTo(next)).toMatchObject([
        { template: 'email-replaced' },
        { template: 'email-confirmation' },
      ])
    },
  )

  test('that is entered again cancels a change, and the code of the change is worthless', async () => {
    const person = await newPerson()
    const email = await confirmed(person)
    const code = await enter(person, newEmail())
    expect(dataOf(changeEmail, await change(person, email)).codeSent).toBeNull()
    expect(await emailsOf(person)).toEqual({ email, unconfirmedEmail: null })
    refusalOf(await unchanged(() => confirm(person, code)), 'wrong-code')
  })

  test.each([null, '', '  '])('is removed by %j without a code, with an open change', async (none) => {
    const person = await newPerson()
    await confirmed(person)
    await enter(person, newEmail())
    expect(dataOf(changeEmail, await change(person, none)).codeSent).toBeNull()
    expect(await emailsOf(person)).toEqual({ email: null, unconfirmedEmail: null })
  })

  test.each([['zhou@'], ['a@b.example\nbcc:c@d.example'], ['a'.repeat(255)], [7], [['a@b.example']]])(
    '%j is refused by field',
    async (email) => {
      const person = await newPerson()
      const reply = await unchanged(() => change(person, email))
      expect(Object.keys(refusalOf(reply, 'invalid-input').fields ?? {})).toEqual(['email'])
    },
  )

  test('is not part of the profile', async () => {
    const person = await newPerson()
    const body = { name: '周航', language: 'zh', email: 'a@b.example', unconfirmedEmail: 'a@b.example' }
    const reply = await unchanged(() => sendCall(changeProfile, body, person))
    expect(refusalOf(reply, 'invalid-input').fields).toEqual({
      email: 'unknown-field',
      unconfirmedEmail: 'unknown-field',
    })
  })
})

describe('the code to an email address', () => {
  test('is stored as a hash and works once', async () => {
    const person = await newPerson()
    const email = newEmail()
    const code = await enter(person, email)
    const { rows } = await pool.query('SELECT * FROM one_time_code WHERE recipient = $1', [email])
    expect(rows).toMatchObject([{ person_id: person.id, purpose: 'confirm-email', tries: 0 }])
    expect(rows[0].code_hash).not.toContain(code)
    dataOf(confirmEmail, await confirm(person, code))
    refusalOf(await unchanged(() => confirm(person, code)), 'wrong-code')
  })

  test('is worthless to another person with the same address', async () => {
    const [victim, other] = [await newPerson(), await newPerson()]
    const email = newEmail()
    const code = await enter(victim, email)
    await wait(email, 60)
    const second = await enter(other, email)
    // One code in a million is the same by chance.
    if (code === second) return
    refusalOf(await unchanged(() => confirm(other, code)), 'wrong-code')
    refusalOf(await unchanged(() => confirm(victim, second)), 'wrong-code')
    // The second request did not void the code of the first.
    expect(dataOf(confirmEmail, await confirm(victim, code)).email).toBe(email)
  })

  test('is worthless for another address and for another purpose', async () => {
    const person = await newPerson()
    const first = await enter(person, newEmail())
    const second = await enter(person, newEmail())
    if (first !== second) refusalOf(await unchanged(() => confirm(person, first)), 'wrong-code')
    dataOf(sendOwnCode, await sendCall(sendOwnCode, { purpose: 'close-account' }, person))
    const bySms = await codeOn(person.mobile)
    if (bySms !== second) refusalOf(await unchanged(() => confirm(person, bySms)), 'wrong-code')
    dataOf(confirmEmail, await confirm(person, second))
  })

  test('is void after five wrong ones', async () => {
    const person = await newPerson()
    const code = await enter(person, newEmail())
    for (let step = 1; step <= codeRules.maxTries; step += 1)
      refusalOf(await unchanged(() => confirm(person, otherCode(code, step))), 'wrong-code')
    refusalOf(await unchanged(() => confirm(person, code)), 'wrong-code')
  })

  test.each([
    ['29 minutes', 29 * 60, 200],
    ['30 minutes', 30 * 60, 422],
  ])('is valid for half an hour: after %s', async (_when, seconds, status) => {
    const person = await newPerson()
    const email = newEmail()
    const code = await enter(person, email)
    await wait(email, seconds)
    expect((await confirm(person, code)).status).toBe(status)
  })

  test('entered five times in parallel confirms once', async () => {
    const person = await newPerson()
    const code = await enter(person, newEmail())
    const replies = await Promise.all(Array.from({ length: 5 }, () => confirm(person, code)))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422, 422])
  })

  test.each(['', 'abc', '12345', null, ['123456']])('%j is refused by field', async (code) => {
    const person = await newPerson()
    await enter(person, newEmail())
    refusalOf(await unchanged(() => confirm(person, code)), 'invalid-input')
  })

  test('without a waiting address is wrong', async () => {
    const person = await newPerson()
    refusalOf(await unchanged(() => confirm(person, '123456')), 'wrong-code')
  })
})

describe('the codes to email addresses are limited', () => {
  test('to one a minute for a mailbox, for all users and all spellings', async () => {
    const [person, other] = [await newPerson(), await newPerson()]
    const email = newEmail()
    await enter(person, email)
    for (const [asking, address] of [
      [person, email],
      [other, email.toUpperCase()],
    ] as const)
      refusalOf(await unchanged(() => change(asking, address)), 'too-many-attempts')
    await wait(email, 60)
    expect((await change(person, email)).status).toBe(200)
  })

  test('to ten a day for a mailbox', async () => {
    const email = newEmail()
    for (let time = 0; time < codeRules.maxPerDay; time += 1) {
      await enter(await newPerson(), email)
      await wait(email, 60)
    }
    const person = await newPerson()
    refusalOf(await unchanged(() => change(person, email)), 'too-many-today')
  })

  test('to ten a day for a person, to whatever address', async () => {
    const person = await newPerson()
    for (let time = 0; time < codeRules.maxPerDay; time += 1) await enter(person, newEmail())
    refusalOf(await unchanged(() => change(person, newEmail())), 'too-many-today')
    // Removing an address sends nothing.
    dataOf(changeEmail, await change(person, null))
  })

  test.each([
    ['network', 'code-network', '10.9.8.0/24', 300, 'too-many-today'],
    ['site', 'code-budget', 'mail hour', 1_000, 'codes-paused'],
  ] as const)('by the codes of the whole %s', async (_which, purpose, subject, spent, refused) => {
    const person = await newPerson()
    const counter = [purpose, subject]
    await pool.query('DELETE FROM attempt_count WHERE purpose = $1 AND subject = $2', counter)
    await pool.query('INSERT INTO attempt_count (purpose, subject, attempts) VALUES ($1, $2, $3)', [
      ...counter,
      spent,
    ])
    const from = { token: person.token, address: '10.9.8.7' }
    refusalOf(await unchanged(() => sendCall(changeEmail, { email: newEmail() }, from)), refused)
    await pool.query('DELETE FROM attempt_count WHERE purpose = $1 AND subject = $2', counter)
    dataOf(changeEmail, await sendCall(changeEmail, { email: newEmail() }, from))
  })
})

describe('the email address that a person logs in with', () => {
  type Registered = Awaited<ReturnType<typeof newPersonAt>>
  const changeTo = (person: Registered, email: unknown, currentPassword?: unknown) =>
    sendCall(changeEmail, { email, currentPassword } as never, { token: person.token })
  const confirmBy = (person: Registered, code: string) =>
    sendCall(confirmEmail, { code }, { token: person.token })
  const logInCodes = ['log-in', 'reset-password'] as const

  test('is not changed without the password, or with a wrong one', async () => {
    const person = await newPersonAt('mail')
    for (const email of [newEmail(), null]) {
      const without = await unchanged(() => changeTo(person, email))
      const wrong = await unchanged(() => changeTo(person, email, 'Wrong1234'))
      const [field] = Object.keys(refusalOf(without, 'invalid-input').fields ?? {})
      expect(field).toBe(email === null ? 'email' : 'currentPassword')
      refusalOf(wrong, email === null ? 'invalid-input' : 'wrong-account-or-password')
    }
  })

  test('cannot be removed without a mobile', async () => {
    const person = await newPersonAt('mail')
    const reply = await unchanged(() => changeTo(person, null, goodPassword))
    expect(refusalOf(reply, 'invalid-input').fields).toEqual({ email: 'required' })
  })

  test('is replaced as account, log-in and recipient of codes, and the former one gets a message', async () => {
    const person = await newPersonAt('mail')
    const next = newEmail().toUpperCase()
    dataOf(changeEmail, await changeTo(person, next, goodPassword))
    // Again, and without the password: it was given for this address.
    await wait(next.toLowerCase(), 60)
    dataOf(changeEmail, await changeTo(person, next))
    const saved = dataOf(confirmEmail, await confirmBy(person, await codeOn(next)))
    expect(saved).toMatchObject({ email: next, account: next.toLowerCase(), mobile: null })
    expect((await messagesTo(person.recipient))[0]).toMatchObject({ template: 'email-replaced' })
    const former = await unchanged(() => registry.logInWith(person.recipient, goodPassword))
    refusalOf(former, 'wrong-account-or-password')
    expect((await registry.logInWith(next, goodPassword)).status).toBe(200)
    await wait(next.toLowerCase(), 60)
    dataOf(sendOwnCode, await sendCall(sendOwnCode, { purpose: 'change-password' }, { token: person.token }))
    expect((await messagesTo(next.toLowerCase()))[0]).toMatchObject({ template: 'verification-code' })
  })

  test('cannot be that of another account, and asking does not reveal it', async () => {
    const [person, other] = [await newPersonAt('mail'), await newPersonAt('mail')]
    const asked = await changeTo(person, other.recipient, goodPassword)
    const unknown = await changeTo(await newPersonAt('mail'), newEmail(), goodPassword)
    expect(dataOf(changeEmail, asked).codeSent).toEqual(dataOf(changeEmail, unknown).codeSent)
    const before = await pool.query('SELECT account, email, log_in_email FROM person ORDER BY id')
    refusalOf(await confirmBy(person, await codeOn(other.recipient)), 'email-taken')
    expect((await pool.query('SELECT account, email, log_in_email FROM person ORDER BY id')).rows).toEqual(
      before.rows,
    )
  })

  test('is only that of those who registered with it: a contact address opens no account', async () => {
    const person = await newPerson()
    const email = await confirmed(person)
    refusalOf(await unchanged(() => registry.logInWith(email, goodPassword)), 'wrong-account-or-password')
    await wait(email, 60)
    for (const purpose of logInCodes) {
      await unchanged(() => sendCall(sendCode, { email, purpose }))
      await wait(email, 60)
    }
    expect(await messagesTo(email)).toMatchObject([{ template: 'email-confirmation' }])
  })
})
