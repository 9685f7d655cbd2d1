import { beforeEach, describe, expect, test } from 'vitest'
import * as calls from '#contract/order-drafts.ts'
import { placeOrder } from '#contract/orders.ts'
import { draftLimits } from '#domain/orders/drafts/draft.ts'
import { copyOrderDrafts, deleteOrderDraftsOf, orderDraftSweep } from '#server/orders/index.ts'
import { dataOf, refusalOf } from '#tests/support/envelopes.ts'
import { openOrderSite } from '#tests/support/order-site.ts'
import { oceanValues } from '#tests/support/order-values.data.ts'
import { noon } from '#tests/support/price-site.data.ts'

const site = await openOrderSite('Draft Trading')
const { sendCall, unchanged, pool, administrator, member, operations } = site
const { administrator: stranger } = await site.newCompany('Elsewhere Trading')

beforeEach(async () => {
  site.time.now = noon
  await pool.query('DELETE FROM order_draft')
})

const typed = { fields: { commodityEn: 'Steel bolts' }, groups: { shipper: [{ name: 'Moss' }] } }
const save = (quote: string, version: number | null, more: object = {}, who = administrator) =>
  sendCall(calls.saveOrderDraft, { quote, version, values: typed, instruction: null, ...more }, { who })
const saved = async (...args: Parameters<typeof save>) => dataOf(calls.saveOrderDraft, await save(...args))
const read = async (quote: string, who = administrator) =>
  dataOf(calls.readOrderDraft, await sendCall(calls.readOrderDraft, { quote }, { who })).draft
const list = async (who = administrator) =>
  dataOf(calls.listOrderDrafts, await sendCall(calls.listOrderDrafts, {}, { who })).drafts
const start = (quote: string, from: object, who = administrator) =>
  sendCall(calls.startOrderDraft, { quote, from }, { who })

const upload = async (ownerId: string): Promise<string> => {
  const { rows } = await pool.query(
    `INSERT INTO stored_file (id, owner_id, kind, name, media_type, bytes, digest)
     VALUES (gen_random_uuid(), $1, 'instruction', 'booking.pdf', 'application/pdf', 10, 'digest') RETURNING id`,
    [ownerId],
  )
  return rows[0].id
}

describe('a draft', () => {
  test('is saved, read on another device and listed for its person only', async () => {
    const quote = await site.oceanQuote(administrator)
    expect(await read(quote)).toBeNull()
    const file = await upload(administrator)
    expect(await saved(quote, null, { instruction: file })).toEqual({
      version: 1,
      savedAt: noon.toISOString(),
    })
    expect(await read(quote)).toMatchObject({
      origin: 'typed',
      version: 1,
      values: typed,
      instruction: { id: file, name: 'booking.pdf' },
    })
    expect(await list()).toMatchObject([{ quote, order: null, service: 'ocean', from: 'CNTAO', to: 'NLRTM' }])
    // A colleague reads the quote, but not what was typed.
    expect(await read(quote, member)).toBeNull()
    expect(await list(member)).toEqual([])
    expect((await saved(quote, null, {}, member)).version).toBe(1)
    expect((await read(quote))?.version).toBe(1)
  })

  test('is not overwritten by a save on an older version: of two tabs the second one is refused', async () => {
    const quote = await site.oceanQuote(administrator)
    await saved(quote, null)
    refusalOf(await unchanged(() => save(quote, null)), 'draft-changed')
    expect((await saved(quote, 1)).version).toBe(2)
    refusalOf(await unchanged(() => save(quote, 1)), 'draft-changed')
    const replies = await Promise.all(Array.from({ length: 6 }, () => save(quote, 2)))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await read(quote))?.version).toBe(3)
  })

  test('keeps what the form has, and nothing else', async () => {
    const quote = await site.oceanQuote(administrator)
    const values = { fields: { commodityEn: 'Bolts', colour: 'red' }, groups: { doors: [{ address: 'x' }] } }
    await saved(quote, null, { values })
    expect((await read(quote))?.values).toEqual({ fields: { commodityEn: 'Bolts' }, groups: {} })
  })

  test.each<[string, () => Promise<() => ReturnType<typeof save>>, string]>([
    [
      'on a quote of another company',
      async () => {
        const quote = await site.oceanQuote(administrator)
        return () => save(quote, null, {}, stranger)
      },
      'not-found',
    ],
    [
      'to correct an order of another company',
      async () => {
        const [quote, { number }] = [await site.oceanQuote(stranger), await site.placed()]
        return () => save(quote, null, { order: number }, stranger)
      },
      'not-found',
    ],
    [
      'by a person without a company',
      async () => {
        const [quote, who] = [await site.oceanQuote(administrator), await site.newPerson()]
        return () => save(quote, null, {}, who)
      },
      'company-not-certified',
    ],
    [
      'with the file of a colleague',
      async () => {
        const [quote, instruction] = [await site.oceanQuote(administrator), await upload(member)]
        return () => save(quote, null, { instruction })
      },
      'invalid-input',
    ],
  ])('%s is not saved, and nothing changes', async (_what, prepare, refused) => {
    const send = await prepare()
    refusalOf(await unchanged(send), refused as 'not-found')
  })

  test(`is one of ${draftLimits.drafts} at most`, async () => {
    const quote = await site.oceanQuote(administrator)
    const others = await Promise.all(
      Array.from({ length: draftLimits.drafts }, () => site.oceanQuote(administrator)),
    )
    for (const other of others) await saved(other, null)
    const refused = await unchanged(() => save(quote, null))
    expect(refusalOf(refused, 'too-many-order-drafts').params).toEqual({ max: draftLimits.drafts })
    expect((await saved(others[0] ?? '', 1)).version).toBe(2)
  })

  test('ends with the order; a late save does not bring it back', async () => {
    const quote = await site.oceanQuote(administrator)
    await saved(quote, null)
    await saved(quote, null, {}, member)
    const body = { quote, values: oceanValues, key: 'order-of-a-draft' }
    const { number } = dataOf(placeOrder, await sendCall(placeOrder, body, { who: administrator }))
    expect(await read(quote)).toBeNull()
    // Where it is still open, the person reads that it was sent.
    const late = await unchanged(() => save(quote, 1))
    expect(refusalOf(late, 'draft-ordered').params).toEqual({ order: number })
    // What a colleague typed is theirs.
    expect(await read(quote, member)).not.toBeNull()
  })

  test('of a correction is apart from that of the quote, and ends when the order is sent again', async () => {
    const order = await site.placed()
    const remarks = [{ severity: 'error', message: 'The value is too low', property: 'cargoValue' }]
    const returned = await site.staffMove(order, { move: 'return', remarks }, operations)
    await saved(order.quoteNumber, null)
    await saved(order.quoteNumber, null, { order: order.number })
    await saved(order.quoteNumber, null, { order: order.number }, member)
    expect((await list()).map((draft) => draft.order).toSorted()).toEqual([order.number, null].toSorted())
    await site.move(returned, { move: 'send-again', values: oceanValues })
    expect((await list()).map((draft) => draft.order)).toEqual([null])
    expect(await list(member)).toEqual([])
  })

  test('is removed by its person only', async () => {
    const quote = await site.oceanQuote(administrator)
    await saved(quote, null)
    const remove = (who: string) => sendCall(calls.removeOrderDraft, { quote }, { who })
    refusalOf(await unchanged(() => remove(stranger)), 'not-found')
    await unchanged(() => remove(member))
    dataOf(calls.removeOrderDraft, await remove(administrator))
    expect(await read(quote)).toBeNull()
  })

  test('is deleted once it is old, or with the account', async () => {
    const [old, young] = [await site.oceanQuote(administrator), await site.oceanQuote(administrator)]
    await saved(old, null)
    site.time.now = new Date(noon.getTime() + 60_000)
    await saved(young, null)
    const clock = { now: () => new Date(noon.getTime() + draftLimits.lifeDays * 24 * 60 * 60 * 1000 + 1) }
    await orderDraftSweep({ database: site.database, clock }).work({})
    site.time.now = noon
    expect((await list()).map(({ quote }) => quote)).toEqual([young])
    await deleteOrderDraftsOf(site.database.db, administrator)
    expect(await list()).toEqual([])
  })
})

