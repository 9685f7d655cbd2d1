import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import * as calls from '#contract/quotes.ts'
import { verifyQuote } from '#contract/verify-quote.ts'
import { formatAmount } from '#domain/language/format-money.ts'
import { dataOf, refusalOf } from '#tests/support/envelopes.ts'
import { firstQuotes, listedFirstQuotes } from '#tests/support/first-quotes.data.ts'
import { openPriceSite } from '#tests/support/price-site.ts'
import { containsText, readPdf } from '#tests/support/read-pdf.ts'
import { digestOf } from './create-quote.ts'

const site = await openPriceSite()
const { pool, sendCall } = site
const { administrator, companyId } = await site.newCompany('First Trading')

/** Takes the table back to its columns before the migration. */
const withoutListColumns = `ALTER TABLE quote RENAME COLUMN mode TO service;
  ALTER TABLE quote ${['from_code', 'to_code', 'pick_up_place', 'containers', 'carrier', 'vessel']
    .concat('voyage', 'departs_on', 'currency')
    .map((column) => `DROP COLUMN ${column}`)
    .join(', ')}`

async function insertRequest(): Promise<number> {
  const details = { from: 'Chengdu', to: 'Duisburg', containers: [{ type: '40HQ', count: 2 }] }
  const { rows } = await pool.query(
    `INSERT INTO quote_request (owner_id, number, person_id, company_id, brand, kind, state, details, contact_name, contact_phone)
     VALUES ($2, 'R261101-000001', $1, $2, 'group', 'rail', 'answered', $3, 'A', '1') RETURNING id`,
    [administrator, companyId, JSON.stringify(details)],
  )
  return rows[0].id
}

await pool.query(withoutListColumns)
const requestId = await insertRequest()
for (const { number, service, snapshot, total, query } of firstQuotes)
  await pool.query(
    `INSERT INTO quote (owner_id, number, company_id, person_id, brand, service, query, snapshot, digest, quoted_on, valid_until,
       total, verify_code, request_id)
     VALUES ($2, $1, $2, $3, 'group', $4, $5, $6, $7, '2026-11-15', '2026-11-20', $8, 'code', $9)`,
    [
      ...[
        number,
        companyId,
        administrator,
        service,
        query && JSON.stringify(query),
        snapshot,
        digestOf(snapshot),
      ],
      ...[total, query ? null : requestId],
    ],
  )
const migration = new URL('../../../database/migrations/0010_quote_list_columns.sql', import.meta.url)
await pool.query(await readFile(migration, 'utf8'))

const byNumber = firstQuotes.map(({ number }, index) => [number, index] as const)

