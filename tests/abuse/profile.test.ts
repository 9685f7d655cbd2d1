import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { requestToJoin } from '#contract/certification.ts'
import { logIn, whoAmI } from '#contract/identity.ts'
import {
  changeEmail,
  changeProfile,
  closeAccount,
  confirmEmail,
  copyMyData,
  setAvatar,
} from '#contract/profile.ts'
import { changePassword, logInByCode, register, sendCode, sendOwnCode } from '#contract/registration.ts'
import { dataOf, refusalOf } from '#tests/support/envelopes.ts'
import { insertLicence } from '#tests/support/licence-row.ts'
import { tokenOf } from '#tests/support/people.ts'
import { withSlowPasswords } from '#tests/support/quick-argon2.ts'
import { type Body, goodPassword, openRegistry, otherCode } from '#tests/support/registry.ts'

const registry = await openRegistry()
const {
  sendCall,
  pool,
  newPerson,
  newPersonAt,
  newMobile,
  codeOn,
  wait,
  messagesTo,
  logInWith,
  unchanged,
  receiveCode,
  filledIn,
} = registry
type TestPerson = Awaited<ReturnType<typeof newPerson>>

const rowOf = async (id: string) => (await pool.query('SELECT * FROM person WHERE id = $1', [id])).rows[0]
const auditOf = async (id: string) =>
  (await pool.query('SELECT action FROM audit_entry WHERE subject_id = $1 ORDER BY id', [id])).rows.map(
    ({ action }) => action,
  )
/** All data of a person that a refused call must leave unchanged. */
const untouched = async <T>(id: string, work: () => Promise<T>): Promise<T> => {
  const look = async () => [
    await rowOf(id),
    (await pool.query('SELECT * FROM membership WHERE person_id = $1', [id])).rows,
    (await pool.query('SELECT * FROM join_request WHERE applicant_id = $1', [id])).rows,
    (await pool.query('SELECT * FROM stored_file WHERE owner_id = $1', [id])).rows,
    (await pool.query('SELECT * FROM notification WHERE person_id = $1', [id])).rows,
    await auditOf(id),
  ]
  const before = await look()
  const result = await work()
  expect(await look()).toEqual(before)
  return result
}
const ownCode = async ({ mobile, token }: TestPerson, purpose: string) => {
  dataOf(sendOwnCode, await sendCall(sendOwnCode, { purpose }, { token }))
  const code = await codeOn(mobile)
  await wait(mobile, 60)
  return code
}
const close = (person: TestPerson, code: string, currentPassword = goodPassword) =>
  sendCall(closeAccount, { currentPassword, code }, { token: person.token })

let companies = 0
const companyWith = async (...members: [TestPerson, 'administrator' | 'member', 'active' | 'disabled'][]) => {
  companies += 1
  const [[first] = []] = members
  const licence = await insertLicence(pool, first?.id ?? '')
  const { rows } = await pool.query(
    `INSERT INTO company (name, name_key, credit_code, licence_file_id, state, entered_by, decided_at)
     VALUES ($1, $1, $1, $2, 'certified', $3, now()) RETURNING id`,
    [`Tideway ${companies}`, licence, first?.id],
  )
  for (const [{ id }, role, status] of members)
    await pool.query('INSERT INTO membership (company_id, person_id, role, status) VALUES ($1, $2, $3, $4)', [
      rows[0].id,
      id,
      role,
      status,
    ])
  return rows[0].id as string
}

