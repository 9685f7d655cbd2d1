import { beforeEach, describe, expect, test } from 'vitest'
import { fillInOrder, recordOrderMilestone } from '#contract/order-work.ts'
import { readOrder } from '#contract/orders.ts'
import * as calls from '#contract/shared-orders.ts'
import { mostOrderShares } from '#domain/orders/sharing/order-share.ts'
import { dataOf, refusalOf } from '#tests/support/envelopes.ts'
import { orderDetails } from '#tests/support/order-details.data.ts'
import { orderSteps } from '#tests/support/price-orders.ts'
import { noon } from '#tests/support/price-site.data.ts'
import { openPriceSite } from '#tests/support/price-site.ts'

const site = await openPriceSite()
const { sendCall, unchanged, pool } = site
site.time.now = noon
const company = await site.newCompany('Share Trading')
const { administrator } = company
const colleague = await site.newPerson('Colleague Moss')
await site.join(company.companyId, colleague)
const { administrator: stranger } = await site.newCompany('Elsewhere Trading')
const orders = await orderSteps(site, company)
const dayMs = 24 * 60 * 60 * 1000

beforeEach(() => {
  site.time.now = noon
})

const usual = { scope: 'consignee', days: 7 }
const share = (number: string, change: object = {}, who = administrator) =>
  sendCall(calls.shareOrder, { number, ...usual, ...change }, { who })
const shared = async (number: string, change: object = {}, who = administrator) =>
  dataOf(calls.shareOrder, await share(number, change, who))
const listed = async (number: string, who = colleague) =>
  dataOf(calls.listOrderShares, await sendCall(calls.listOrderShares, { number }, { who })).shares
const end = (number: string, id: string, who = colleague) =>
  sendCall(calls.endOrderShare, { number, id }, { who })
const read = (token: string, address?: string) => sendCall(calls.readSharedOrder, { token }, { address })
const opened = async (token: string) => dataOf(calls.readSharedOrder, await read(token))
const documentOf = (token: string, fileId: string) =>
  sendCall(calls.readSharedDocument, { token, fileId }, {})

const addDocument = async (number: string, kind: string, isWithdrawn = false): Promise<string> => {
  const { rows } = await pool.query(
    `WITH file AS (
       INSERT INTO stored_file (owner_id, kind, name, media_type, bytes, digest)
       VALUES ($2, 'document', $3 || '.pdf', 'application/pdf', 9, 'digest') RETURNING id)
     INSERT INTO order_document
       (order_id, file_id, kind, name, media_type, bytes, side, added_by, added_at, withdrawn_by, withdrawn_at, withdraw_reason)
     SELECT o.id, file.id, $3, $3 || '.pdf', 'application/pdf', 9, 'customer', $2, $4, w.by, w.at, w.reason
     FROM file, customer_order o,
       (SELECT $2::uuid AS by, $4::timestamptz AS at, 'wrong' AS reason WHERE $5 UNION ALL SELECT NULL, NULL, NULL WHERE NOT $5) w
     WHERE o.number = $1 RETURNING file_id`,
    [number, administrator, kind, noon, isWithdrawn],
  )
  return rows[0].file_id
}

/** An ocean order with everything that an order can have. */
async function fullOrder() {
  const { number } = await orders.generated('ocean')
  const fill = { number, version: 0, values: orderDetails }
  dataOf(fillInOrder, await sendCall(fillInOrder, fill, { who: orders.operations }))
  for (const [time, reason] of [
    ['2026-11-14 18:00', ''],
    ['2026-11-14 20:00', 'Delayed'],
  ]) {
    const body = { number, milestone: 'gate-in', classifier: 'actual', container: '', time, reason }
    dataOf(recordOrderMilestone, await sendCall(recordOrderMilestone, body, { who: orders.operations }))
  }
  return number
}

