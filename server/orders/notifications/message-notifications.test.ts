import { beforeEach, expect, test } from 'vitest'
import { markOrderMessagesRead, sendOrderMessage, sendOrderMessageByStaff } from '#contract/order-messages.ts'
import { followOrder } from '#contract/order-people.ts'
import { createNotify } from '#server/notifications/index.ts'
import { dataOf } from '#tests/support/envelopes.ts'
import { openOrderSite } from '#tests/support/order-site.ts'
import { noon } from '#tests/support/price-site.data.ts'
import { deliverOrderNotifications } from './deliver-notifications.ts'

const site = await openOrderSite('Written Trading')
const { sendCall, pool, time, member, administrator, operations, unchanged } = site
const follower = await site.newPerson('Follower')
await site.join(site.companyId, follower)
const other = await site.newCompany('Not Written Trading')
await pool.query(`UPDATE person SET email = account || '@written.example'`)

const jobs = { enqueue: async () => {}, start: async () => {}, stop: async () => {} }
const contactOf = async (_: unknown, id: string) =>
  (await pool.query('SELECT mobile, email, language FROM person WHERE id = $1', [id])).rows[0]
const deliver = () =>
  deliverOrderNotifications({
    database: site.database,
    clock: { now: () => time.now },
    findPeople: async () => [],
    notify: createNotify({ jobs, contactOf, originOf: (brand) => `https://${brand}.quayside.example` }),
  })

let keys = 0
const bodyOf = (number: string) => {
  keys += 1
  return { number, text: 'The ship is late', files: [], key: `key-of-a-notice-${keys}` }
}
const write = async (number: string, body = bodyOf(number)) =>
  dataOf(sendOrderMessageByStaff, await sendCall(sendOrderMessageByStaff, body, { who: operations }))
const answer = async (number: string, who: string) =>
  dataOf(sendOrderMessage, await sendCall(sendOrderMessage, bodyOf(number), { who }))
const readUpTo = async (number: string, upTo: number | undefined, who: string) =>
  dataOf(markOrderMessagesRead, await sendCall(markOrderMessagesRead, { number, upTo }, { who }))
const lastOf = async (number: string) => (await write(number)).messages.at(-1)?.id

const inbox = async (personId: string) =>
  (
    await pool.query(
      `SELECT kind, params, path, read_at IS NULL AS unread FROM notification WHERE person_id = $1 ORDER BY id`,
      [personId],
    )
  ).rows
const unreadOf = async (personId: string) => (await inbox(personId)).map(({ unread }) => unread)

async function followed(): Promise<string> {
  const { number } = await site.placed(member)
  dataOf(followOrder, await sendCall(followOrder, { number, follows: true }, { who: follower }))
  await deliver()
  await pool.query('DELETE FROM notification; DELETE FROM outbox_message')
  return number
}

beforeEach(() => {
  time.now = noon
})

test('a message of staff is notified once to those who look after the order or follow it, and to no one else', async () => {
  const number = await followed()
  const body = bodyOf(number)
  await write(number, body)
  await write(number, body)
  await Promise.all([deliver(), deliver(), deliver()])
  const path = `/workbench/ShippingOrderDetail?number=${number}#messages`
  const notification = { kind: 'order-message', params: { order: number }, path, unread: true }
  expect([await inbox(member), await inbox(follower)]).toEqual([[notification], [notification]])
  const { rows } = await pool.query('SELECT person_id FROM notification')
  expect(rows).toHaveLength(2)
  expect([await inbox(administrator), await inbox(other.administrator)]).toEqual([[], []])
  // By mail; an SMS is sent to those who chose it.
  const sent = await pool.query('SELECT channel, template, params FROM outbox_message')
  const params = expect.objectContaining({ link: expect.stringMatching(/number=S[\d-]+#messages$/) })
  const mail = { channel: 'mail', template: 'order-message', params }
  expect(sent.rows).toEqual([mail, mail])
  await unchanged(deliver)
})

test('several in a row make one notification until it is read', async () => {
  const number = await followed()
  await Promise.all([write(number), write(number), write(number)])
  await Promise.all([deliver(), deliver(), deliver()])
  await write(number)
  await deliver()
  expect([await unreadOf(member), await unreadOf(follower)]).toEqual([[true], [true]])
  await pool.query('UPDATE notification SET read_at = now() WHERE person_id = $1', [follower])
  await write(number)
  await deliver()
  expect([await unreadOf(member), await unreadOf(follower)]).toEqual([[true], [false, true]])
})

test('who has read all messages on the order has read their notification, and is notified of the next', async () => {
  const number = await followed()
  const first = await lastOf(number)
  const last = await lastOf(number)
  await deliver()
  await readUpTo(number, first, member)
  expect(await unreadOf(member)).toEqual([true])
  await readUpTo(number, last, member)
  expect([await unreadOf(member), await unreadOf(follower)]).toEqual([[false], [true]])
  await write(number)
  await deliver()
  expect([await unreadOf(member), await unreadOf(follower)]).toEqual([[false, true], [true]])
  await answer(number, member)
  expect(await unreadOf(member)).toEqual([false, false])
})

test('what was read before it was notified is no news', async () => {
  const number = await followed()
  await readUpTo(number, await lastOf(number), member)
  await deliver()
  expect([await unreadOf(member), await unreadOf(follower)]).toEqual([[], [true]])
})

test('what the company writes is notified to none of its people', async () => {
  const number = await followed()
  await answer(number, member)
  await answer(number, follower)
  await unchanged(deliver)
})

test('a person who has left the company hears of no message', async () => {
  const number = await followed()
  await pool.query(`UPDATE membership SET status = 'disabled' WHERE person_id = $1`, [follower])
  await write(number)
  await deliver()
  await pool.query(`UPDATE membership SET status = 'active' WHERE person_id = $1`, [follower])
  expect([await unreadOf(member), await unreadOf(follower)]).toEqual([[true], []])
})

test('what is notified too late is no news, and does not wait', async () => {
  const number = await followed()
  await write(number)
  time.now = new Date(noon.getTime() + 48 * 60 * 60 * 1000 + 1)
  await deliver()
  expect(await inbox(member)).toEqual([])
  expect((await pool.query('SELECT FROM order_message_notice')).rows).toEqual([])
})
