import { describe, expect, test } from 'vitest'
import { whoAmI } from '#contract/identity.ts'
import { changeAccount, changeMobile, sendMobileCode } from '#contract/profile.ts'
import { sendOwnCode } from '#contract/registration.ts'
import { dataOf, refusalOf } from '#tests/support/envelopes.ts'
import { type Body, goodPassword, openRegistry, otherCode } from '#tests/support/registry.ts'

const registry = await openRegistry()
const { sendCall, pool, newPersonAt, newRecipient, codeOn, wait, messagesTo, logInWith, unchanged } = registry
type Registered = Awaited<ReturnType<typeof newPersonAt>>

const auditOf = async ({ id }: Registered) =>
  (await pool.query('SELECT action, before, after FROM audit_entry WHERE subject_id = $1', [id])).rows
const ask = (person: Registered, mobile: string) =>
  sendCall(sendMobileCode, { mobile }, { token: person.token })
const codeToNew = async (person: Registered, mobile: string) => {
  dataOf(sendMobileCode, await ask(person, mobile))
  return codeOn(mobile)
}
const toMobile = (person: Registered, body: Body) =>
  sendCall(changeMobile, { currentPassword: goodPassword, ...body }, { token: person.token })
const codeForAccount = async (person: Registered) => {
  dataOf(sendOwnCode, await sendCall(sendOwnCode, { purpose: 'change-account' }, { token: person.token }))
  return codeOn(person.recipient)
}
const toAccount = (person: Registered, body: Body) =>
  sendCall(changeAccount, { currentPassword: goodPassword, ...body }, { token: person.token })

describe('a changed mobile', () => {
  test.each([
    ['mainland', 'abroad'],
    ['abroad', 'mainland'],
    ['mail', 'abroad'],
  ] as const)(
    'from %s to %s is logged in with, audited, and the former one gets a message',
    async (from, to) => {
      const person = await newPersonAt(from)
      const mobile = newRecipient(to)
      const code = await codeToNew(person, mobile)
      const saved = dataOf(changeMobile, await toMobile(person, { mobile, code }))
      expect(saved.mobile).toMatch(/\*{4}/)
      expect(saved.account).toBe(from === 'mail' ? person.recipient : mobile)
      expect((await logInWith(mobile, goodPassword)).status).toBe(200)
      const former = await logInWith(person.recipient, goodPassword)
      expect(former.status).toBe(from === 'mail' ? 200 : 422)
      const templates = (await messagesTo(person.recipient)).map(({ template }) => template)
      expect(templates.includes('mobile-replaced')).toBe(from !== 'mail')
      const [entry] = await auditOf(person)
      expect(entry).toMatchObject({ action: 'person-mobile-changed' })
      expect(JSON.stringify(entry)).not.toContain(mobile)
      refusalOf(await unchanged(() => toMobile(person, { mobile, code })), 'wrong-code')
    },
  )

  test('that has an account is answered like any other, gets no code, and is never taken', async () => {
    const [person, owner] = [await newPersonAt('mainland'), await newPersonAt('abroad')]
    const free = newRecipient('abroad')
    const [asked, other] = [await ask(person, owner.recipient), await ask(await newPersonAt('mail'), free)]
    expect(asked.text).toBe(other.text)
    expect((await messagesTo(owner.recipient))[0]).toMatchObject({ template: 'already-registered' })
    const guess = () => toMobile(person, { mobile: owner.recipient, code: '123456' })
    refusalOf(await unchanged(guess), 'wrong-code')
  })

  test('is refused with a wrong password, a wrong code, the code of another person or for another mobile', async () => {
    const [person, other] = [await newPersonAt('mainland'), await newPersonAt('mainland')]
    const [mobile, elsewhere] = [newRecipient('abroad'), newRecipient('abroad')]
    const code = await codeToNew(person, mobile)
    const strangers = await codeToNew(other, elsewhere)
    const refused: [Body, 'wrong-code' | 'wrong-account-or-password' | 'invalid-input'][] = [
      [{ mobile, code, currentPassword: 'Wrong1234' }, 'wrong-account-or-password'],
      [{ mobile, code, currentPassword: undefined }, 'invalid-input'],
      [{ mobile: elsewhere, code: strangers }, 'wrong-code'],
      [{ mobile: newRecipient('abroad'), code }, 'wrong-code'],
      [{ mobile, code: otherCode(code) }, 'wrong-code'],
      [{ mobile: 'x', code }, 'invalid-input'],
      [{ mobile, code: '' }, 'invalid-input'],
    ]
    for (const [body, refusal] of refused) refusalOf(await unchanged(() => toMobile(person, body)), refusal)
    const visitor = () => sendCall(changeMobile, { mobile, code, currentPassword: goodPassword })
    refusalOf(await unchanged(visitor), 'logged-out')
    dataOf(changeMobile, await toMobile(person, { mobile, code }))
  })

  test('codes for it are limited by mobile and by person', async () => {
    const person = await newPersonAt('mainland')
    const mobile = newRecipient('mainland')
    dataOf(sendMobileCode, await ask(person, mobile))
    refusalOf(await unchanged(() => ask(person, mobile)), 'too-many-attempts')
    for (let sent = 1; sent < 10; sent += 1)
      dataOf(sendMobileCode, await ask(person, newRecipient('mainland')))
    refusalOf(await unchanged(() => ask(person, newRecipient('mainland'))), 'too-many-today')
  })

  test('with one code five times in parallel happens once', async () => {
    const person = await newPersonAt('mainland')
    const mobile = newRecipient('abroad')
    const code = await codeToNew(person, mobile)
    const replies = await Promise.all([1, 2, 3].map(() => toMobile(person, { mobile, code })))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await auditOf(person)).toHaveLength(1)
  })
})

