import { expect, test } from 'vitest'
import * as calls from '#contract/quotes.ts'
import { dataOf, refusalOf } from '#tests/support/envelopes.ts'
import { oneWaits } from '#tests/support/lock-waits.ts'
import { oceanQuery } from '#tests/support/price-site.data.ts'
import { openPriceSite } from '#tests/support/price-site.ts'

const site = await openPriceSite()
const { pool, sendCall } = site

test('a company that is being suspended saves no quote, and still reads its earlier ones', async () => {
  const { administrator: who, companyId } = await site.newCompany('堃喆玥进出口有限公司')
  const { offers } = dataOf(calls.searchOffers, await sendCall(calls.searchOffers, oceanQuery, { who }))
  const body = { query: oceanQuery, offerCode: offers[0]?.item.code }
  const { number } = dataOf(calls.saveQuote, await sendCall(calls.saveQuote, body, { who }))
  const client = await pool.connect()
  await client.query('BEGIN')
  await client.query(`UPDATE company SET state = 'suspended', stop_reason = 'fraud' WHERE id = $1`, [
    companyId,
  ])
  const saving = sendCall(calls.saveQuote, body, { who })
  await oneWaits(pool)
  await client.query('COMMIT')
  client.release()
  refusalOf(await saving, 'company-suspended')
  refusalOf(await sendCall(calls.searchOffers, oceanQuery, { who }), 'company-suspended')
  const { rows } = await pool.query('SELECT number FROM quote WHERE company_id = $1', [companyId])
  expect(rows).toEqual([{ number }])
  const list = dataOf(calls.listQuotes, await sendCall(calls.listQuotes, {}, { who }))
  expect(list.rows.map((row) => row.number)).toEqual([number])
})