describe('changing the profile', () => {
  const sound = { name: '周 远航', language: 'en' }

  test('saves trimmed values', async () => {
    const { id, token } = await newPerson()
    const reply = await sendCall(changeProfile, { ...sound, name: ' 周远航 ' }, { token })
    expect(dataOf(changeProfile, reply)).toMatchObject({ id, name: '周远航', language: 'en' })
  })

  test.each<[string, Body, Body]>([
    ['a digit in the name', { name: 'Zhou 2' }, { name: 'wrong-format' }],
    ['a line break in the name', { name: '启舷客服\n请打开' }, { name: 'wrong-format' }],
    ['a web address in the name', { name: '订单异常 evil-quay.cn' }, { name: 'wrong-format' }],
    ['a change of direction in the name', { name: '周\u202e航' }, { name: 'wrong-format' }],
    ['no name', { name: ' ' }, { name: 'required' }],
    ['a name without end', { name: '周'.repeat(51) }, { name: 'too-long' }],
    ['a list as name', { name: ['周'] }, { name: 'wrong-type' }],
    ['an unknown language', { language: "en'--" }, { language: 'unknown-value' }],
    [
      'everything at once',
      { name: '9', language: 'de' },
      { name: 'wrong-format', language: 'unknown-value' },
    ],
    ['an email address, which needs a code', { email: 'a@b.example' }, { email: 'unknown-field' }],
    ['a role', { role: 'administrator' }, { role: 'unknown-field' }],
    ['another person’s id', { id: randomUUID() }, { id: 'unknown-field' }],
  ])('with %s is refused by field and changes nothing', async (_what, wrong, fields) => {
    const { id, token } = await newPerson()
    const reply = await untouched(id, () => sendCall(changeProfile, { ...sound, ...wrong }, { token }))
    expect(refusalOf(reply, 'invalid-input').fields).toEqual(fields)
  })

  test('needs a token', async () => {
    for (const call of [changeProfile, changeEmail, confirmEmail, setAvatar, closeAccount, copyMyData])
      refusalOf(await unchanged(() => sendCall(call, sound)), 'logged-out')
  })
})

describe('an avatar', () => {
  const stored = async (ownerId: string, kind = 'avatar') => {
    const { rows } = await pool.query(
      `INSERT INTO stored_file (owner_id, kind, name, media_type, bytes, digest)
       VALUES ($1, $2, 'me.webp', 'image/webp', 10, 'digest') RETURNING id`,
      [ownerId, kind],
    )
    return rows[0].id as string
  }
  const filesOf = async (id: string) =>
    (await pool.query('SELECT id FROM stored_file WHERE owner_id = $1', [id])).rows.map((row) => row.id)

  test('replaces and deletes the previous one, and can be removed', async () => {
    const { id, token } = await newPerson()
    const [first, second] = [await stored(id), await stored(id)]
    dataOf(setAvatar, await sendCall(setAvatar, { fileId: first }, { token }))
    expect(await filesOf(id)).toEqual([first])
    const third = await stored(id)
    expect(dataOf(setAvatar, await sendCall(setAvatar, { fileId: third }, { token })).avatarFileId).toBe(
      third,
    )
    expect(await filesOf(id)).toEqual([third])
    expect(dataOf(setAvatar, await sendCall(setAvatar, { fileId: null }, { token })).avatarFileId).toBeNull()
    expect(await filesOf(id)).toEqual([])
    expect(second).not.toBe(first)
  })

  test('must be an own file of kind avatar', async () => {
    const { id, token } = await newPerson()
    const other = await newPerson()
    const [licence, foreign] = [await stored(id, 'licence'), await stored(other.id)]
    for (const fileId of [licence, foreign, randomUUID()]) {
      const reply = await untouched(other.id, () =>
        untouched(id, () => sendCall(setAvatar, { fileId }, { token })),
      )
      expect(refusalOf(reply, 'invalid-input').fields).toEqual({ fileId: 'unknown-value' })
    }
    for (const fileId of ['../x', 7, ['a'], undefined])
      refusalOf(await untouched(id, () => sendCall(setAvatar, { fileId }, { token })), 'invalid-input')
  })

  test('set twice in parallel leaves one file, the current one', async () => {
    const { id, token } = await newPerson()
    const pictures = await Promise.all([stored(id), stored(id), stored(id)])
    await Promise.all(pictures.map((fileId) => sendCall(setAvatar, { fileId }, { token })))
    const shown = (await rowOf(id)).avatar_file_id
    expect(await filesOf(id)).toEqual([shown])
  })
})