describe('a changed account name', () => {
  test.each(['mainland', 'mail'] as const)('is logged in with, whatever its case: %s', async (from) => {
    const person = await newPersonAt(from)
    const account = `Anna.${person.id.slice(-6)}`
    const code = await codeForAccount(person)
    const saved = dataOf(changeAccount, await toAccount(person, { account: ` ${account} `, code }))
    expect(saved.account).toBe(account.toLowerCase())
    for (const key of [account, person.recipient])
      expect((await logInWith(key, goodPassword)).status).toBe(200)
    expect(await auditOf(person)).toMatchObject([
      { action: 'person-account-changed', after: { account: account.toLowerCase() } },
    ])
    refusalOf(await unchanged(() => toAccount(person, { account: 'another', code })), 'wrong-code')
  })

  test.each([
    'abc',
    '4anna',
    'anna@forwarder.example',
    '+31612345678',
    '13900001111',
    'an na',
    'anna!',
    'a'.repeat(51),
  ])('cannot be "%s"', async (account) => {
    const person = await newPersonAt('mainland')
    const reply = await unchanged(() => toAccount(person, { account, code: '123456' }))
    expect(refusalOf(reply, 'invalid-input').fields).toEqual({ account: 'wrong-format' })
  })

  test('that is taken is refused, and the code stays good; ten names a day can be tried', async () => {
    const [person, owner] = [await newPersonAt('mainland'), await newPersonAt('mail')]
    const account = `harbour-${owner.id.slice(-6)}`
    dataOf(changeAccount, await toAccount(owner, { account, code: await codeForAccount(owner) }))
    const code = await codeForAccount(person)
    const taken = () => toAccount(person, { account: account.toUpperCase(), code })
    for (let tried = 0; tried < 10; tried += 1) refusalOf(await unchanged(taken), 'account-taken')
    // The attempts with the password are over then, those of the day are not.
    await wait(person.id, 15 * 60)
    refusalOf(await unchanged(taken), 'too-many-today')
    expect(dataOf(whoAmI, await sendCall(whoAmI, undefined, { token: person.token })).account).toBe(
      person.recipient,
    )
  })

  test('is refused with a wrong password, and with a code for another purpose', async () => {
    const person = await newPersonAt('mail')
    const code = await codeForAccount(person)
    const wrong = () => toAccount(person, { account: 'anchor', code, currentPassword: 'Wrong1234' })
    refusalOf(await unchanged(wrong), 'wrong-account-or-password')
    await wait(person.recipient, 60)
    dataOf(sendOwnCode, await sendCall(sendOwnCode, { purpose: 'close-account' }, { token: person.token }))
    const forClosing = await codeOn(person.recipient)
    if (forClosing === code) return
    refusalOf(await unchanged(() => toAccount(person, { account: 'anchor', code: forClosing })), 'wrong-code')
  })
})
