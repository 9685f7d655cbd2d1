import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import * as changeCalls from '#contract/order-changes.ts'
import { listOrderDocuments } from '#contract/order-documents.ts'
import { saveOrderDraft, startOrderDraft } from '#contract/order-drafts.ts'
import { countOrders } from '#contract/order-exports.ts'
import { listOrderMessages, sendOrderMessage } from '#contract/order-messages.ts'
import * as calls from '#contract/order-people.ts'
import * as templates from '#contract/order-templates.ts'
import { readOrderWork } from '#contract/order-work.ts'
import { listOrders, moveOrder, readOrder } from '#contract/orders.ts'
import { listOrderShares, readSharedOrder, shareOrder } from '#contract/shared-orders.ts'
import { customerOrderSorts } from '#domain/orders/lifecycle/order-sorts.ts'
import { mostFollowed } from '#domain/orders/visibility/order-audience.ts'
import { canSeeDocument } from '#server/orders/index.ts'
import { dataOf, refusalOf } from '#tests/support/envelopes.ts'
import { orderSteps } from '#tests/support/price-orders.ts'
import { depotQuery, noon } from '#tests/support/price-site.data.ts'
import { openPriceSite } from '#tests/support/price-site.ts'

const site = await openPriceSite()
const { sendCall, unchanged, pool } = site
site.time.now = noon
const company = await site.newCompany('Visible Trading')
const { administrator, companyId } = company
const [ann, ben] = [await site.newPerson('Ann Moss'), await site.newPerson('Ben Reed')]
for (const person of [ann, ben]) await site.join(companyId, person)
const { administrator: stranger } = await site.newCompany('Elsewhere Trading')
const orders = await orderSteps(site, company)

const showOwn = (onlyOwn: boolean) =>
  pool.query('UPDATE company SET members_see_own_orders = $2 WHERE id = $1', [companyId, onlyOwn])
beforeEach(() => {
  site.time.now = noon
})
afterEach(() => showOwn(false))

const listed = async (who: string, query: object = {}) =>
  dataOf(listOrders, await sendCall(listOrders, query, { who }))
const numbers = async (who: string, query: object = {}) =>
  (await listed(who, query)).rows.map(({ number }) => number)
const people = (number: string, who: string) => sendCall(calls.readOrderPeople, { number }, { who })
const follow = (number: string, who: string, change: object = {}) =>
  sendCall(calls.followOrder, { number, follows: true, ...change }, { who })
const handOver = (number: string, version: number, personId: string, who: string) =>
  sendCall(calls.handOverOrder, { number, version, personId }, { who })

