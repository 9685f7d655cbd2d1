import { expect, test } from 'vitest'
import type { Call } from '#contract/call.ts'
import { listExchangeRates } from '#contract/exchange-rates.ts'
import { listImportRows, listImports } from '#contract/rate-imports.ts'
import { exportRates, listRates, readRate, readRateTemplate } from '#contract/rates.ts'
import type { AuditAction } from '#domain/audit/audit.ts'
import { dataOf } from '#tests/support/envelopes.ts'
import { rateAdmin, savedLane } from '#tests/support/rate-admin.ts'
import { laneRow } from '#tests/support/rate-sheets.ts'
import { openStaffSite } from '#tests/support/staff-site.ts'

const staff = await openStaffSite()
const { sendCall, pool, unchanged } = staff
const token = await staff.logInAs('tariff-manager')
const sales = await staff.logInAs('sales')
const operations = await staff.logInAs('operations')
const me = await staff.idOf('tariff')
const admin = rateAdmin(staff, token)
const { rateId } = await admin.published(savedLane('READ-1', { cost: { '20GP': '777.77' } }))
const rows = [laneRow('READ-1', { 'cost.20GP': 888.88 }), laneRow('READ-2')]
const { importId, fileName } = await admin.previewed(rows)
const unknownId = '00000000-0000-4000-8000-000000000001'

type Row = readonly [
  call: Call,
  query: Readonly<Record<string, string>>,
  action: AuditAction,
  subjectId: string | null,
  after: object,
]

/** Every call that shows costs, contract customers or prices. */
const reads: readonly Row[] = [
  [listRates, { kind: 'ocean-lane', search: 'READ-' }, 'rates-listed', null, { search: 'READ-', rows: 1 }],
  [readRate, { rateId }, 'rate-seen', rateId, { code: 'READ-1' }],
  [listImports, {}, 'rates-imports-listed', null, { rows: 1 }],
  [
    listImportRows,
    { importId },
    'rates-import-seen',
    importId,
    { fileName, outcome: null, behind: null, rows: 2 },
  ],
  [
    listImportRows,
    { importId, outcome: 'changed', after: '1' },
    'rates-import-seen',
    importId,
    { fileName, outcome: 'changed', behind: 1, rows: 1 },
  ],
  [
    listExchangeRates,
    { from: 'USD', size: '1' },
    'exchange-rates-listed',
    null,
    { currency: 'USD', rows: 1 },
  ],
  [readRateTemplate, { kind: 'trucking-lane' }, 'rates-template-taken', null, { kind: 'trucking-lane' }],
  [
    exportRates,
    { kind: 'ocean-lane', search: 'READ-' },
    'rates-exported',
    null,
    { kind: 'ocean-lane', search: 'READ-' },
  ],
]

const entries = async () => (await pool.query('SELECT count(*)::int AS n FROM audit_entry')).rows[0].n

test.each(reads)('%o with %o writes one audit entry, %s', async (call, query, action, subject, after) => {
  const before = await entries()
  expect((await sendCall(call, { token, query })).status).toBe(200)
  expect(await entries()).toBe(before + 1)
  const [newest] = await staff.audited(action)
  expect(newest).toMatchObject({ actor_kind: 'staff', actor_id: me, subject_id: subject, after })
  // The entry has the reader, not the data.
  expect(JSON.stringify(newest)).not.toMatch(/777\.77|888\.88/)
})

test.each(reads.filter(([call]) => call !== listExchangeRates))(
  '%o is refused without the permission, and writes no audit entry',
  async (call, query) => {
    // Sales may see rates.
    const denied = call === listRates || call === readRate ? operations : sales
    expect((await unchanged(() => sendCall(call, { token: denied, query }))).status).toBe(403)
  },
)

test('sales read the prices of a rate without its cost', async () => {
  const asSales = await sendCall(readRate, { token: sales, query: { rateId } })
  expect(dataOf(readRate, asSales)).toMatchObject({ code: 'READ-1', prices: { '20GP': expect.any(String) } })
  expect(dataOf(readRate, asSales).cost).toBeNull()
  expect(asSales.text).not.toContain('777.77')
  const asManager = await sendCall(readRate, { token, query: { rateId } })
  expect(dataOf(readRate, asManager).cost).toEqual({ '20GP': '777.77' })
  const list = await sendCall(listRates, { token: sales, query: { kind: 'ocean-lane', search: 'READ-' } })
  expect(dataOf(listRates, list).rows).toMatchObject([{ rateId }])
  expect(list.text).not.toContain('777.77')
})

test('a missing rate writes no audit entry', async () => {
  expect((await unchanged(() => sendCall(readRate, { token, query: { rateId: unknownId } }))).status).toBe(
    404,
  )
  const input = { token, query: { importId: unknownId } }
  expect((await unchanged(() => sendCall(listImportRows, input))).status).toBe(404)
})
