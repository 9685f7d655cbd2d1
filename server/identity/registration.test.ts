import { describe, expect, test } from 'vitest'
import { whoAmI } from '#contract/identity.ts'
import { logInByCode, register, resetPassword, sendCode } from '#contract/registration.ts'
import { readToken } from '#domain/identity/token.ts'
import { createJobs } from '#server/platform/jobs/jobs.ts'
import { createLog } from '#server/platform/logs.ts'
import { renderText } from '#server/platform/outbox/render-message.ts'
import { openApp } from '#tests/support/app.ts'
import { dataOf, refusalOf } from '#tests/support/envelopes.ts'
import { tokenOf } from '#tests/support/people.ts'
import { goodPassword, identityEndpointsOnly, openRegistry } from '#tests/support/registry.ts'

const registry = await openRegistry()
const { site, pool, sendCall, newMobile, newPerson, receiveCode, filledIn, messagesTo, codeOn, wait } =
  registry

describe('registering', () => {
  test('saves the person and the accepted agreements, and logs in until the browser closes', async () => {
    const mobile = newMobile()
    const typed = filledIn(` +86 ${mobile}`, await receiveCode(mobile, 'register'))
    const reply = await sendCall(register, { ...typed, name: ' 周航 ' }, { host: 'nb.localhost' })
    const { id, ...person } = dataOf(register, reply)
    expect(person).toEqual({
      account: mobile,
      name: '周航',
      mobile: `139****${mobile.slice(-4)}`,
      email: null,
      logsInByEmail: false,
      unconfirmedEmail: null,
      language: 'zh',
      avatarFileId: null,
      statedCompany: '远帆货运有限公司',
    })
    expect(reply.text).not.toContain(tokenOf(reply))
    expect(dataOf(whoAmI, await sendCall(whoAmI, undefined, { token: tokenOf(reply) })).id).toBe(id)
    const { rows: sessions } = await pool.query('SELECT kind, brand FROM session WHERE person_id = $1', [id])
    expect(sessions).toEqual([{ kind: 'browser', brand: 'ningbo' }])
    const { rows: consents } = await pool.query(
      `SELECT document, version, brand, agreed_at > now() - interval '1 minute' AS lately
       FROM consent WHERE person_id = $1 ORDER BY document`,
      [id],
    )
    const consent = { version: '2026-11-17', brand: 'ningbo', lately: true }
    expect(consents).toEqual([
      { document: 'agreement', ...consent },
      { document: 'policy', ...consent },
    ])
  })

  test('allows login by mobile and password', async () => {
    const { mobile, id } = await newPerson()
    expect((await registry.logInWith(mobile, goodPassword)).json()).toMatchObject({ data: { id } })
  })

  test('names every wrong field at once, by type and by rule', async () => {
    const body = {
      mobile: '12345',
      code: 'x',
      name: '周航3',
      companyName: ' ',
      password: 'short1',
      passwordAgain: 'other',
      agreement: false,
    }
    expect(refusalOf(await sendCall(register, body), 'invalid-input')).toMatchObject({
      params: { count: 8 },
      fields: {
        mobile: 'wrong-format',
        code: 'wrong-format',
        name: 'wrong-format',
        companyName: 'required',
        password: 'too-short',
        passwordAgain: 'inconsistent',
        agreement: 'unknown-value',
        policy: 'required',
      },
    })
    refusalOf(await sendCall(register, { ...body, agreement: true, policy: true }), 'invalid-input')
  })

  test.each([
    ['a line break in the name', { name: '客服\n请打开' }, { name: 'wrong-format' }],
    ['a web address as name', { name: 'evil-quay.cn' }, { name: 'wrong-format' }],
    ['an invisible letter in the company', { companyName: '海\u3164运' }, { companyName: 'wrong-format' }],
  ])('with %s is refused, adds no one and leaves the code valid', async (_, wrong, fields) => {
    const mobile = newMobile()
    const typed = filledIn(mobile, await receiveCode(mobile, 'register'))
    const stored = async () =>
      (await pool.query('SELECT (SELECT count(*) FROM person), (SELECT count(*) FROM outbox_message)')).rows
    const before = await stored()
    expect(refusalOf(await sendCall(register, { ...typed, ...wrong }), 'invalid-input').fields).toEqual(
      fields,
    )
    expect(await stored()).toEqual(before)
    dataOf(register, await sendCall(register, typed))
  })

  test('accepts a code with spaces and full-width digits', async () => {
    const mobile = newMobile()
    const code = await receiveCode(mobile, 'register')
    const wide = [...code].map((digit) => String.fromCodePoint(0xff10 + Number(digit)))
    const typed = ` ${wide.slice(0, 3).join('')} ${wide.slice(3).join('')} `
    dataOf(register, await sendCall(register, filledIn(mobile, typed)))
  })

  test('that fails leaves nothing behind, and its code stays valid', async () => {
    const mobile = newMobile()
    const typed = filledIn(mobile, await receiveCode(mobile, 'register'))
    await pool.query('ALTER TABLE consent ADD CONSTRAINT no_consent CHECK (false) NOT VALID')
    try {
      const reply = await registry.unchanged(() => sendCall(register, typed))
      expect([reply.status, reply.headers['access-token']]).toEqual([500, undefined])
    } finally {
      await pool.query('ALTER TABLE consent DROP CONSTRAINT no_consent')
    }
    dataOf(register, await sendCall(register, typed))
  })

  test('a mobile that was registered after its code was sent gets a wrong code and no changes', async () => {
    const mobile = newMobile()
    const code = await receiveCode(mobile, 'register')
    await pool.query(
      `INSERT INTO person (account, mobile, name, password_hash) VALUES ('quicker', $1, 'x', 'x')`,
      [mobile],
    )
    const counts = `SELECT (SELECT count(*) FROM person) AS people, (SELECT count(*) FROM session) AS sessions,
      (SELECT count(*) FROM consent) AS consents`
    const before = (await pool.query(counts)).rows
    refusalOf(await sendCall(register, filledIn(mobile, code)), 'wrong-code')
    expect((await pool.query(counts)).rows).toEqual(before)
  })
})