describe('where members see only their own orders', () => {
  test('every call on an order of a colleague answers as if it did not exist', async () => {
    const order = await orders.placed('depot', ann)
    const { number, version } = order
    await showOwn(true)
    const key = 'message-of-a-colleague'
    const asked: readonly (() => ReturnType<typeof sendCall>)[] = [
      () => sendCall(readOrder, { number }, { who: ben }),
      () => sendCall(readOrderWork, { number }, { who: ben }),
      () => sendCall(listOrderDocuments, { number }, { who: ben }),
      () => sendCall(listOrderMessages, { number }, { who: ben }),
      () => sendCall(sendOrderMessage, { number, text: 'Hello', files: [], key }, { who: ben }),
      () => sendCall(changeCalls.readCancellationCost, { number }, { who: ben }),
      () => sendCall(moveOrder, { number, version, move: 'withdraw', reason: 'Mine now' }, { who: ben }),
      () => sendCall(templates.saveOrderTemplate, { order: number, name: 'Copied' }, { who: ben }),
      () => sendCall(shareOrder, { number, scope: 'driver', days: 1 }, { who: ben }),
      () => sendCall(listOrderShares, { number }, { who: ben }),
      () => people(number, ben),
      () => follow(number, ben),
      () => handOver(number, version, ben, ben),
    ]
    for (const ask of asked) refusalOf(await unchanged(ask), 'not-found')
    for (const who of [ann, administrator]) dataOf(readOrder, await sendCall(readOrder, { number }, { who }))
  })

  test('nothing of a template of a colleague is seen, used or changed', async () => {
    const { number } = await orders.placed('depot', ann)
    const body = { order: number, name: 'Of Ann' }
    const reply = await sendCall(templates.saveOrderTemplate, body, { who: ann })
    const { id } = dataOf(templates.saveOrderTemplate, reply)
    const listedBy = async (who: string) =>
      dataOf(templates.listOrderTemplates, await sendCall(templates.listOrderTemplates, {}, { who }))
        .templates
    expect(await listedBy(ben)).toMatchObject([{ id }])
    await showOwn(true)
    expect(await listedBy(ben)).toEqual([])
    for (const who of [ann, administrator]) expect(await listedBy(who)).toMatchObject([{ id }])
    const quote = await orders.savedQuote(depotQuery, ben)
    const asked = [
      () => sendCall(startOrderDraft, { quote, from: { kind: 'template', id } }, { who: ben }),
      () => sendCall(templates.renameOrderTemplate, { id, version: 1, name: 'Of Ben' }, { who: ben }),
      () => sendCall(templates.removeOrderTemplate, { id, version: 1 }, { who: ben }),
    ]
    for (const ask of asked) refusalOf(await unchanged(ask), 'not-found')
  })

  test('drafts are neither started from such an order nor saved for it', async () => {
    const { number, quoteNumber } = await orders.placed('depot', ann)
    await showOwn(true)
    const quote = await orders.savedQuote(depotQuery, ben)
    const start = { quote, from: { kind: 'order', number } }
    refusalOf(await unchanged(() => sendCall(startOrderDraft, start, { who: ben })), 'not-found')
    const values = { fields: {}, groups: {} }
    const save = { quote: quoteNumber, order: number, values, instruction: null, version: null }
    refusalOf(await unchanged(() => sendCall(saveOrderDraft, save, { who: ben })), 'not-found')
  })

  test('list, counts, search and exports have what they look after and what they follow, on every page', async () => {
    const [first, second] = [await orders.placed('depot', ann), await orders.placed('depot', ben)]
    const third = await orders.placed('ocean', ann)
    await follow(third.number, ben)
    await showOwn(true)
    const seen = await numbers(ben)
    expect(seen).toEqual([third.number, second.number])
    expect((await listed(ben)).counts).toEqual({
      'to-confirm': 2,
      'in-process': 0,
      completed: 0,
      cancelled: 0,
    })
    expect(await numbers(ben, { search: first.number })).toEqual([])
    expect(await numbers(ben, { search: third.number })).toEqual([third.number])
    expect(await numbers(ben, { mine: 'yes' })).toEqual([second.number])
    expect(await numbers(ben, { tab: 'to-confirm', service: 'ocean' })).toEqual([third.number])
    const counted = dataOf(countOrders, await sendCall(countOrders, {}, { who: ben }))
    expect(counted).toMatchObject({ orders: 2, bookings: 1 })
    for (const sort of customerOrderSorts.flatMap((by) => [by, `-${by}`])) {
      const one = await sendCall(listOrders, { sort, size: '1' }, { who: ben })
      const { rows, next } = dataOf(listOrders, one)
      const rest = await numbers(ben, { sort, size: '1', after: next ?? '' })
      expect([...rows.map(({ number }) => number), ...rest].sort()).toEqual([...seen].sort())
    }
    expect((await numbers(administrator)).length).toBeGreaterThanOrEqual(3)
    await showOwn(false)
    expect(await numbers(ben)).toContain(first.number)
  })

  test('a document of an order is read by those who see it', async () => {
    const { number } = await orders.placed('depot', ann)
    const { rows } = await pool.query(
      `WITH file AS (INSERT INTO stored_file (owner_id, kind, name, media_type, bytes, digest)
         VALUES ($2, 'document', 'a.pdf', 'application/pdf', 9, 'digest') RETURNING id)
       INSERT INTO order_document (order_id, file_id, kind, name, media_type, bytes, side, added_by, added_at)
       SELECT o.id, file.id, 'packing-list', 'a.pdf', 'application/pdf', 9, 'customer', $2, $3
       FROM file, customer_order o WHERE o.number = $1 RETURNING file_id`,
      [number, ann, noon],
    )
    const sees = (userId: string, seesOwnOrders?: true) =>
      canSeeDocument(site.database.db, rows[0].file_id, {
        kind: 'member',
        userId,
        companyId,
        ...(seesOwnOrders && { seesOwnOrders }),
      })
    expect([await sees(ann, true), await sees(ben, true), await sees(ben)]).toEqual([true, false, true])
    await follow(number, ann, { personId: ben })
    expect(await sees(ben, true)).toBe(true)
  })

  test('a link of someone who no longer sees the order opens nothing', async () => {
    const { number } = await orders.placed('depot', ann)
    const share = { number, scope: 'driver', days: 7 }
    const { token } = dataOf(shareOrder, await sendCall(shareOrder, share, { who: ben }))
    dataOf(readSharedOrder, await sendCall(readSharedOrder, { token }))
    await showOwn(true)
    refusalOf(await unchanged(() => sendCall(readSharedOrder, { token })), 'not-found')
  })
})

