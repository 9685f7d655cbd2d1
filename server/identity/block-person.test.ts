import { describe, expect, test } from 'vitest'
import { logIn, whoAmI } from '#contract/identity.ts'
import { blockPerson, listPeople, readPerson } from '#contract/people.ts'
import { logInByCode, resetPassword, sendCode } from '#contract/registration.ts'
import { dataOf, refusalOf } from '#tests/support/envelopes.ts'
import { openStaffSite } from '#tests/support/staff-site.ts'

const staff = await openStaffSite()
const { sendCall, pool, unchanged } = staff
const token = await staff.logInAs('administrator')
const me = await staff.idOf('admin')
const host = 'localhost'
const reason = 'Reported stolen by the owner'

const change = (personId: string, change: 'block' | 'unblock', as = token) =>
  sendCall(blockPerson, { token: as, body: { personId, change, reason } })
const blocked = async (name: string) => {
  const customer = await staff.newCustomer(name)
  dataOf(blockPerson, await change(customer.id, 'block'))
  return customer
}
const withPassword = (account: string, password = 'Harbour2026') =>
  sendCall(logIn, { host, body: { account, password, remember: false } })
/** The code of the message that the call puts into the outbox. */
const codeFor = async (mobile: string, purpose: string): Promise<string> => {
  dataOf(sendCode, await sendCall(sendCode, { host, body: { mobile, purpose } }))
  await pool.query(`DELETE FROM attempt_count WHERE subject = $1 AND purpose = 'code-pause'`, [mobile])
  const sent = await pool.query(
    `SELECT params ->> 'code' AS code FROM outbox_message WHERE recipient = $1 ORDER BY id DESC LIMIT 1`,
    [mobile],
  )
  return sent.rows[0].code
}
const messagesTo = async (personId: string) =>
  (
    await pool.query('SELECT template, params FROM outbox_message WHERE person_id = $1 ORDER BY id', [
      personId,
    ])
  ).rows

describe('blocking an account', () => {
  test('ends its sessions at once, notifies the user without the reason and is audited', async () => {
    const customer = await staff.newCustomer('Rowan Pike')
    await withPassword(customer.mobile)
    const file = dataOf(blockPerson, await change(customer.id, 'block'))
    expect(file).toMatchObject({ blockedAt: expect.any(String), blockReason: reason, sessions: [] })
    refusalOf(await sendCall(whoAmI, { host, token: customer.token }), 'session-expired')
    const ends = await pool.query('SELECT DISTINCT end_reason FROM session WHERE person_id = $1', [
      customer.id,
    ])
    expect(ends.rows).toEqual([{ end_reason: 'account-disabled' }])
    expect(await staff.audited('person-blocked', customer.id)).toMatchObject([
      { actor_id: me, after: { reason, ended: 2 } },
    ])
    const messages = await messagesTo(customer.id)
    expect(messages.map(({ template }) => template)).toContain('account-blocked')
    expect(JSON.stringify(messages)).not.toContain(reason)
  })

  test('is shown in the list and ended with a reason, after which the password works again', async () => {
    const customer = await blocked('Sorrel Marsh')
    const { rows } = dataOf(listPeople, await sendCall(listPeople, { token, query: { search: 'sorrel' } }))
    expect(rows).toMatchObject([{ personId: customer.id, blockedAt: expect.any(String) }])
    const file = dataOf(blockPerson, await change(customer.id, 'unblock'))
    expect(file).toMatchObject({ blockedAt: null, blockReason: null })
    expect(await staff.audited('person-unblocked', customer.id)).toMatchObject([
      { before: { reason }, after: { reason } },
    ])
    expect((await messagesTo(customer.id)).at(-1)).toMatchObject({ template: 'account-unblocked' })
    expect((await withPassword(customer.mobile)).status).toBe(200)
  })

  test('twice, of an unknown person or of staff changes nothing', async () => {
    const customer = await blocked('Yarrow Finch')
    refusalOf(await unchanged(() => change(customer.id, 'block')), 'account-block-unchanged')
    const open = await staff.newCustomer('Clover Finch')
    refusalOf(await unchanged(() => change(open.id, 'unblock')), 'account-block-unchanged')
    const unknown = '00000000-0000-4000-8000-000000000001'
    for (const id of [unknown, me]) refusalOf(await unchanged(() => change(id, 'block')), 'not-found')
  })

  test.each(['block', 'unblock'] as const)(
    'by two administrators at once: one can %s, the other is refused',
    async (what) => {
      for (let round = 0; round < 4; round += 1) {
        const name = `Pair ${what} ${round}`
        const { id } = what === 'block' ? await staff.newCustomer(name) : await blocked(name)
        const replies = await Promise.all([change(id, what), change(id, what)])
        expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
        expect(await staff.audited(`person-${what}ed`, id)).toHaveLength(1)
        const templates = (await messagesTo(id)).map(({ template }) => template)
        // One for the mobile and one for the email address.
        expect(templates.filter((template) => template === `account-${what}ed`)).toHaveLength(2)
      }
    },
  )

  test.each(['sales', 'operations', 'reviewer', 'editor', 'tariff-manager'] as const)(
    'is refused to %s and changes nothing',
    async (role) => {
      const customer = await staff.newCustomer()
      const other = await staff.logInAs(role)
      refusalOf(await unchanged(() => change(customer.id, 'block', other)), 'not-allowed')
      const file = dataOf(readPerson, await sendCall(readPerson, { token, query: { personId: customer.id } }))
      expect(file).toMatchObject({ blockedAt: null, sessions: [{}] })
    },
  )
})

