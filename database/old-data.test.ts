import { readFile } from 'node:fs/promises'
import { beforeAll, describe, expect, test } from 'vitest'
import { firstQuotes, listedFirstQuotes } from '#tests/support/first-quotes.data.ts'
import { databaseAt } from '#tests/support/old-database.ts'

const { client, migrate } = await databaseAt('0008_announce_places')
const rowsOf = async (sql: string) => (await client.query(sql)).rows

const [lin, wang, zhao] = [1, 2, 3].map((n) => `10000000-0000-4000-8000-00000000000${n}`)
const staff = '20000000-0000-4000-8000-000000000001'
const company = '40000000-0000-4000-8000-000000000001'
const rate = (n: number) => `50000000-0000-4000-8000-00000000000${n}`

beforeAll(async () => {
  await client.query(await readFile(new URL('../tests/fixtures/first-release.sql', import.meta.url), 'utf8'))
  for (const [at, { number, service, snapshot, total, query }] of firstQuotes.entries())
    await client.query(
      `INSERT INTO quote (number, company_id, person_id, brand, service, wish, snapshot, digest, asked_on, valid_until,
         total, verify_code, request_id, replaces_id, accepted_at, accepted_by)
       VALUES ($1, $2, $3, 'group', $4, $5, $6, 'digest', '2026-11-15', '2026-11-20', $7, 'code', $8, $9, $10, $11)`,
      [
        ...[number, service === 'agreed' ? null : company, lin, service, query && JSON.stringify(query)],
        ...[snapshot, total, query ? null : 1, at === 1 ? 1 : null],
        ...(at === 0 ? ['2026-11-16T00:00Z', wang] : [null, null]),
      ],
    )
  await migrate()
})

describe('rows of the first release after all migrations', () => {
  test('quotes have their mode, route, containers, sailing and currency', async () => {
    const found = await rowsOf('SELECT *, departs_on::text FROM quote ORDER BY id')
    expect(found).toMatchObject(
      listedFirstQuotes.map(({ mode, from, to, pickUpPlace, containers, sailing }) => ({
        ...{ mode, from_code: from, to_code: to, pick_up_place: pickUpPlace, containers, currency: 'CNY' },
        ...{ carrier: sailing?.carrier ?? null, vessel: sailing?.vessel ?? null },
        ...{ voyage: sailing?.voyage ?? null, departs_on: sailing?.departsOn ?? null },
      })),
    )
    expect(found.map(({ snapshot }) => snapshot)).toEqual(firstQuotes.map(({ snapshot }) => snapshot))
    expect(found[3].query).toMatchObject({ cleanings: 1 })
    expect(found[0]).toMatchObject({ accepted_by: wang, owner_id: company })
    expect(found[4]).toMatchObject({ company_id: null, owner_id: lin })
    expect(found[1]).toMatchObject({ replaces_id: found[0].id })
  })

  test('rates have their pricing in the words of today', async () => {
    const found = await rowsOf('SELECT id, pricing, companies FROM rate ORDER BY id')
    expect(found).toMatchObject([
      { id: rate(1), pricing: {} },
      {
        id: rate(2),
        pricing: { freight: { '20GP': '1000' }, surcharges: [{ paymentTerm: 'collect' }] },
        companies: [company],
      },
      { id: rate(3), pricing: { dryRun: '200', hazardousPerContainer: '300' } },
      { id: rate(4), pricing: { cleaning: { '20': '50' } } },
    ])
  })

  test('rows of a preview keep the versions they were compared with, without deleted drafts', async () => {
    const found = await rowsOf('SELECT * FROM rate_import_row ORDER BY import_id, row')
    expect(found).toMatchObject([
      {
        compared_version_id: rate(2),
        open_version_id: rate(2),
        rate: { code: 'LANE', pricing: { surcharges: [{ fee: 'DTHC', paymentTerm: 'collect' }] } },
      },
      { compared_version_id: null, open_version_id: null, rate: { code: 'GONE', pricing: {} } },
      { compared_version_id: null, open_version_id: null, rate: null },
    ])
  })

  test('a certification event names the applicant or the staff member', async () => {
    const found = await rowsOf('SELECT event, by_person_id, by_staff_id FROM certification_event ORDER BY at')
    expect(found).toEqual([
      { event: 'submitted', by_person_id: lin, by_staff_id: null },
      { event: 'certified', by_person_id: null, by_staff_id: staff },
    ])
  })

  test('a reference to a row that no longer exists is removed', async () => {
    const people = await rowsOf('SELECT id, avatar_file_id FROM person ORDER BY id')
    expect(people).toEqual([
      { id: lin, avatar_file_id: '30000000-0000-4000-8000-000000000002' },
      { id: wang, avatar_file_id: null },
      { id: zhao, avatar_file_id: null },
    ])
    const requests = await rowsOf('SELECT company_id, owner_id FROM quote_request ORDER BY id')
    expect(requests).toEqual([
      { company_id: company, owner_id: company },
      { company_id: null, owner_id: zhao },
      { company_id: null, owner_id: zhao },
    ])
    const alerts = await rowsOf(
      'SELECT person_id, owner_id, threshold, currency, notified_total, notified_at FROM rate_alert',
    )
    expect(alerts).toEqual([
      {
        ...{
          person_id: wang,
          owner_id: company,
          threshold: '9000.00',
          currency: 'CNY',
          notified_total: '8500.00',
        },
        notified_at: new Date('2026-11-02T00:00Z'),
      },
    ])
  })

  test('notifications, messages and cross-brand logins keep their parameters', async () => {
    expect(await rowsOf('SELECT kind, params FROM notification')).toEqual([
      { kind: 'rate-alert', params: { pol: 'CNTAO' } },
    ])
    expect(await rowsOf('SELECT params FROM outbox_message')).toEqual([{ params: { code: '1' } }])
    expect(await rowsOf('SELECT person_id FROM cross_brand_login')).toEqual([{ person_id: lin }])
    expect(await rowsOf('SELECT facts FROM depot')).toEqual([{ facts: { services: ['cleaning', 'repair'] } }])
  })
})
