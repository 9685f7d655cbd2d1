import { expect, test } from 'vitest'
import { placeOrder } from '#contract/orders.ts'
import { saveQuote, searchOffers } from '#contract/quotes.ts'
import { dataOf, refusalOf } from '#tests/support/envelopes.ts'
import { oneWaits } from '#tests/support/lock-waits.ts'
import { oceanValues } from '#tests/support/order-values.data.ts'
import { oceanQuery } from '#tests/support/price-site.data.ts'
import { openPriceSite } from '#tests/support/price-site.ts'

const site = await openPriceSite()
const { sendCall, unchanged, pool } = site
const { companyId } = await site.newCompany('Changing Trading')
const member = await site.newPerson('Member of Changing Trading')
await site.join(companyId, member)

async function newOrder() {
  const { offers } = dataOf(searchOffers, await sendCall(searchOffers, oceanQuery, { who: member }))
  const body = { query: oceanQuery, offerCode: offers[0]?.item.code }
  const { number } = dataOf(saveQuote, await sendCall(saveQuote, body, { who: member }))
  return { quote: number, values: oceanValues, key: `order-on-${number}` }
}

/** The company is changed after the order has read it and before the order is written. */
async function placeDuring(change: string, body: object) {
  const changing = await pool.connect()
  try {
    await changing.query('BEGIN')
    await changing.query(`UPDATE company SET ${change} WHERE id = $1`, [companyId])
    const reply = sendCall(placeOrder, body, { who: member })
    await oneWaits(pool)
    await changing.query('COMMIT')
    return await reply
  } finally {
    changing.release()
  }
}

test('an order that is placed while the company begins to ask for approval needs it', async () => {
  const placed = dataOf(placeOrder, await placeDuring('orders_need_approval = true', await newOrder()))
  expect(placed.state).toBe('awaiting-company-approval')
})

test('an order that is placed while the company is suspended is refused', async () => {
  const body = await newOrder()
  const count = async () => (await pool.query('SELECT count(*)::int AS n FROM customer_order')).rows[0].n
  const before = await count()
  const change = `state = 'suspended', stop_reason = 'fraud'`
  refusalOf(await placeDuring(change, body), 'company-suspended')
  expect(await count()).toBe(before)
  refusalOf(await unchanged(() => sendCall(placeOrder, body, { who: member })), 'company-suspended')
})