describe('the holder of a session', () => {
  const whoIs = (bearer: string) => sendCall(whoAmI, { host, token: bearer })
  const endOf = async (bearer: string) => refusalOf(await whoIs(bearer), 'session-expired')
  const named = { reason: 'account-disabled' }

  test('reads that the account is blocked, never why, and no longer once it is unblocked', async () => {
    const customer = await blocked('Linden Ash')
    const ended = await endOf(customer.token)
    expect(ended).toMatchObject({ params: named })
    expect(JSON.stringify(ended)).not.toContain(reason)
    dataOf(blockPerson, await change(customer.id, 'unblock'))
    expect((await endOf(customer.token)).params ?? {}).toEqual({})
  })

  test('that ended otherwise before the block reads nothing of it', async () => {
    const customer = await staff.newCustomer('Alder Wren')
    await pool.query(`UPDATE session SET ended_at = now(), end_reason = 'logged-out' WHERE person_id = $1`, [
      customer.id,
    ])
    dataOf(blockPerson, await change(customer.id, 'block'))
    expect((await endOf(customer.token)).params ?? {}).toEqual({})
  })

  test('without the secret of the token reads nothing of it', async () => {
    const customer = await blocked('Rowan Elm')
    const wrong = customer.token.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))
    const answer = await unchanged(() => whoIs(wrong))
    refusalOf(answer, 'logged-out')
    expect(answer.text).not.toContain('disabled')
  })
})

describe('a blocked account', () => {
  test('gets the same answer to the right password as to a wrong one', async () => {
    const customer = await blocked('Thistle Byrne')
    const sessions = () => pool.query('SELECT count(*) FROM session WHERE person_id = $1', [customer.id])
    const before = (await sessions()).rows
    const right = refusalOf(await withPassword(customer.mobile), 'wrong-account-or-password')
    const wrong = refusalOf(await withPassword(customer.mobile, 'Wrong2026'), 'wrong-account-or-password')
    expect(right).toEqual(wrong)
    expect((await sessions()).rows).toEqual(before)
  })

  test.each(['log-in', 'reset-password'] as const)(
    'is sent no code to %s, and the answer does not say so',
    async (purpose) => {
      const [known, gone] = [await staff.newCustomer(), await blocked('Bracken Holt')]
      const ask = (mobile: string) => sendCall(sendCode, { host, body: { mobile, purpose } })
      const [first, second] = [await ask(known.mobile), await ask(gone.mobile)]
      expect(dataOf(sendCode, second)).toEqual(dataOf(sendCode, first))
      const codes = await pool.query('SELECT recipient FROM one_time_code WHERE recipient = ANY($1)', [
        [known.mobile, gone.mobile],
      ])
      expect(codes.rows).toEqual([{ recipient: known.mobile }])
    },
  )

  test('cannot use a code that was sent before the block', async () => {
    const customer = await staff.newCustomer('Heath Orr')
    const { mobile } = customer
    const password = 'Harbour2027'
    const [logInCode, resetCode] = [await codeFor(mobile, 'log-in'), await codeFor(mobile, 'reset-password')]
    dataOf(blockPerson, await change(customer.id, 'block'))
    const hash = () => pool.query('SELECT password_hash FROM person WHERE id = $1', [customer.id])
    const before = (await hash()).rows
    const byCode = { mobile, code: logInCode, remember: false }
    refusalOf(await sendCall(logInByCode, { host, body: byCode }), 'wrong-code')
    const reset = { mobile, code: resetCode, password, passwordAgain: password }
    refusalOf(await sendCall(resetPassword, { host, body: reset }), 'wrong-code')
    expect((await hash()).rows).toEqual(before)
  })
})
