import { expect, test } from 'vitest'
import { followOrder, handOverOrder } from '#contract/order-people.ts'
import { createNotify } from '#server/notifications/index.ts'
import { deliverOrderNotifications } from '#server/orders/notifications/deliver-notifications.ts'
import { dataOf } from '#tests/support/envelopes.ts'
import { openOrderSite } from '#tests/support/order-site.ts'

const site = await openOrderSite('Watched Trading')
const { sendCall, pool, time, administrator, member, companyId } = site
const follower = await site.newPerson('Follower')
await site.join(companyId, follower)
const notify = createNotify({
  jobs: { enqueue: async () => {} } as unknown as Parameters<typeof createNotify>[0]['jobs'],
  contactOf: async () => ({ mobile: null, email: null, language: 'zh', brand: 'group' }),
  originOf: () => 'https://group.quayside.example',
})
const deliver = () =>
  deliverOrderNotifications({
    database: site.database,
    clock: { now: () => time.now },
    findPeople: async () => [],
    notify,
  })
const heard = async (personId: string): Promise<readonly object[]> =>
  (await pool.query('SELECT kind, params FROM notification WHERE person_id = $1 ORDER BY id', [personId]))
    .rows

test('who follows an order hears what its owner hears, until they stop or leave the company', async () => {
  const { number, version } = await site.placed(member)
  const follow = (follows: boolean) =>
    sendCall(followOrder, { number, follows }, { who: follower }).then((reply) => dataOf(followOrder, reply))
  await follow(true)
  const remarks = [{ severity: 'error', message: 'Too low', property: null }]
  await site.staffMove({ number, version }, { move: 'return', remarks }, site.operations)
  await deliver()
  expect(await heard(follower)).toEqual(await heard(member))
  expect(await heard(follower)).toMatchObject([{ kind: 'order-returned', params: { order: number } }])
  expect(await heard(administrator)).toEqual([])
})

test('a colleague hears that an order was handed over, by its number and name', async () => {
  const { number, version } = await site.placed(member)
  await pool.query('DELETE FROM notification')
  const body = { number, version, personId: follower }
  dataOf(handOverOrder, await sendCall(handOverOrder, body, { who: member }))
  await deliver()
  expect(await heard(follower)).toEqual([
    { kind: 'order-handed-over', params: { order: number, name: 'Follower' } },
  ])
  // Who did it is not notified.
  expect(await heard(member)).toEqual([])
  await pool.query('DELETE FROM notification')
  await pool.query(`UPDATE membership SET status = 'disabled' WHERE person_id = $1`, [member])
  const remarks = [{ severity: 'error', message: 'Too low', property: null }]
  await site.staffMove({ number, version: version + 1 }, { move: 'return', remarks }, site.operations)
  await deliver()
  expect(await heard(member)).toEqual([])
  expect(await heard(follower)).toHaveLength(1)
})
