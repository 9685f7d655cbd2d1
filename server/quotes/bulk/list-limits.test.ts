import { expect, test } from 'vitest'
import { priceLanes } from '#contract/lanes.ts'
import { dataOf, refusalOf } from '#tests/support/envelopes.ts'
import { openPriceSite } from '#tests/support/price-site.ts'
import { listLimits } from './price-lanes.ts'

const site = await openPriceSite()
const body = { rows: [{ row: 1, cells: ['CNTAO', 'NLRTM', '40HQ', '2'] }] }
const { concurrent, queued } = listLimits

test('so many lists are priced and queued at once, the next is refused as busy', async () => {
  const companies = []
  for (let at = 0; at <= concurrent + queued; at += 1) companies.push(await site.newCompany(`列表 ${at}`))
  const holder = await site.pool.connect()
  await holder.query('BEGIN; LOCK TABLE sailing IN ACCESS EXCLUSIVE MODE')
  const asked = companies.map(({ administrator }) => site.sendCall(priceLanes, body, { who: administrator }))
  const first = await Promise.race(asked)
  await holder.query('ROLLBACK')
  holder.release()
  refusalOf(first, 'busy')
  const replies = await Promise.all(asked)
  const served = replies.filter(({ status }) => status === 200)
  for (const reply of served) expect(dataOf(priceLanes, reply).rows).toHaveLength(1)
  expect(served).toHaveLength(concurrent + queued)
})