describe('what a link shows', () => {
  test('to a consignee: its scope, and nothing else of the order', async () => {
    const number = await fullOrder()
    const bill = await addDocument(number, 'bill-of-lading')
    await addDocument(number, 'arrival-notice', true)
    const invoice = await addDocument(number, 'fee-invoice')
    const { token } = await shared(number)
    const answer = await opened(token)
    expect(answer).toEqual({
      scope: 'consignee',
      sharedUntil: new Date(noon.getTime() + 7 * dayMs).toISOString(),
      facts: {
        number,
        ownReference: 'PO-7781',
        billNumber: 'COSU6123456780',
        from: 'CNTAO',
        to: 'NLRTM',
        vessel: 'EASTERN HARBOUR',
        voyage: '051E',
        departsOn: '2026-12-04',
        containers: [{ type: '40HQ', count: 2 }],
      },
      places: [],
      services: [{ service: 'ocean', values: { fields: {}, groups: {} } }],
      details: {
        values: {
          fields: {
            billNumber: 'COSU6123456780',
            mblNumber: 'COSU9988776650',
            vessel: 'EASTERN HARBOUR',
            voyage: '051E',
            etd: '2026-12-04 18:00',
            eta: '2027-01-08 06:30',
          },
          groups: {
            containers: [
              { number: 'CSQU3054383', type: '40HQ', seal: 'A1234567' },
              { number: 'MSKU6011672', type: '40HQ' },
            ],
          },
        },
        zones: { origin: 'Asia/Shanghai', destination: 'Europe/Amsterdam' },
      },
      milestones: [
        {
          milestone: 'gate-in',
          classifier: 'actual',
          container: null,
          at: '2026-11-14T12:00:00.000Z',
          zone: 'Asia/Shanghai',
        },
      ],
      documents: [
        {
          id: bill,
          kind: 'bill-of-lading',
          name: 'bill-of-lading.pdf',
          mediaType: 'application/pdf',
          bytes: 9,
          addedAt: noon.toISOString(),
        },
      ],
    })
    refusalOf(await unchanged(() => documentOf(token, invoice)), 'not-found')
    const text = JSON.stringify(answer)
    const order = await orders.readAs(number)
    for (const secret of [
      order.total.amount,
      '13900001111',
      '13800138000',
      'Harbour Moss',
      'Delayed',
      '陈玥',
    ])
      expect(text).not.toContain(secret)
  })

  test('to a driver: places, doors and containers, and nothing else of the order', async () => {
    const { number } = await orders.placed('trucking')
    const { token } = await shared(number, { scope: 'driver', days: 1 })
    expect(await opened(token)).toEqual({
      scope: 'driver',
      sharedUntil: new Date(noon.getTime() + dayMs).toISOString(),
      facts: { number },
      places: [{ code: 'TD1', name: { zh: '试验堆场', en: 'Trial Depot' } }],
      services: [
        {
          service: 'trucking',
          values: {
            fields: {
              vessel: 'TEST DAWN',
              voyage: '001W',
              terminal: expect.any(String),
              pickUpDepot: 'TD1',
            },
            groups: {
              doors: [
                {
                  city: '370211',
                  address: 'No. 8 Mill Road',
                  day: '2026-11-18',
                  contact: '陈玥',
                  mobile: '13900001111',
                },
              ],
            },
          },
        },
      ],
      details: {
        values: { fields: {}, groups: {} },
        zones: { origin: 'Asia/Shanghai', destination: 'Asia/Shanghai' },
      },
      milestones: [],
      documents: [],
    })
  })

  test('of a running order to a driver: the ship and its cut-off, seals and plates, without the drivers', async () => {
    const number = await fullOrder()
    await addDocument(number, 'bill-of-lading')
    const { details, documents, milestones, facts } = await opened(
      (await shared(number, { scope: 'driver' })).token,
    )
    expect([facts, documents, milestones]).toEqual([{ number }, [], []])
    expect(details.values).toEqual({
      fields: { vessel: 'EASTERN HARBOUR', voyage: '051E', cyCutOff: '2026-12-02 20:00' },
      groups: {
        containers: [
          { number: 'CSQU3054383', type: '40HQ', seal: 'A1234567' },
          { number: 'MSKU6011672', type: '40HQ' },
        ],
        trucks: [{ plate: '鲁B12345', loadingAt: '2026-12-01 09:00' }],
      },
    })
  })
})

