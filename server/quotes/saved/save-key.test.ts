import { expect, test } from 'vitest'
import * as calls from '#contract/quotes.ts'
import { dataOf, refusalOf } from '#tests/support/envelopes.ts'
import { depotQuery } from '#tests/support/price-site.data.ts'
import { openPriceSite } from '#tests/support/price-site.ts'

const site = await openPriceSite()
const { administrator } = await site.newCompany('堃喆玥进出口有限公司')
const other = (await site.newCompany('另一家进出口有限公司')).administrator
const second = (await site.openInstance()).app

const body = { query: depotQuery, offerCode: 'TD1' }
const countOf = async (key: string): Promise<number> =>
  (await site.pool.query('SELECT count(*)::int AS n FROM quote WHERE save_key = $1', [key])).rows[0].n

test('50 tries with one key through two instances save one quote', async () => {
  const key = 'fifty-tries-of-one-save'
  const tries = Array.from({ length: 50 }, (_, at) =>
    site.sendCall(
      calls.saveQuote,
      { ...body, key },
      { who: administrator, ...(at % 2 === 0 && { instance: second }) },
    ),
  )
  const numbers = (await Promise.all(tries)).map((reply) => dataOf(calls.saveQuote, reply).number)
  expect(new Set(numbers).size).toBe(1)
  expect(await countOf(key)).toBe(1)
})

test('a later try returns the same quote, and without a key each try saves a quote', async () => {
  const save = async (key?: string) =>
    dataOf(calls.saveQuote, await site.sendCall(calls.saveQuote, { ...body, key }, { who: administrator }))
  const first = await save('a-key-of-one-offer')
  expect(await save('a-key-of-one-offer')).toEqual(first)
  expect((await save()).number).not.toBe((await save()).number)
})

test('a key that was used for another query is refused, and nothing is saved', async () => {
  const key = 'a-key-for-two-queries'
  dataOf(calls.saveQuote, await site.sendCall(calls.saveQuote, { ...body, key }, { who: administrator }))
  const changed = { ...body, query: { ...depotQuery, containers: depotQuery.containers + 1 }, key }
  await site.unchanged(async () =>
    refusalOf(await site.sendCall(calls.saveQuote, changed, { who: administrator }), 'key-used'),
  )
})

test('the same key of another company is another quote', async () => {
  const key = 'one-key-of-two-companies'
  for (const who of [administrator, other])
    dataOf(calls.saveQuote, await site.sendCall(calls.saveQuote, { ...body, key }, { who }))
  expect(await countOf(key)).toBe(2)
})