describe('a quote of the first release, after the migration', () => {
  test('is listed with its route, containers, sailing and total', async () => {
    const { rows } = dataOf(calls.listQuotes, await sendCall(calls.listQuotes, {}, { who: administrator }))
    expect(rows.toReversed()).toMatchObject(
      listedFirstQuotes.map((listed, index) => ({
        ...listed,
        number: firstQuotes[index]?.number,
        total: { amount: firstQuotes[index]?.total, currency: 'CNY' },
      })),
    )
  })

  test.each(byNumber)('%s is read with its offer and query in the shape of today', async (number, at) => {
    const quote = dataOf(calls.readQuote, await sendCall(calls.readQuote, { number }, { who: administrator }))
    expect(quote).toMatchObject({
      ...listedFirstQuotes[at],
      digest: digestOf(firstQuotes[at]?.snapshot ?? ''),
    })
    expect(quote.offer).toMatchObject({ mode: quote.mode, quote: { total: quote.total } })
    expect(quote.query?.mode ?? 'agreed').toBe(quote.mode)
    const { rows } = await pool.query('SELECT snapshot FROM quote WHERE number = $1', [number])
    expect(rows[0].snapshot).toBe(firstQuotes[at]?.snapshot)
  })

  test.each(byNumber)('%s can be verified', async (number, at) => {
    const verified = dataOf(verifyQuote, await sendCall(verifyQuote, { number, code: 'code' }))
    const { sailing: _sailing, ...listed } = listedFirstQuotes[at] ?? {}
    expect(verified).toMatchObject({ ...listed, total: { amount: firstQuotes[at]?.total, currency: 'CNY' } })
  })

  test.each(byNumber)('%s is printed with every line and charge explained', async (number, at) => {
    const reply = await sendCall(calls.readQuoteDocument, { number, language: 'en' }, { who: administrator })
    expect(reply.headers['content-type'], reply.text).toBe('application/pdf')
    const document = await readPdf(reply.bytes)
    const { total = '', snapshot = '' } = firstQuotes[at] ?? {}
    for (const words of [number, formatAmount(total), digestOf(snapshot)])
      expect(containsText(document, words), words).toBe(true)
    // A key without a sentence would be printed as it is.
    for (const unexplained of ['tariff-', 'triggers.', 'quotes.', 'undefined', '{{'])
      expect(containsText(document, unexplained), unexplained).toBe(false)
  })

  test('its dry run and cleaning are explained', async () => {
    const printed = async (number: string) => {
      const reply = await sendCall(
        calls.readQuoteDocument,
        { number, language: 'en' },
        { who: administrator },
      )
      return readPdf(reply.bytes)
    }
    expect(containsText(await printed('Q261101-000002'), 'Dry run')).toBe(true)
    expect(containsText(await printed('Q261101-000004'), 'Container cleaning')).toBe(true)
  })

  test('can be verified, with what each pays', async () => {
    const verified = await sendCall(verifyQuote, { number: 'Q261101-000001', code: 'code' })
    expect(dataOf(verifyQuote, verified)).toMatchObject({
      total: { amount: '69027.12' },
      payers: { shipper: { total: { amount: '69027.12' } }, consignee: { total: { amount: '0.00' } } },
    })
  })

  test('can be quoted again at the rates of today', async () => {
    await pool.query(`UPDATE quote SET query = query ||
      '{"containers": [{"type": "40HQ", "count": 2}], "services": [{"service": "export-customs", "declarations": 2}]}'
      WHERE number = 'Q261101-000001'`)
    const reply = await sendCall(calls.quoteAgain, { number: 'Q261101-000001' }, { who: administrator })
    const { quote } = dataOf(calls.quoteAgain, reply)
    expect(quote).toMatchObject({ mode: 'ocean', replaces: 'Q261101-000001', from: 'CNTAO', to: 'NLRTM' })
    expect(quote.query).toMatchObject({ addOns: [{ kind: 'export-customs' }] })
    expect(quote.changes?.before).toEqual({ amount: '69027.12', currency: 'CNY' })
  })

  test('with trucking but without its district cannot be quoted again, and says what is missing', async () => {
    await pool.query(
      `UPDATE quote SET query = query || '{"services": [{"service": "trucking"}]}' WHERE number = 'Q261101-000001'`,
    )
    const number = 'Q261101-000001'
    const reply = await sendCall(calls.quoteAgain, { number }, { who: administrator })
    expect(refusalOf(reply, 'invalid-input').fields).toEqual({ 'addOns.0.district': 'required' })
    const { query } = dataOf(
      calls.readQuote,
      await sendCall(calls.readQuote, { number }, { who: administrator }),
    )
    expect(query).toMatchObject({ addOns: [{ kind: 'trucking' }] })
  })
})

test('a list reads neither snapshots nor queries', async () => {
  await pool.query(`UPDATE quote SET snapshot = 'not JSON', query = '"not a query"'`)
  const { rows } = dataOf(calls.listQuotes, await sendCall(calls.listQuotes, {}, { who: administrator }))
  expect(rows.length).toBeGreaterThanOrEqual(firstQuotes.length)
})