describe('a code', () => {
  test('is stored as a keyed hash and is not in the reply', async () => {
    const mobile = newMobile()
    const reply = await sendCall(sendCode, { mobile, purpose: 'register' })
    const code = await codeOn(mobile)
    expect(code).toMatch(/^\d{6}$/)
    expect(reply.text).not.toContain(code)
    const { rows } = await pool.query(
      'SELECT code_hash, purpose, tries FROM one_time_code WHERE recipient = $1',
      [mobile],
    )
    expect(rows).toEqual([
      { code_hash: expect.stringMatching(/^[0-9a-f]{64}$/), purpose: 'register', tries: 0 },
    ])
  })

  test.each(['zh', 'en'] as const)('is sent in the name of the brand, in %s', async (language) => {
    const mobile = newMobile()
    const body = JSON.stringify({ mobile, purpose: 'register' })
    const headers = { cookie: `language=${language}`, 'x-forwarded-for': registry.newAddress() }
    await site.request(sendCode.path, { method: 'POST', host: 'nb.localhost', headers, body })
    const [letter] = await messagesTo(mobile)
    const written = renderText({
      recipient: mobile,
      language,
      template: 'verification-code',
      params: letter?.params ?? {},
    })
    expect(written.text).toContain(letter?.params.code)
    expect(written.text).toContain(letter?.params.brand)
    expect(`${written.subject}${written.text}`).not.toMatch(/[{}]/)
  })

  test.each([
    [false, 'browser'],
    [true, 'remembered'],
  ])('logs in, remembered %s as %s', async (remember, kind) => {
    const { mobile, id } = await newPerson()
    const reply = await sendCall(logInByCode, { mobile, code: await receiveCode(mobile, 'log-in'), remember })
    expect(dataOf(logInByCode, reply).id).toBe(id)
    const session = readToken(tokenOf(reply))?.session
    expect((await pool.query('SELECT kind FROM session WHERE id = $1', [session])).rows).toEqual([{ kind }])
  })

  test('resets a forgotten password, ends all sessions and does not log in', async () => {
    const { mobile, token, id } = await newPerson()
    const { token: strangers } = await newPerson()
    const code = await receiveCode(mobile, 'reset-password')
    const fresh = { password: 'Beacon4096', passwordAgain: 'Beacon4096' }
    const reply = await sendCall(resetPassword, { mobile, code, ...fresh })
    expect(dataOf(resetPassword, reply)).toBeNull()
    expect(reply.headers['access-token']).toBeUndefined()
    refusalOf(await sendCall(whoAmI, undefined, { token }), 'session-expired')
    dataOf(whoAmI, await sendCall(whoAmI, undefined, { token: strangers }))
    const { rows } = await pool.query('SELECT end_reason FROM session WHERE person_id = $1', [id])
    expect(rows).toEqual([{ end_reason: 'password-changed' }])
    refusalOf(await registry.logInWith(mobile, goodPassword), 'wrong-account-or-password')
    tokenOf(await registry.logInWith(mobile, fresh.password))
  })

  test('is not compared after a hundred mobiles from one IP address', async () => {
    const { mobile } = await newPerson()
    const code = await receiveCode(mobile, 'log-in')
    const address = registry.newAddress()
    const from = `INSERT INTO attempt_count (purpose, subject, attempts) VALUES ('code-use', $1, 100)`
    await pool.query(from, [address])
    const body = { mobile, code, remember: false }
    refusalOf(await sendCall(logInByCode, body, { address }), 'too-many-attempts')
    dataOf(logInByCode, await sendCall(logInByCode, body))
  })
})

test('the log contains no codes, passwords, tokens or mobiles', async () => {
  const { database } = site
  const jobs = createJobs(database.url, createLog('silent'))
  const app = await openApp(identityEndpointsOnly(database, jobs))
  await jobs.start([])
  const mobile = newMobile()
  const post = (path: string, body: object) =>
    app.request(path, { method: 'POST', body: JSON.stringify(body) })
  dataOf(sendCode, await post(sendCode.path, { mobile, purpose: 'register' }))
  const code = await codeOn(mobile)
  const token = tokenOf(await post(register.path, filledIn(mobile, code)))
  await wait(mobile, 60)
  refusalOf(await post(register.path, filledIn(mobile, code)), 'wrong-code')
  await jobs.stop()
  const log = app.lines.join('')
  expect(log).toContain(register.path)
  for (const secret of [`"${code}"`, token, mobile, goodPassword]) expect(log).not.toContain(secret)
})