describe('links', () => {
  test('are listed with who got them and when they were last opened; the history says so', async () => {
    const { number } = await orders.placed('depot')
    const { id, token } = await shared(number, { recipient: 'Rotterdam Tools' })
    expect(await listed(number)).toEqual([
      {
        id,
        scope: 'consignee',
        recipient: 'Rotterdam Tools',
        createdAt: noon.toISOString(),
        createdBy: 'Administrator of Share Trading',
        endsAt: new Date(noon.getTime() + 7 * dayMs).toISOString(),
        openedAt: null,
        state: 'open',
      },
    ])
    site.time.now = new Date(noon.getTime() + dayMs)
    await opened(token)
    expect((await listed(number))[0]?.openedAt).toBe(site.time.now.toISOString())
    const { history } = dataOf(readOrder, await sendCall(readOrder, { number }, { who: colleague }))
    expect(history[0]).toMatchObject({ kind: 'share', actorKind: 'customer', person: 'Rotterdam Tools' })
  })

  test('the database has no token, only its digest', async () => {
    const { number } = await orders.placed('depot')
    const { token } = await shared(number)
    expect(token).toMatch(/^[\w-]{43}$/)
    const { rows } = await pool.query('SELECT row_to_json(order_share)::text AS row FROM order_share')
    expect(rows.map(({ row }) => row).join()).not.toContain(token)
  })

  test('revoked, expired and unknown links answer alike', async () => {
    const { number } = await orders.placed('depot')
    const [one, other] = [await shared(number), await shared(number, { days: 30 })]
    const [revoked] = dataOf(calls.endOrderShare, await end(number, one.id)).shares.slice(-1)
    expect(revoked).toMatchObject({ id: one.id, state: 'revoked' })
    const unknown = await read('a'.repeat(43))
    const replies = [await unchanged(() => read(one.token))]
    site.time.now = new Date(noon.getTime() + 30 * dayMs)
    replies.push(await unchanged(() => read(other.token)))
    for (const reply of replies) {
      expect(reply.status).toBe(404)
      refusalOf(reply, 'not-found')
      expect({ ...reply.json, requestId: '' }).toEqual({ ...unknown.json, requestId: '' })
    }
    refusalOf(await unchanged(() => documentOf(one.token, one.id)), 'not-found')
    expect((await listed(number)).map(({ state }) => state)).toEqual(['expired', 'revoked'])
    refusalOf(await unchanged(() => end(number, one.id)), 'not-found')
    refusalOf(await unchanged(() => end(number, other.id)), 'not-found')
  })

  test('of someone who left the company, and of an order that was cancelled, open nothing', async () => {
    const { number } = await orders.placed('depot')
    const leaver = await site.newPerson()
    await site.join(company.companyId, leaver)
    const { token } = await shared(number, {}, leaver)
    await opened(token)
    await pool.query(`UPDATE membership SET status = 'disabled' WHERE person_id = $1`, [leaver])
    refusalOf(await unchanged(() => read(token)), 'not-found')
    const own = await shared(number)
    await opened(own.token)
    const order = await orders.readAs(number)
    expect((await orders.move(order, { move: 'withdraw', reason: 'No cargo' })).status).toBe(200)
    refusalOf(await unchanged(() => read(own.token)), 'not-found')
    refusalOf(await unchanged(() => share(number)), 'order-step-closed')
  })

  test('another company can neither make, list nor revoke them, and nothing changes', async () => {
    const { number } = await orders.placed('depot')
    const { id } = await shared(number)
    refusalOf(await unchanged(() => share(number, {}, stranger)), 'not-found')
    refusalOf(
      await unchanged(() => sendCall(calls.listOrderShares, { number }, { who: stranger })),
      'not-found',
    )
    refusalOf(await unchanged(() => end(number, id, stranger)), 'not-found')
    const { number: other } = await orders.placed('depot')
    refusalOf(await unchanged(() => end(other, id)), 'not-found')
    for (const reply of [
      await unchanged(() => share(number, {}, '')),
      await unchanged(() => end(number, id, '')),
    ])
      refusalOf(reply, 'logged-out')
  })

  test('wrong input and one link too many are refused, also at once, and nothing changes', async () => {
    const { number } = await orders.placed('depot')
    for (const [change, field] of [
      [{ scope: 'everything' }, 'scope'],
      [{ days: 8 }, 'days'],
      [{ recipient: 'x'.repeat(61) }, 'recipient'],
    ] as const)
      expect(
        Object.keys(refusalOf(await unchanged(() => share(number, change)), 'invalid-input').fields ?? {}),
      ).toEqual([field])
    for (const token of ['', 'abc', `${'a'.repeat(42)}%`]) refusalOf(await read(token), 'invalid-input')
    const replies = await Promise.all(
      Array.from({ length: mostOrderShares + 4 }, (_, at) =>
        share(number, {}, at % 2 === 0 ? administrator : colleague),
      ),
    )
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(mostOrderShares)
    refusalOf(await unchanged(() => share(number)), 'too-many-order-shares')
  })

  test('two colleagues who revoke one link at once: one of them does', async () => {
    const { number } = await orders.placed('depot')
    const { id } = await shared(number)
    const replies = await Promise.all([end(number, id, administrator), end(number, id)])
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 404])
    const { history } = await orders.readAs(number)
    expect(history.filter(({ kind }) => kind === 'end-share')).toHaveLength(1)
  })

  test('guessing is limited for each network', async () => {
    const address = '203.0.113.77'
    for (let tried = 0; tried < 60; tried += 1) refusalOf(await read('b'.repeat(43), address), 'not-found')
    refusalOf(await read('b'.repeat(43), address), 'too-many-attempts')
  })
})