describe('following', () => {
  test('a colleague follows an order and stops; who does so alone loses sight of it', async () => {
    const { number } = await orders.placed('depot', ann)
    const followed = dataOf(calls.followOrder, await follow(number, ben))
    expect(followed).toMatchObject({
      owner: { id: ann, name: 'Ann Moss' },
      isOwner: false,
      follows: true,
      watchers: [{ id: ben, name: 'Ben Reed' }],
      colleagues: [],
    })
    await showOwn(true)
    expect(await numbers(ben)).toContain(number)
    expect(dataOf(calls.followOrder, await follow(number, ben, { follows: false }))).toBeNull()
    expect(await numbers(ben)).not.toContain(number)
  })

  test('only the owner and administrators let others follow, and only active colleagues', async () => {
    const { number } = await orders.placed('depot', ann)
    refusalOf(await unchanged(() => follow(number, ben, { personId: administrator })), 'not-allowed')
    for (const personId of [stranger, ann])
      refusalOf(await unchanged(() => follow(number, ann, { personId })), 'invalid-input')
    refusalOf(await unchanged(() => follow(number, stranger)), 'not-found')
    const added = dataOf(calls.followOrder, await follow(number, ann, { personId: ben }))
    expect(added?.watchers.map(({ id }) => id)).toEqual([ben])
    refusalOf(
      await unchanged(() => follow(number, ben, { personId: administrator, follows: false })),
      'not-allowed',
    )
    const removed = await follow(number, administrator, { personId: ben, follows: false })
    expect(dataOf(calls.followOrder, removed)?.watchers).toEqual([])
  })

  test('one order too many is refused', async () => {
    const { number } = await orders.placed('depot', ann)
    const busy = await site.newPerson('Busy')
    await site.join(companyId, busy)
    const key = 'order_watcher_order_id_customer_order_id_fk'
    await pool.query(`ALTER TABLE order_watcher DROP CONSTRAINT ${key}`)
    await pool.query(
      `INSERT INTO order_watcher (order_id, person_id, since) SELECT -n, $1, now() FROM generate_series(1, $2) n`,
      [busy, mostFollowed],
    )
    refusalOf(await unchanged(() => follow(number, busy)), 'too-many-followed')
    await pool.query('DELETE FROM order_watcher WHERE order_id < 0')
    await pool.query(
      `ALTER TABLE order_watcher ADD CONSTRAINT ${key} FOREIGN KEY (order_id) REFERENCES customer_order (id)`,
    )
    dataOf(calls.followOrder, await follow(number, busy))
  })

  test('two clicks at once make one follower', async () => {
    const { number } = await orders.placed('depot', ann)
    const replies = await Promise.all([follow(number, ben), follow(number, ben), follow(number, ben)])
    for (const reply of replies)
      expect(dataOf(calls.followOrder, reply)?.watchers.map(({ id }) => id)).toEqual([ben])
  })
})

describe('handing over', () => {
  test('the colleague looks after the order, who did so follows it, and the history says so', async () => {
    const { number, version } = await orders.placed('depot', ann)
    await follow(number, ben)
    await showOwn(true)
    const done = dataOf(calls.handOverOrder, await handOver(number, version, ben, ann))
    expect(done).toMatchObject({ version: version + 1, owner: { id: ben }, isOwner: false, follows: true })
    expect(done?.watchers.map(({ id }) => id)).toEqual([ann])
    const { history, owner, placedBy } = await orders.readAs(number, ann)
    expect([owner, placedBy]).toEqual(['Ben Reed', 'Ann Moss'])
    expect(history[0]).toMatchObject({ kind: 'hand-over', actor: 'Ann Moss', person: 'Ben Reed' })
    expect(await numbers(ben, { mine: 'yes' })).toContain(number)
  })

  test('is refused to others, to people elsewhere and on a stale version, and nothing changes', async () => {
    const { number, version } = await orders.placed('depot', ann)
    refusalOf(await unchanged(() => handOver(number, version, ben, ben)), 'not-allowed')
    refusalOf(await unchanged(() => handOver(number, version, ben, stranger)), 'not-found')
    for (const personId of [stranger, ann])
      refusalOf(await unchanged(() => handOver(number, version, personId, ann)), 'invalid-input')
    await pool.query(`UPDATE membership SET status = 'disabled' WHERE person_id = $1`, [ben])
    refusalOf(await unchanged(() => handOver(number, version, ben, ann)), 'invalid-input')
    await pool.query(`UPDATE membership SET status = 'active' WHERE person_id = $1`, [ben])
    refusalOf(await unchanged(() => handOver(number, version + 1, ben, ann)), 'order-changed')
  })

  test('two at once: one wins', async () => {
    const { number, version } = await orders.placed('depot', ann)
    const replies = await Promise.all([
      handOver(number, version, ben, administrator),
      handOver(number, version, administrator, administrator),
    ])
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
    const { history } = await orders.readAs(number)
    expect(history.filter(({ kind }) => kind === 'hand-over')).toHaveLength(1)
  })
})
