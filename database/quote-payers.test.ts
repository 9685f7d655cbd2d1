import { expect, test } from 'vitest'
import { databaseAt } from '#tests/support/old-database.ts'

const { client, migrate } = await databaseAt('0032_quote_validity')
const person = '10000000-0000-4000-8000-000000000001'
const company = '40000000-0000-4000-8000-000000000001'

const line = (amount: string, taxPercent: string, term: object) => ({
  standardAmount: { amount, currency: 'CNY' },
  taxPercent,
  ...term,
})

/** The lines of saved quotes, and what the consignee pays of each. */
const quotes = [
  ['Q1', 'ocean', [line('1000.00', '6', { paymentTerm: 'prepaid' })], '0.00'],
  [
    'Q2',
    'ocean',
    [line('714.28', '0', { paymentTerm: 'collect' }), line('1000.00', '6', { paymentTerm: 'prepaid' })],
    '714.28',
  ],
  // The first two versions. 6 % of 0.16 is 0.0096 and rounds to 0.01; each alone would round to 0.
  ['Q3', 'ocean', [line('0.08', '6', { terms: 'collect' }), line('0.08', '6', { terms: 'collect' })], '0.17'],
  ['Q4', 'depot', [line('90.00', '6', {})], '0.00'],
] as const

test('the migration fills in what the consignee of a saved quote pays', async () => {
  await client.query(`ALTER TABLE quote DROP CONSTRAINT quote_person_id_person_id_fk,
    DROP CONSTRAINT quote_company_id_company_id_fk`)
  for (const [number, mode, lines] of quotes)
    await client.query(
      `INSERT INTO quote (owner_id, number, company_id, person_id, brand, mode, snapshot, digest, quoted_on, valid_until,
         total, currency, verify_code)
       VALUES ($1, $2, $1, $3, 'group', $4, $5, 'digest', '2026-11-15', '2026-11-20', 2000, 'CNY', 'code')`,
      [company, number, person, mode, JSON.stringify({ quote: { lines } })],
    )
  await migrate()
  const { rows } = await client.query('SELECT number, consignee_total FROM quote ORDER BY number')
  expect(rows).toEqual(quotes.map(([number, , , paid]) => ({ number, consignee_total: paid })))
})
