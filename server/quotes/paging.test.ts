import { expect, test } from 'vitest'
import { listQuotes, saveQuote, searchOffers } from '#contract/quotes.ts'
import { listMyRequests } from '#contract/requests.ts'
import { quoteSorts, requestSorts } from '#domain/quotes/offers/sorts.ts'
import { quotedModes } from '#domain/quotes/quoted-mode.ts'
import { requestKinds, requestStates } from '#domain/quotes/requests/quote-request.ts'
import { quoteStates } from '#domain/quotes/saved/quote-state.ts'
import { dataOf } from '#tests/support/envelopes.ts'
import { expectSortedPages, type PageQuery, readPages } from '#tests/support/paging.ts'
import { depotQuery } from '#tests/support/price-site.data.ts'
import { openPriceSite } from '#tests/support/price-site.ts'

const site = await openPriceSite()
const { pool, sendCall } = site
const { administrator } = await site.newCompany('Many Quotes')
const rowCount = 250

type Page = { readonly rows: readonly { readonly number: string }[]; readonly next: string | null }

const numbersIn = (pages: readonly Page[]) => pages.flatMap(({ rows }) => rows.map(({ number }) => number))

async function expectAllRows(readPage: (query: PageQuery) => Promise<Page>, newestFirst: readonly string[]) {
  for (const size of [100, 25, 99]) {
    const pages = await readPages(readPage, { size: String(size) })
    expect(pages).toHaveLength(Math.ceil(rowCount / size))
    expect(numbersIn(pages)).toEqual(newestFirst)
  }
}

const newestFirst = async (table: 'quote' | 'quote_request') =>
  (await pool.query(`SELECT number FROM ${table} ORDER BY id DESC`)).rows.map(({ number }) => number)

test('all of 250 quotes are read page by page, each once and newest first', async () => {
  const { offers } = dataOf(searchOffers, await sendCall(searchOffers, depotQuery, { who: administrator }))
  const body = { query: depotQuery, offerCode: offers[0]?.item.code }
  const { number } = dataOf(saveQuote, await sendCall(saveQuote, body, { who: administrator }))
  const { rows } = await pool.query('SELECT * FROM quote WHERE number = $1', [number])
  const { id: _id, valid_until_at: _generated, ...row } = rows[0]
  const columns = Object.keys(row).filter((column) => column !== 'number')
  await pool.query(
    `INSERT INTO quote (number, ${columns}) SELECT 'Q-' || step, ${columns}
     FROM quote, generate_series(2, $2::int) AS step WHERE quote.number = $1`,
    [number, rowCount],
  )
  const readPage = async (query: PageQuery) =>
    dataOf(listQuotes, await sendCall(listQuotes, query, { who: administrator }))
  await expectAllRows(readPage, await newestFirst('quote'))
  expect((await readPage({ size: '1000' })).rows).toHaveLength(100)
})

test('all of 250 requests are read page by page, each once and newest first', async () => {
  const person = await site.newPerson()
  await pool.query(
    `INSERT INTO quote_request (number, person_id, owner_id, brand, kind, state, details, contact_name, contact_phone)
     SELECT 'R-' || step, $1, $1, 'group', 'rail', 'withdrawn', '{}', 'A', '1' FROM generate_series(1, $2::int) AS step`,
    [person, rowCount],
  )
  const readPage = async (query: PageQuery) =>
    dataOf(listMyRequests, await sendCall(listMyRequests, query, { who: person }))
  await expectAllRows(readPage, await newestFirst('quote_request'))
})

test('quotes of a company and of a person without one are paged together in every sort', async () => {
  const { administrator: other, companyId } = await site.newCompany('Sorted Quotes')
  const copied = ['brand', 'query', 'snapshot', 'digest', 'quoted_on', 'verify_code', 'currency']
  await pool.query(
    `INSERT INTO quote (owner_id, company_id, person_id, number, mode, total, valid_until, departs_on, accepted_at, accepted_by, ${copied})
     SELECT coalesce(company, $2), company, $2, 'S-' || step || CASE WHEN company IS NULL THEN '-own' ELSE '' END,
       (ARRAY['ocean', 'depot', 'trucking'])[1 + step % 3], 1000 + step % 2,
       date '2026-11-14' + step % 4, CASE WHEN step % 3 > 0 THEN date '2026-12-01' + step % 2 END,
       CASE WHEN step % 5 = 0 THEN now() END, CASE WHEN step % 5 = 0 THEN $2::uuid END, ${copied}
     FROM (SELECT * FROM quote LIMIT 1) AS sample, generate_series(1, 9) AS step,
       (VALUES ($1::uuid), (NULL)) AS owner (company)`,
    [companyId, other],
  )
  await expectSortedPages({
    fields: quoteSorts,
    read: async (query) => dataOf(listQuotes, await sendCall(listQuotes, query, { who: other })),
    send: (query) => sendCall(listQuotes, query, { who: other }),
    idOf: ({ number }) => number,
    values: {
      mode: ({ mode }) => quotedModes.indexOf(mode),
      total: ({ total }) => Number(total.amount),
      validUntil: ({ validUntil }) => validUntil,
      state: ({ state }) => quoteStates.indexOf(state),
    },
  })
})

test('requests are paged in every sort', async () => {
  const person = await site.newPerson()
  await pool.query(
    `INSERT INTO quote_request (number, person_id, owner_id, brand, kind, state, details, contact_name, contact_phone, created_at)
     SELECT 'RS-' || step, $1, $1, 'group', (ARRAY['soc', 'rail', 'air'])[1 + step % 3],
       (ARRAY['withdrawn', 'refused'])[1 + step % 2], '{}', 'A', '1',
       timestamptz '2026-11-01 12:00:00.000001+08' + (step % 4) * interval '1 microsecond'
     FROM generate_series(1, 11) AS step`,
    [person],
  )
  await expectSortedPages({
    fields: requestSorts,
    read: async (query) => dataOf(listMyRequests, await sendCall(listMyRequests, query, { who: person })),
    send: (query) => sendCall(listMyRequests, query, { who: person }),
    idOf: ({ number }) => number,
    values: {
      kind: ({ kind }) => requestKinds.indexOf(kind),
      created: ({ createdAt }) => createdAt,
      state: ({ state }) => requestStates.indexOf(state),
    },
  })
})
