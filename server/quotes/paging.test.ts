import { expect, test } from 'vitest'
import { listQuotes, saveQuote, searchOffers } from '#contract/quotes.ts'
import { listMyRequests } from '#contract/requests.ts'
import { dataOf } from '#tests/support/envelopes.ts'
import { depotQuery } from '#tests/support/price-site.data.ts'
import { openPriceSite } from '#tests/support/price-site.ts'

const site = await openPriceSite()
const { pool, sendCall } = site
const { head } = await site.newCompany('Many Quotes')
const rowCount = 250

type Page = { readonly rows: readonly { readonly number: string }[]; readonly hasMore: boolean }

/** Reads page after page with the number of the last row, as a list does. */
async function readAll(readPage: (query: object) => Promise<Page>, size: number) {
  const pages: Page[] = []
  do {
    const after = pages.at(-1)?.rows.at(-1)?.number
    pages.push(await readPage({ size, ...(after && { after }) }))
  } while (pages.at(-1)?.hasMore && pages.length <= rowCount)
  return pages
}

const numbersIn = (pages: readonly Page[]) => pages.flatMap(({ rows }) => rows.map(({ number }) => number))

async function expectAllRows(readPage: (query: object) => Promise<Page>, newestFirst: readonly string[]) {
  for (const size of [100, 25, 99]) {
    const pages = await readAll(readPage, size)
    expect(pages).toHaveLength(Math.ceil(rowCount / size))
    expect(numbersIn(pages)).toEqual(newestFirst)
  }
}

const newestFirst = async (table: 'quote' | 'quote_request') =>
  (await pool.query(`SELECT number FROM ${table} ORDER BY id DESC`)).rows.map(({ number }) => number)

test('all of 250 quotes are read page by page, each once and newest first', async () => {
  const { offers } = dataOf(searchOffers, await sendCall(searchOffers, depotQuery, { who: head }))
  const body = { query: depotQuery, offerCode: offers[0]?.item.code }
  const { number } = dataOf(saveQuote, await sendCall(saveQuote, body, { who: head }))
  const { rows } = await pool.query('SELECT * FROM quote WHERE number = $1', [number])
  const { id: _id, ...row } = rows[0]
  const columns = Object.keys(row).filter((column) => column !== 'number')
  await pool.query(
    `INSERT INTO quote (number, ${columns}) SELECT 'Q-' || step, ${columns}
     FROM quote, generate_series(2, $2::int) AS step WHERE quote.number = $1`,
    [number, rowCount],
  )
  const readPage = async (query: object) =>
    dataOf(listQuotes, await sendCall(listQuotes, query, { who: head })) as Page
  await expectAllRows(readPage, await newestFirst('quote'))
  expect((await readPage({ size: 1000 })).rows).toHaveLength(100)
})

test('all of 250 requests are read page by page, each once and newest first', async () => {
  const person = await site.newPerson()
  await pool.query(
    `INSERT INTO quote_request (number, person_id, owner_id, brand, kind, state, details, contact_name, contact_phone)
     SELECT 'R-' || step, $1, $1, 'group', 'rail', 'withdrawn', '{}', 'A', '1' FROM generate_series(1, $2::int) AS step`,
    [person, rowCount],
  )
  const readPage = async (query: object) =>
    dataOf(listMyRequests, await sendCall(listMyRequests, query, { who: person })) as Page
  await expectAllRows(readPage, await newestFirst('quote_request'))
})