describe('a copy of the own data', () => {
  test('has all data of the person, no data of others and no secrets, and is limited per day', async () => {
    const person = await newPerson()
    const colleague = await newPerson()
    await companyWith([person, 'administrator', 'active'], [colleague, 'member', 'active'])
    await ownCode(person, 'change-password')
    const reply = await sendCall(copyMyData, undefined, { token: person.token })
    expect(reply.status).toBe(200)
    expect(reply.headers['content-disposition']).toContain('my-data.json')
    expect(reply.headers['cache-control']).toBe('no-store')
    expect(reply.json()).toMatchObject({
      person: { id: person.id, mobile: person.mobile, statedCompany: '远帆货运有限公司' },
      consents: [{ document: 'agreement' }, { document: 'policy' }],
      sessions: [{ brand: 'group', kind: 'browser' }],
      companies: { memberships: [{ role: 'administrator' }], joinRequests: [], invitationsAccepted: [] },
      inbox: { notifications: [], choices: [] },
      files: [{ kind: 'licence' }],
      audit: [{ action: 'person-data-copied', by: 'customer' }],
      letters: [{ template: 'verification-code', recipient: person.mobile }],
    })
    const { password_hash: hash } = await rowOf(person.id)
    for (const secret of [hash, colleague.id, colleague.mobile, await codeOn(person.mobile)])
      expect(reply.text).not.toContain(secret)
    expect(reply.text).not.toMatch(/secretHash|codeHash|passwordHash/)
    for (let time = 0; time < 4; time += 1)
      expect((await sendCall(copyMyData, undefined, { token: person.token })).status).toBe(200)
    refusalOf(
      await untouched(person.id, () => sendCall(copyMyData, undefined, { token: person.token })),
      'too-many-today',
    )
  })
})

test('a copy of the own data has no messages to the address of another person', async () => {
  const [victim, curious] = [await newPerson(), await newPerson()]
  const email = 'victim@shipper.example'
  // As after an earlier release, when any address was accepted.
  for (const { id } of [victim, curious])
    await pool.query('UPDATE person SET email = $2 WHERE id = $1', [id, email])
  dataOf(closeAccount, await close(victim, await ownCode(victim, 'close-account')))
  expect(await messagesTo(email)).toMatchObject([{ template: 'account-closed' }])
  const reply = await sendCall(copyMyData, undefined, { token: curious.token })
  expect(reply.json()).toMatchObject({ person: { email }, letters: [] })
  dataOf(closeAccount, await close(curious, await ownCode(curious, 'close-account')))
  const { rows } = await pool.query('SELECT person_id FROM outbox_message WHERE recipient = $1 ORDER BY id', [
    email,
  ])
  expect(rows).toEqual([{ person_id: victim.id }, { person_id: curious.id }])
  const networks = 'SELECT network FROM session WHERE person_id = $1'
  expect((await pool.query(networks, [curious.id])).rows).toEqual([{ network: null }])
})