describe('an order is started with what was filled in before', () => {
  test('from another order of the company, without days, ship and own reference', async () => {
    const order = await site.placed(member)
    const quote = await site.oceanQuote(administrator)
    dataOf(calls.startOrderDraft, await start(quote, { kind: 'order', number: order.number }))
    const draft = await read(quote)
    expect(draft?.origin).toBe('order')
    const { ownReference: _own, ...carried } = oceanValues.fields
    expect(draft?.values.fields).toEqual({ ...carried, hsCode: '731815' })
    expect(draft?.values.groups).toEqual(oceanValues.groups)
    refusalOf(await unchanged(() => start(quote, { kind: 'order', number: order.number })), 'draft-changed')
  })

  test('from the draft of an expired quote, with all of it', async () => {
    const [old, quote] = [await site.oceanQuote(administrator), await site.oceanQuote(administrator)]
    const file = await upload(administrator)
    await saved(old, null, { instruction: file })
    dataOf(calls.startOrderDraft, await start(quote, { kind: 'draft', quote: old }))
    expect(await read(quote)).toMatchObject({ origin: 'draft', values: typed, instruction: { id: file } })
  })

  test('not from an order, a draft or for a quote of others', async () => {
    const [order, quote] = [await site.placed(), await site.oceanQuote(administrator)]
    const own = await site.oceanQuote(stranger)
    await saved(quote, null, {}, member)
    const denied: readonly [string, object, string][] = [
      [own, { kind: 'order', number: order.number }, stranger],
      [quote, { kind: 'order', number: order.number }, stranger],
      [quote, { kind: 'draft', quote }, administrator],
      [quote, { kind: 'template', id: '00000000-0000-4000-8000-000000000000' }, administrator],
    ]
    for (const [target, from, who] of denied)
      refusalOf(await unchanged(() => start(target, from, who)), 'not-found')
  })
})

test('the copy of personal data has the drafts of the person, and no others', async () => {
  const [quote, other] = [await site.oceanQuote(administrator), await site.oceanQuote(member)]
  await saved(quote, null)
  await saved(other, null, {}, member)
  const copied = await copyOrderDrafts(site.database.db, administrator)
  expect(copied).toEqual([{ quote, order: null, values: typed, more: [], savedAt: noon }])
})
