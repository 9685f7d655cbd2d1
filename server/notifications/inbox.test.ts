import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import * as calls from '#contract/notifications.ts'
import type { Db } from '#server/platform/database/connect.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import { renderText } from '#server/platform/outbox/render-message.ts'
import { dataOf, refusalOf } from '#tests/support/envelopes.ts'
import { openRegistry } from '#tests/support/registry.ts'
import { type Contact, createNotify } from './notify.ts'
import { notificationSweep } from './sweep.ts'

const registry = await openRegistry()
const { pool, sendCall } = registry
const { database } = registry.site
const jobs: Jobs = { enqueue: async () => {}, start: async () => {}, stop: async () => {} }
/** As implemented by the identity module. */
const contactOf = async (db: Db, id: string): Promise<Contact | undefined> => {
  const { rows } = await db.execute<Contact>(
    sql`SELECT mobile, email, language FROM person WHERE id = ${id} AND closed_at IS NULL`,
  )
  return rows[0]
}
const notify = createNotify({ jobs, contactOf, originOf: (brand) => `https://${brand}.quayside.example` })

const tell = (personId: string) =>
  database.transaction((_, client) =>
    notify(client, {
      personId,
      kind: 'join-approved',
      params: { company: 'Tideway' },
      path: '/workbench/company',
      brand: 'ningbo',
    }),
  )
const security = { kind: 'password-changed', params: {}, path: null, brand: 'group' } as const
const warn = (personId: string) =>
  database.transaction((_, client) => notify(client, { personId, ...security }))
const list = async (token: string, query = '') =>
  dataOf(
    calls.listNotifications,
    await sendCall(
      { ...calls.listNotifications, path: `${calls.listNotifications.path}${query}` },
      undefined,
      {
        token,
      },
    ),
  )
const choose = (token: string, ...choices: object[]) =>
  sendCall(calls.setNotificationChoices, { choices }, { token })
const messagesTo = async (recipients: readonly string[]) =>
  (
    await pool.query(
      `SELECT channel, recipient, brand, language, template, params FROM outbox_message
       WHERE recipient = ANY($1) AND template <> 'verification-code' ORDER BY id`,
      [recipients],
    )
  ).rows
const withEmail = async () => {
  const person = await registry.newPerson()
  const email = `${person.mobile}@shipper.example`
  await pool.query(`UPDATE person SET email = $2, language = 'en' WHERE id = $1`, [person.id, email])
  return { ...person, email }
}

