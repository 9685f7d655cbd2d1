import { beforeAll, describe, expect, test } from 'vitest'
import { labelQuote, listQuotes } from '#contract/quotes.ts'
import { listMyRequests, readMyRequest, requestQuote, withdrawRequest } from '#contract/requests.ts'
import { dataOf, refusalOf } from '#tests/support/envelopes.ts'
import { openPriceSite } from '#tests/support/price-site.ts'
import { quoteOrder, searchQuotes } from './saved/search-quotes-store.ts'

const site = await openPriceSite()
const { pool, sendCall, unchanged } = site
const { db } = site.database

const body = {
  kind: 'rail',
  details: {
    from: 'Qingdao',
    to: 'Duisburg',
    goods: 'Parts',
    containers: [{ type: '40HQ', count: 2 }],
    readyOn: '2026-11-25',
  },
  contact: { name: 'Lin', phone: '138 0013 8000' },
}
const requestBy = async (who: string) =>
  dataOf(requestQuote, await sendCall(requestQuote, body, { who })).number
const seenBy = async (who: string) => {
  const { rows } = dataOf(listMyRequests, await sendCall(listMyRequests, {}, { who }))
  return rows.map(({ number }) => number)
}
const readBy = (who: string, number: string) => sendCall(readMyRequest, { number }, { who })
const ownersOf = async (...numbers: readonly string[]) => {
  const { rows } = await pool.query(
    'SELECT owner_id FROM quote_request WHERE number = ANY ($1) ORDER BY id',
    [numbers],
  )
  return rows.map(({ owner_id }) => owner_id)
}

describe('a person who joins a company', () => {
  test('keeps their own requests, and shares the later ones', async () => {
    const { administrator, companyId } = await site.newCompany('Harbour Trading')
    const person = await site.newPerson()
    const own = await requestBy(person)
    await site.join(companyId, person)
    const shared = await requestBy(person)
    const ofAdministrator = await requestBy(administrator)
    expect(await ownersOf(own, shared, ofAdministrator)).toEqual([person, companyId, companyId])
    expect(await seenBy(person)).toEqual([ofAdministrator, shared, own])
    expect(await seenBy(administrator)).toEqual([ofAdministrator, shared])
  })

  test('still changes their own requests and quotes, which their colleagues cannot', async () => {
    const { administrator, companyId } = await site.newCompany('River Trading')
    const person = await site.newPerson()
    const request = await requestBy(person)
    await pool.query(
      `INSERT INTO quote (owner_id, number, person_id, brand, mode, snapshot, digest, quoted_on, valid_until, total,
         currency, verify_code)
       VALUES ($1, 'Q-OWN', $1, 'group', 'agreed', '{}', '', '2026-11-15', '2026-11-20', 1, 'CNY', '')`,
      [person],
    )
    await site.join(companyId, person)
    const label = (who: string) => sendCall(labelQuote, { number: 'Q-OWN', labels: ['own'] }, { who })
    const withdraw = (who: string) => sendCall(withdrawRequest, { number: request }, { who })
    const stored = async () =>
      (
        await pool.query(
          `SELECT labels, state FROM quote, quote_request WHERE quote.number = 'Q-OWN' AND quote_request.number = $1`,
          [request],
        )
      ).rows
    for (const call of [label, withdraw]) refusalOf(await call(administrator), 'not-found')
    expect(await stored()).toEqual([{ labels: [], state: 'open' }])
    for (const call of [label, withdraw]) expect((await call(person)).status).toBe(200)
    expect(await stored()).toEqual([{ labels: ['own'], state: 'withdrawn' }])
  })

  test('reads a request by its number exactly if it is in their list; nothing changes', async () => {
    const { administrator, companyId } = await site.newCompany('Delta Trading')
    const other = await site.newCompany('Other Trading')
    const person = await site.newPerson()
    const own = await requestBy(person)
    await site.join(companyId, person)
    const shared = await requestBy(person)
    for (const who of [person, administrator, other.administrator]) {
      const list = await seenBy(who)
      for (const number of [own, shared]) {
        const reply = await unchanged(() => readBy(who, number))
        if (list.includes(number)) expect(dataOf(readMyRequest, reply).number).toBe(number)
        else refusalOf(reply, 'not-found')
      }
    }
    expect(await seenBy(other.administrator)).toEqual([])
  })

  test('leaves the requests of the company to the company', async () => {
    const { administrator, companyId } = await site.newCompany('Coastal Trading')
    const person = await site.newPerson()
    await site.join(companyId, person)
    const shared = await requestBy(person)
    await pool.query('DELETE FROM membership WHERE person_id = $1', [person])
    const own = await requestBy(person)
    expect(await seenBy(person)).toEqual([own])
    refusalOf(await unchanged(() => readBy(person, shared)), 'not-found')
    expect(await seenBy(administrator)).toEqual([shared])
  })
})

test('an owner that is neither the company nor the person is refused', async () => {
  const stranger = await site.newPerson()
  const change = pool.query('UPDATE quote_request SET owner_id = $1', [stranger])
  await expect(change).rejects.toMatchObject({ constraint: 'quote_request_owner' })
})

describe('the list of quotes of a large company', () => {
  let companyId = ''
  let administrator = ''
  beforeAll(async () => {
    const company = await site.newCompany('Large Trading')
    companyId = company.companyId
    administrator = company.administrator
    await pool.query(
      `INSERT INTO quote (owner_id, number, company_id, person_id, brand, mode, snapshot, digest, quoted_on, valid_until,
         total, currency, verify_code)
       SELECT $1, 'Q-' || n, $1, $2, 'group', 'ocean', 'no JSON', '', '2026-11-15', '2026-11-20', 1, 'CNY', ''
       FROM generate_series(1, 20000) AS n`,
      [companyId, administrator],
    )
    await pool.query('ANALYZE quote')
  })

  test.each([
    ['-number', 'quote_tenant'],
    ['-total', 'quote_tenant_total'],
    ['total', 'quote_tenant_total'],
    ['validUntil', 'quote_tenant_valid_until_at'],
  ] as const)('sorted by %s reads as many index rows as it shows, whichever page', async (sort, index) => {
    const now = new Date('2026-11-16T04:00:00Z')
    const half = { sort, size: '100' }
    const { next } = dataOf(listQuotes, await sendCall(listQuotes, half, { who: administrator }))
    const order = quoteOrder(sort, next ?? '', now)
    if (!order.ok) throw new Error(order.refusal)
    const page = searchQuotes(
      db,
      { companyId, personId: administrator },
      { order: order.value, limit: 26, now },
    )
    const { sql, params } = page.toSQL()
    const { rows } = await pool.query(`EXPLAIN (ANALYZE, FORMAT JSON) ${sql}`, params)
    const plan = JSON.stringify(rows[0]['QUERY PLAN'])
    expect(sql).not.toContain('snapshot')
    expect(plan).toContain(`"Index Name":"${index}"`)
    expect(plan).not.toContain('"Node Type":"Seq Scan"')
    const read = [...plan.matchAll(/"Actual Rows":([\d.]+)/g)].map(([, count]) => Number(count))
    expect(Math.max(...read)).toBeLessThanOrEqual(26)
  })

  test('is the newest first, and no snapshot is parsed for it', async () => {
    const { rows, next } = dataOf(
      listQuotes,
      await sendCall(listQuotes, { size: '3' }, { who: administrator }),
    )
    expect(rows.map(({ number }) => number)).toEqual(['Q-20000', 'Q-19999', 'Q-19998'])
    expect(next).not.toBeNull()
  })
})
