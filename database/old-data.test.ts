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
  for (const [index, { number, service, snapshot, total, query }] of firstQuotes.entries())
    await client.query(
      `INSERT INTO quote (number, company_id, person_id, brand, service, wish, snapshot, digest, asked_on, valid_until,
         total, verify_code, request_id, replaces_id, accepted_at, accepted_by)
       VALUES ($1, $2, $3, 'group', $4, $5, $6, 'digest', '2026-11-15', '2026-11-20', $7, 'code', $8, $9, $10, $11)`,
      [
        ...[number, service === 'agreed' ? null : company, lin, service, query && JSON.stringify(query)],
        ...[snapshot, total, query ? null : 1, index === 1 ? 1 : null],
        ...(index === 0 ? ['2026-11-16T00:00Z', wang] : [null, null]),
      ],
    )
  await migrate()
})

describe('rows of the first release after all migrations', () => {
  test('quotes have their mode, route, containers, sailing and currency', async () => {
    const found = await rowsOf('SELECT *, departs_on::text FROM quote ORDER BY id')
    expect(found).toMatchObject(
      listedFirstQuotes.map(({ mode, from, to, pickUpPlace, containers, sailing }) => ({
        mode,
        from_code: from,
        to_code: to,
        pick_up_place: pickUpPlace,
        containers,
        currency: 'CNY',
        carrier: sailing?.carrier ?? null,
        vessel: sailing?.vessel ?? null,
        voyage: sailing?.voyage ?? null,
        departs_on: sailing?.departsOn ?? null,
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
        compared_version: 2,
        open_version_id: rate(2),
        rate: { code: 'LANE', pricing: { surcharges: [{ fee: 'DTHC', paymentTerm: 'collect' }] } },
      },
      { compared_version_id: null, compared_version: 1, open_version_id: null, rate: { code: 'GONE' } },
      { compared_version_id: null, compared_version: 0, open_version_id: null, rate: null },
    ])
  })

  test('a certification event names the applicant or the staff member', async () => {
    const found = await rowsOf('SELECT event, by_person_id, by_staff_id FROM certification_event ORDER BY at')
    expect(found).toEqual([
      { event: 'submitted', by_person_id: lin, by_staff_id: null },
      { event: 'refused', by_person_id: null, by_staff_id: staff },
      { event: 'resubmitted', by_person_id: lin, by_staff_id: null },
      { event: 'certified', by_person_id: null, by_staff_id: staff },
    ])
  })

  test('a join request without a decision is pending, and is the only one of its applicant', async () => {
    const found = await rowsOf(
      'SELECT applicant_id, state, requested_at FROM join_request ORDER BY requested_at',
    )
    expect(found).toEqual([
      { applicant_id: wang, state: 'approved', requested_at: new Date('2026-10-01T12:00Z') },
      { applicant_id: zhao, state: 'pending', requested_at: new Date('2026-11-01T00:00Z') },
    ])
    const second = client.query(
      `INSERT INTO join_request (company_id, applicant_id, state) VALUES ($1, $2, 'pending')`,
      [company, zhao],
    )
    await expect(second).rejects.toMatchObject({ constraint: 'join_request_open' })
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
        person_id: wang,
        owner_id: company,
        threshold: '9000.00',
        currency: 'CNY',
        notified_total: '8500.00',
        notified_at: new Date('2026-11-02T00:00Z'),
      },
    ])
  })

  test('the calls of a sailing are numbered in the order of arrival', async () => {
    expect(await rowsOf('SELECT call_no, port FROM sailing_call ORDER BY call_no')).toEqual([
      { call_no: 1, port: 'SGSIN' },
      { call_no: 2, port: 'ZADUR' },
      { call_no: 3, port: 'NLRTM' },
    ])
  })

  test('audit entries are in the partition of their month, with their ids', async () => {
    const found = await rowsOf(
      'SELECT id, actor_kind, request_id, tableoid::regclass::text AS month FROM audit_entry ORDER BY id',
    )
    expect(found).toEqual([
      { id: '1', actor_kind: 'site', request_id: 'first', month: 'audit_entry_2024_02' },
      { id: '2', actor_kind: 'staff', request_id: 'second', month: 'audit_entry_2026_10' },
      { id: '3', actor_kind: 'customer', request_id: 'third', month: 'audit_entry_2026_11' },
    ])
    const next = await rowsOf(`SELECT nextval('audit_entry_id_seq') AS id`)
    expect(next).toEqual([{ id: '4' }])
  })

  test('texts are in both languages, and columns have their names of today', async () => {
    expect(await rowsOf('SELECT title, summary, sort_order FROM activity ORDER BY sort_order')).toEqual([
      { title: { zh: '标题', en: 'Title' }, summary: { zh: '摘要', en: 'Summary' }, sort_order: 3 },
      {
        // A text that was in one language is shown in both.
        title: { zh: 'English only', en: 'English only' },
        summary: { zh: '仅中文', en: '仅中文' },
        sort_order: 4,
      },
    ])
    expect(await rowsOf('SELECT team, city, work_time, sort_order FROM service_contact')).toEqual([
      {
        team: { zh: '海运', en: 'Ocean team' },
        city: { zh: '上海', en: 'Shanghai' },
        work_time: { zh: '全天', en: 'All day' },
        sort_order: 2,
      },
    ])
    expect(
      await rowsOf('SELECT name, label FROM dictionary JOIN dictionary_row ON dictionary_code = code'),
    ).toEqual([{ name: { zh: '名单', en: 'List' }, label: { zh: '甲', en: 'A' } }])
    expect(await rowsOf('SELECT kind FROM session')).toEqual([{ kind: 'remembered' }])
    expect(await rowsOf('SELECT started_on::text FROM liner_service')).toEqual([{ started_on: '2026-01-01' }])
    const members = await rowsOf(
      'SELECT joined_at, order_limit, order_limit_currency FROM membership ORDER BY joined_at',
    )
    expect(members).toEqual([
      { joined_at: new Date('2026-10-01T00:00Z'), order_limit: null, order_limit_currency: 'CNY' },
      { joined_at: new Date('2026-10-02T00:00Z'), order_limit: '5000.50', order_limit_currency: 'CNY' },
    ])
  })

  test.each(['{"zh": "", "en": "A"}', '{"zh": "A"}', '{"zh": 1, "en": "A"}', '"A"'])(
    'a text without one of its languages is refused: %s',
    async (text) => {
      const change = client.query('UPDATE carrier SET name = $1', [text])
      await expect(change).rejects.toMatchObject({ constraint: 'carrier_name' })
    },
  )

  test('notifications and messages keep their parameters; cross-brand logins without a challenge are void', async () => {
    expect(await rowsOf('SELECT kind, params FROM notification')).toEqual([
      { kind: 'rate-alert', params: { pol: 'CNTAO' } },
    ])
    expect(await rowsOf('SELECT params FROM outbox_message')).toEqual([{ params: { code: '1' } }])
    expect(await rowsOf('SELECT person_id FROM cross_brand_login')).toEqual([])
    expect(await rowsOf('SELECT facts FROM depot')).toEqual([{ facts: { services: ['cleaning', 'repair'] } }])
  })
})
