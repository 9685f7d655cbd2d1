import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import * as calls from '#contract/notifications.ts'
import { mostInDigest } from '#domain/notifications/digest.ts'
import type { Db } from '#server/platform/database/connect.ts'
import { renderText } from '#server/platform/outbox/render-message.ts'
import { dataOf, refusalOf } from '#tests/support/envelopes.ts'
import { openRegistry } from '#tests/support/registry.ts'
import { type Contact, createNotify } from './notify.ts'
import { sendDigests } from './send-digests.ts'

const registry = await openRegistry()
const { pool, sendCall } = registry
const { database } = registry.site
const jobs = { enqueue: async () => {}, start: async () => {}, stop: async () => {} }
const contactOf = async (db: Db, id: string): Promise<Contact | undefined> => {
  const { rows } = await db.execute<Contact>(sql`SELECT mobile, email, language FROM person WHERE id = ${id}`)
  return rows[0]
}
const originOf = (brand: string) => `https://${brand}.quayside.example`
const notify = createNotify({ jobs, contactOf, originOf })
// A Wednesday.
const morning = new Date('2026-11-18T08:05:00+08:00')
const time = { now: morning }
const send = () => sendDigests({ database, clock: { now: () => time.now }, jobs, contactOf, originOf })

beforeEach(async () => {
  time.now = morning
  await pool.query('DELETE FROM notification; DELETE FROM outbox_message')
})

const choose = (token: string, choice: object) =>
  sendCall(calls.setNotificationChoices, { choices: [choice] }, { token })
const daily = { topic: 'company', channel: 'mail', isWanted: true, isDaily: true }

const newReader = async () => {
  const person = await registry.newPerson()
  const email = `digest-${person.id}@quayside.example`
  await pool.query(`UPDATE person SET email = $2, language = 'en' WHERE id = $1`, [person.id, email])
  dataOf(calls.setNotificationChoices, await choose(person.token, daily))
  return { ...person, email }
}
const tell = async (personId: string, company: string, createdAt = '2026-11-17T15:00:00+08:00') => {
  await database.transaction((_, client) =>
    notify(client, {
      personId,
      kind: 'join-approved',
      params: { company },
      path: '/workbench/company',
      brand: 'ningbo',
    }),
  )
  await pool.query(
    `UPDATE notification SET created_at = $2 WHERE person_id = $1 AND params ->> 'company' = $3`,
    [personId, createdAt, company],
  )
}
const mails = async (recipient: string) =>
  (
    await pool.query(
      'SELECT recipient, brand, language, template, params FROM outbox_message WHERE recipient = $1 ORDER BY id',
      [recipient],
    )
  ).rows
const waiting = async () => (await pool.query('SELECT FROM notification_digest')).rowCount

describe('a daily summary', () => {
  test('has what arrived since the last one, in one message, on the morning of a working day', async () => {
    const { id, email } = await newReader()
    await tell(id, 'Tideway')
    await tell(id, 'Moss Lines')
    expect(await mails(email)).toEqual([])
    time.now = new Date('2026-11-18T07:59:00+08:00')
    await send()
    expect([await mails(email), await waiting()]).toEqual([[], 2])
    time.now = morning
    await send()
    const [mail, ...others] = await mails(email)
    expect(others).toEqual([])
    expect(mail).toMatchObject({ template: 'daily-digest', brand: 'ningbo', params: { count: '2' } })
    const { subject, text } = renderText(mail)
    expect(subject).toContain('2')
    for (const part of ['Tideway', 'Moss Lines', 'https://ningbo.quayside.example/workbench/inbox'])
      expect(text).toContain(part)
    // Each leads to its page.
    expect(text.match(/^ {2}https:\/\/ningbo\.quayside\.example\/workbench\/company$/gm)).toHaveLength(2)
    await send()
    expect(await mails(email)).toHaveLength(1)
  })

  test('counts in the words of its language, and says when it does not list all', async () => {
    const { id, email } = await newReader()
    await tell(id, 'Tideway')
    await send()
    const [one] = await mails(email)
    expect(renderText(one).subject).toBe('Daily summary: 1 notification')
    await pool.query('DELETE FROM outbox_message')
    for (let index = 0; index <= mostInDigest; index += 1) await tell(id, `Line ${index}`)
    await send()
    const [many] = await mails(email)
    const { subject, text } = renderText(many)
    expect(subject).toBe('Daily summary: 51 notifications')
    expect(text).toMatch(/^Notifications since the last summary: 51\. The latest 50 are listed here/)
    expect(text.match(/^- /gm)).toHaveLength(mostInDigest)
    expect(renderText({ ...many, language: 'zh' }).text).toMatch(
      /^上次汇总以来的消息共 51 条，以下为最近 50 条/,
    )
  })

  test('leaves out what was read, and is not sent for nothing', async () => {
    const { id, email } = await newReader()
    await tell(id, 'Tideway')
    await pool.query('UPDATE notification SET read_at = now()')
    await send()
    expect([await mails(email), await waiting()]).toEqual([[], 0])
  })

  test('waits for the next working day with what arrived after the morning, and over the weekend', async () => {
    const { id, email } = await newReader()
    await tell(id, 'Tideway', '2026-11-20T09:00:00+08:00')
    for (const now of ['2026-11-20T18:00:00+08:00', '2026-11-21T09:00:00+08:00']) {
      time.now = new Date(now)
      await send()
      expect(await mails(email)).toEqual([])
    }
    time.now = new Date('2026-11-23T08:00:00+08:00')
    await send()
    expect(await mails(email)).toHaveLength(1)
  })

  test('is sent once by runs at the same time', async () => {
    const readers = await Promise.all([newReader(), newReader(), newReader()])
    for (const { id } of readers) for (const company of ['A', 'B', 'C']) await tell(id, company)
    await Promise.all([send(), send(), send(), send()])
    for (const { email } of readers) {
      const sent = await mails(email)
      expect(sent).toHaveLength(1)
      expect(sent[0].params.count).toBe('3')
    }
    expect(await waiting()).toBe(0)
  })

  test('is not chosen for SMS or for the security of the account, and nothing changes', async () => {
    const { id, token } = await newReader()
    const chosen = () =>
      pool.query('SELECT * FROM notification_choice WHERE person_id = $1 ORDER BY topic, channel', [id])
    const before = (await chosen()).rows
    for (const change of [{ channel: 'sms' }, { topic: 'security' }]) {
      const reply = await choose(token, { ...daily, ...change })
      expect(refusalOf(reply, 'invalid-input').fields).toEqual({ 'choices.0': 'inconsistent' })
    }
    expect((await chosen()).rows).toEqual(before)
  })

  test('ends with the choice: mail is sent at once again, or not at all', async () => {
    const { id, token, email } = await newReader()
    const made = dataOf(calls.setNotificationChoices, await choose(token, { ...daily, isDaily: false }))
    expect(made.choices).toContainEqual({ topic: 'company', channel: 'mail', isWanted: true })
    await tell(id, 'Tideway')
    expect(await mails(email)).toMatchObject([{ template: 'join-approved' }])
    dataOf(calls.setNotificationChoices, await choose(token, { ...daily, isWanted: false, isDaily: false }))
    await tell(id, 'Moss Lines')
    await send()
    expect(await mails(email)).toHaveLength(1)
  })
})