describe('closing the account', () => {
  test('anonymises the row and frees the mobile', async () => {
    const person = await newPerson()
    const email = 'hang@shipper.example'
    dataOf(changeEmail, await sendCall(changeEmail, { email }, person))
    dataOf(confirmEmail, await sendCall(confirmEmail, { code: await codeOn(email) }, person))
    dataOf(changeEmail, await sendCall(changeEmail, { email: 'hang-new@shipper.example' }, person))
    const other = tokenOf(await logInWith(person.mobile, goodPassword))
    await pool.query(
      `INSERT INTO notification (person_id, kind, params, brand) VALUES ($1, 'password-changed', '{}', 'group')`,
      [person.id],
    )
    await pool.query(
      `INSERT INTO stored_file (owner_id, kind, name, media_type, bytes, digest)
       VALUES ($1, 'avatar', 'me.webp', 'image/webp', 10, 'digest')`,
      [person.id],
    )
    const code = await ownCode(person, 'close-account')
    expect(dataOf(closeAccount, await close(person, code))).toBeNull()
    const row = await rowOf(person.id)
    const none = { email: null, unconfirmed_email: null, stated_company: null, avatar_file_id: null }
    expect(row).toMatchObject({ name: '', ...none })
    expect(row.closed_at).not.toBeNull()
    expect(JSON.stringify(row)).not.toMatch(new RegExp(`${person.mobile}|hang|\\$argon2`))
    for (const token of [person.token, other])
      refusalOf(await sendCall(whoAmI, undefined, { token }), 'session-expired')
    for (const [table, column] of [
      ['notification', 'person_id'],
      ['stored_file', 'owner_id'],
      ['cross_brand_login', 'person_id'],
      ['one_time_code', 'person_id'],
    ])
      expect((await pool.query(`SELECT 1 FROM ${table} WHERE ${column} = $1`, [person.id])).rowCount).toBe(0)
    expect((await pool.query('SELECT 1 FROM consent WHERE person_id = $1', [person.id])).rowCount).toBe(2)
    expect(await auditOf(person.id)).toEqual(['person-closed'])
    expect((await messagesTo(person.mobile))[0]).toMatchObject({ template: 'account-closed' })
    expect((await messagesTo(email))[0]).toMatchObject({ template: 'account-closed' })
    const toUnconfirmed = await messagesTo('hang-new@shipper.example')
    expect(toUnconfirmed).toMatchObject([{ template: 'email-confirmation' }])

    refusalOf(await logInWith(person.mobile, goodPassword), 'wrong-account-or-password')
    refusalOf(await logInWith(row.account, 'closed'), 'wrong-account-or-password')
    await wait(person.mobile, 60)
    dataOf(sendCode, await sendCall(sendCode, { mobile: person.mobile, purpose: 'log-in' }))
    expect((await messagesTo(person.mobile))[0]).toMatchObject({ template: 'account-closed' })
    await wait(person.mobile, 60)
    const again = await sendCall(
      register,
      filledIn(person.mobile, await receiveCode(person.mobile, 'register')),
    )
    expect(dataOf(register, again).id).not.toBe(person.id)
  })

  test.each(['abroad', 'mail'] as const)('needs the code that was sent there: %s', async (destination) => {
    const { recipient, ...person } = await newPersonAt(destination)
    const asTestPerson = { ...person, mobile: recipient }
    const code = await ownCode(asTestPerson, 'close-account')
    const wrong = await untouched(person.id, () => close(asTestPerson, otherCode(code)))
    refusalOf(wrong, 'wrong-code')
    dataOf(closeAccount, await close(asTestPerson, code))
    expect(JSON.stringify(await rowOf(person.id))).not.toContain(recipient)
    const codes = 'SELECT 1 FROM one_time_code WHERE recipient = $1'
    expect((await pool.query(codes, [recipient])).rowCount).toBe(0)
    expect(await messagesTo(recipient)).toContainEqual(
      expect.objectContaining({ template: 'account-closed' }),
    )
    refusalOf(await logInWith(recipient, goodPassword), 'wrong-account-or-password')
    const again = filledIn(recipient, await receiveCode(recipient, 'register'))
    expect(dataOf(register, await sendCall(register, again)).id).not.toBe(person.id)
  })

  test.each<[string, (person: TestPerson) => Promise<Body>, string]>([
    [
      'with a wrong password',
      async (p) => ({ currentPassword: 'Wrong1234', code: await ownCode(p, 'close-account') }),
      'wrong-account-or-password',
    ],
    [
      'with a wrong code',
      async (p) => ({ currentPassword: goodPassword, code: otherCode(await ownCode(p, 'close-account')) }),
      'wrong-code',
    ],
    [
      'with the code of a password change',
      async (p) => ({ currentPassword: goodPassword, code: await ownCode(p, 'change-password') }),
      'wrong-code',
    ],
    [
      'with the code of another person',
      async () => ({
        currentPassword: goodPassword,
        code: await ownCode(await newPerson(), 'close-account'),
      }),
      'wrong-code',
    ],
    ['without a code', async () => ({ currentPassword: goodPassword }), 'invalid-input'],
    ['without the password', async (p) => ({ code: await ownCode(p, 'close-account') }), 'invalid-input'],
  ])('%s is refused', async (_how, bodyOf, refusal) => {
    const person = await newPerson()
    const body = await bodyOf(person)
    const reply = await untouched(person.id, () => sendCall(closeAccount, body, { token: person.token }))
    refusalOf(reply, refusal as 'wrong-code')
    dataOf(whoAmI, await sendCall(whoAmI, undefined, { token: person.token }))
  })

  test('is refused only to the last administrator of a company with other members', async () => {
    const [head, member, second] = [await newPerson(), await newPerson(), await newPerson()]
    const companyId = await companyWith(
      [head, 'administrator', 'active'],
      [member, 'member', 'active'],
      [second, 'administrator', 'disabled'],
    )
    const code = await ownCode(head, 'close-account')
    refusalOf(await untouched(head.id, () => close(head, code)), 'last-administrator')
    dataOf(closeAccount, await close(member, await ownCode(member, 'close-account')))
    await pool.query(`UPDATE membership SET status = 'active' WHERE person_id = $1`, [second.id])
    // The code was not the reason for the refusal, so it is still valid.
    dataOf(closeAccount, await close(head, code))
    // The last member may leave.
    dataOf(closeAccount, await close(second, await ownCode(second, 'close-account')))
    const left = await pool.query('SELECT 1 FROM membership WHERE company_id = $1', [companyId])
    expect(left.rowCount).toBe(0)
  })

  test('deletes an open join request and an application under review', async () => {
    const [head, hopeful, applicant] = [await newPerson(), await newPerson(), await newPerson()]
    const companyId = await companyWith([head, 'administrator', 'active'])
    await pool.query(
      `INSERT INTO join_request (company_id, applicant_id, state) VALUES ($1, $2, 'pending')`,
      [companyId, hopeful.id],
    )
    await pool.query(
      `INSERT INTO company (name, name_key, credit_code, licence_file_id, state, entered_by)
       VALUES ('New', 'New', 'New', $1, 'under-review', $2)`,
      [await insertLicence(pool, applicant.id), applicant.id],
    )
    for (const person of [hopeful, applicant])
      dataOf(closeAccount, await close(person, await ownCode(person, 'close-account')))
    expect(
      (await pool.query('SELECT 1 FROM join_request WHERE applicant_id = $1', [hopeful.id])).rowCount,
    ).toBe(0)
    expect((await pool.query('SELECT 1 FROM company WHERE entered_by = $1', [applicant.id])).rowCount).toBe(0)
  })

  test('twice in parallel happens once', async () => {
    const person = await newPerson()
    const code = await ownCode(person, 'close-account')
    const replies = await Promise.all([close(person, code), close(person, code), close(person, code)])
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await auditOf(person.id)).toEqual(['person-closed'])
  })

  test('during a login by password or code leaves no open session', async () => {
    for (let round = 0; round < 4; round += 1) {
      const person = await newPerson()
      const code = await ownCode(person, 'close-account')
      const logInCode = await receiveCode(person.mobile, 'log-in')
      const byCode = { mobile: person.mobile, code: logInCode, remember: true }
      await withSlowPasswords(async () => {
        await Promise.all([
          logInWith(person.mobile, goodPassword),
          sendCall(logInByCode, byCode),
          close(person, code),
          logInWith(person.mobile, goodPassword),
        ])
      })
      const { rowCount } = await pool.query(
        'SELECT 1 FROM session WHERE person_id = $1 AND ended_at IS NULL',
        [person.id],
      )
      expect([rowCount, (await rowOf(person.id)).closed_at !== null]).toEqual([0, true])
    }
  })

  test('refuses calls of the owner that were waiting for a lock', async () => {
    const head = await newPerson()
    const companyId = await companyWith([head, 'administrator', 'active'])
    const { rows } = await pool.query('SELECT name FROM company WHERE id = $1', [companyId])
    const person = await newPerson()
    const code = await ownCode(person, 'close-account')
    const waiting = async () =>
      (await pool.query(`SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND NOT granted`)).rowCount
    const holder = await pool.connect()
    await holder.query('BEGIN')
    await holder.query(`SELECT pg_advisory_xact_lock(hashtextextended($1, 0))`, [`company of ${person.id}`])
    const closing = close(person, code)
    await expect.poll(waiting).toBe(1)
    // Authenticated while the session was open, it gets the lock after the account was closed.
    const joining = sendCall(requestToJoin, { companyName: rows[0].name }, { token: person.token })
    await expect.poll(waiting).toBe(2)
    await holder.query('COMMIT')
    holder.release()
    dataOf(closeAccount, await closing)
    refusalOf(await joining, 'session-expired')
    const asked = await pool.query('SELECT 1 FROM join_request WHERE applicant_id = $1', [person.id])
    expect(asked.rowCount).toBe(0)
  })
})

test('a changed password is audited, and the owner is notified', async () => {
  const person = await newPerson()
  const fresh = { password: 'Beacon4096', passwordAgain: 'Beacon4096' }
  const body = { currentPassword: goodPassword, code: await ownCode(person, 'change-password'), ...fresh }
  dataOf(changePassword, await sendCall(changePassword, body, { token: person.token }))
  const { rows } = await pool.query('SELECT kind FROM notification WHERE person_id = $1', [person.id])
  expect(rows).toEqual([{ kind: 'password-changed' }])
  expect(await auditOf(person.id)).toEqual(['person-password-changed'])
  dataOf(logIn, await logInWith(person.mobile, fresh.password))
  expect(newMobile()).toMatch(/^139/)
})