describe('a notification', () => {
  test('is saved in the inbox and sent by mail with its link if mail is chosen', async () => {
    const { id, token, mobile, email } = await withEmail()
    await tell(id)
    const inbox = await list(token)
    expect(inbox).toMatchObject({
      unread: 1,
      hasMore: false,
      rows: [{ kind: 'join-approved', params: { company: 'Tideway' }, brand: 'ningbo', isRead: false }],
    })
    const [message, ...more] = await messagesTo([mobile, email])
    expect(more).toEqual([])
    expect(message).toMatchObject({ channel: 'mail', recipient: email, brand: 'ningbo', language: 'en' })
    const words = renderText(message)
    expect(words.subject).toBe('Your join request was approved')
    expect(words.text).toContain('a member of Tideway')
    expect(words.text).toContain('https://ningbo.quayside.example/workbench/company')
  })

  test('about security is also sent by SMS without a link, and by mail only with an email address', async () => {
    const { id, mobile } = await registry.newPerson()
    await warn(id)
    const messages = await messagesTo([mobile])
    expect(messages).toMatchObject([{ channel: 'sms', template: 'password-changed', language: 'zh' }])
    expect(renderText(messages[0]).text).toMatch(/^【.+】.*密码/)
    const other = await withEmail()
    await warn(other.id)
    expect((await messagesTo([other.mobile, other.email])).map(({ channel }) => channel)).toEqual([
      'sms',
      'mail',
    ])
  })

  test('is sent through the chosen channels', async () => {
    const { id, token, mobile, email } = await withEmail()
    const off = { topic: 'company', channel: 'mail', isWanted: false }
    const on = { topic: 'company', channel: 'sms', isWanted: true }
    const chosen = dataOf(calls.setNotificationChoices, await choose(token, off, on))
    expect(chosen.hasEmail).toBe(true)
    expect(chosen.choices).toHaveLength(14)
    expect(chosen.choices).toEqual(expect.arrayContaining([off, on]))
    expect(
      dataOf(
        calls.getNotificationChoices,
        await sendCall(calls.getNotificationChoices, undefined, { token }),
      ),
    ).toEqual(chosen)
    await tell(id)
    expect(await messagesTo([mobile, email])).toMatchObject([{ channel: 'sms', recipient: mobile }])
    dataOf(calls.setNotificationChoices, await choose(token, { ...on, isWanted: false }))
    await tell(id)
    expect(await messagesTo([mobile, email])).toHaveLength(1)
  })

  test('is saved in the transaction of the change', async () => {
    const { id, token, mobile } = await registry.newPerson()
    const undone = database.transaction(async (_, client) => {
      await notify(client, { personId: id, ...security })
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await list(token)).toMatchObject({ rows: [], unread: 0 })
    expect(await messagesTo([mobile])).toEqual([])
  })

  test('to a closed account is not saved', async () => {
    const { id, mobile } = await registry.newPerson()
    await pool.query('UPDATE person SET closed_at = now() WHERE id = $1', [id])
    await warn(id)
    expect(await messagesTo([mobile])).toEqual([])
    expect((await pool.query('SELECT FROM notification WHERE person_id = $1', [id])).rows).toEqual([])
  })
})

describe('the inbox', () => {
  test('is paged, newest first, and keeps what was read', async () => {
    const { id, token } = await registry.newPerson()
    for (let number = 0; number < 5; number += 1) await tell(id)
    const first = await list(token, '?size=2')
    expect(first).toMatchObject({ hasMore: true, unread: 5 })
    const second = await list(token, `?size=2&before=${first.rows[1]?.id}`)
    const third = await list(token, `?size=2&before=${second.rows[1]?.id}`)
    expect(third.hasMore).toBe(false)
    const ids = [first, second, third].flatMap(({ rows }) => rows.map((row) => row.id))
    expect(ids).toEqual([...ids].sort((one, other) => other - one))
    expect(new Set(ids).size).toBe(5)

    const mark = async (body: object) =>
      dataOf(calls.markNotificationsRead, await sendCall(calls.markNotificationsRead, { ...body }, { token }))
        .unread
    expect(await mark({ ids: [ids[0]] })).toBe(4)
    expect(await mark({ upTo: ids[2] })).toBe(1)
    expect(await mark({ upTo: ids[2] })).toBe(1)
    expect((await list(token, '?unreadOnly=yes')).rows.map((row) => row.id)).toEqual([ids[1]])
    expect((await list(token, '?size=1000000')).rows).toHaveLength(5)
  })

  test('deletes read notifications after half a year, and all after two years', async () => {
    const { id } = await registry.newPerson()
    await pool.query(
      `INSERT INTO notification (person_id, kind, params, brand, created_at, read_at)
       SELECT $1, 'password-changed', jsonb_build_object('days', days, 'read', was_read), 'group',
         now() - make_interval(days => days), CASE WHEN was_read THEN now() END
       FROM (VALUES (179, true), (181, true), (181, false), (728, false), (732, false)) AS v (days, was_read)`,
      [id],
    )
    const sweep = notificationSweep(database)
    expect(sweep.cron).toBe('37 4 * * *')
    await sweep.work({})
    const { rows } = await pool.query('SELECT params FROM notification WHERE person_id = $1 ORDER BY id', [
      id,
    ])
    expect(rows.map(({ params }) => [params.days, params.read])).toEqual([
      [179, true],
      [181, false],
      [728, false],
    ])
  })
})

test('choices that the schema refuses and choices that break a rule are named together', async () => {
  const { token } = await registry.newPerson()
  const [sms, mail] = [
    { topic: 'company', channel: 'sms', isWanted: false },
    { topic: 'company', channel: 'mail', isWanted: false },
  ]
  dataOf(calls.setNotificationChoices, await choose(token, mail))
  const reply = await choose(token, sms, { ...sms, topic: 'weather' }, sms, { ...mail, isWanted: true })
  expect(refusalOf(reply, 'invalid-input').fields).toEqual({
    'choices.1.topic': 'unknown-value',
    'choices.2': 'inconsistent',
    'choices.3': 'inconsistent',
  })
  const unknown = { ...sms, channel: 'pigeon' }
  expect(refusalOf(await choose(token, unknown, unknown), 'invalid-input').fields).toEqual({
    'choices.0.channel': 'unknown-value',
    'choices.1.channel': 'unknown-value',
  })
})

test('mail cannot be chosen without an email address', async () => {
  const { token } = await registry.newPerson()
  const mail = { topic: 'company', channel: 'mail', isWanted: false }
  dataOf(calls.setNotificationChoices, await choose(token, mail))
  const reply = await choose(token, { ...mail, isWanted: true })
  expect(refusalOf(reply, 'invalid-input').fields).toEqual({ 'choices.0': 'inconsistent' })
})
