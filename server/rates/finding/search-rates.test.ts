import { expect, test } from 'vitest'
import { listRates } from '#contract/rates.ts'
import { dataOf } from '#tests/support/envelopes.ts'
import { rateAdmin, savedLane } from '#tests/support/rate-admin.ts'
import { openStaffSite } from '#tests/support/staff-site.ts'

const staff = await openStaffSite()
const token = await staff.logInAs('tariff-manager')
const { saved, published } = rateAdmin(staff, token)
await staff.pool.query('TRUNCATE rate CASCADE')
const { rows } = await staff.pool.query(
  "SELECT id, name FROM company WHERE state = 'certified' ORDER BY name LIMIT 1",
)
const [company] = rows
const { pricing } = savedLane('')

const listed = async (query: Record<string, string>, as = token) =>
  dataOf(listRates, await staff.sendCall(listRates, { token: as, query: { kind: 'ocean-lane', ...query } }))
const list = async (query: Record<string, string>, as = token) => (await listed(query, as)).rows

await saved(savedLane('LANE-A'))
await saved(savedLane('LANE-B', { companies: [company.id] }))
const truck = {
  kind: 'trucking-lane',
  pricing: { port: 'CNTAO', pickUpPlace: 'QQCTU', district: '370211', prices: { '20GP': '800' } },
}
await saved(savedLane('TRUCK-A', truck))

test.each([
  ['lutedan', ['LANE-A', 'LANE-B']],
  ['ltd', ['LANE-A', 'LANE-B']],
  ['望月', ['LANE-A', 'LANE-B']],
  ['moonreach', ['LANE-A', 'LANE-B']],
  ['mnrq', ['LANE-A', 'LANE-B']],
  ['qe1', ['LANE-A', 'LANE-B']],
  [company.name, ['LANE-B']],
  [company.name.slice(1, 4), ['LANE-B']],
  ['Atlantis', []],
])('a lane is found by %s: %o', async (search, codes) => {
  expect((await list({ search })).map(({ code }) => code)).toEqual(codes)
})

test('lanes of one carrier, and the contract rates of one company, with its name', async () => {
  await saved(
    savedLane('LANE-C', {
      pricing: { ...pricing, carrier: 'WVGQ', service: 'AF1', pol: 'CNNGB', pod: 'ZADUR' },
    }),
  )
  const codes = async (query: Record<string, string>) => (await list(query)).map(({ code }) => code)
  expect(await codes({ carrier: 'WVGQ' })).toEqual(['LANE-C'])
  expect(await codes({ carrier: 'MNRQ' })).toEqual(['LANE-A', 'LANE-B'])
  expect(await codes({ contractOf: company.id })).toEqual(['LANE-B'])
  expect(await codes({ contractOf: company.id, carrier: 'WVGQ' })).toEqual([])
  expect((await listed({ contractOf: company.id })).contractOf).toBe(company.name)
  expect(await listed({ contractOf: crypto.randomUUID() })).toMatchObject({ rows: [], contractOf: null })
  expect(await listed({})).toMatchObject({ contractOf: null })
})

test('a page says how many rates are found in all, also with filters', async () => {
  expect(await listed({ size: '1' })).toMatchObject({ rows: [{ code: 'LANE-A' }], found: 3 })
  const { next } = await listed({ size: '1' })
  expect(await listed({ size: '1', after: next ?? '' })).toMatchObject({ found: 3 })
  expect(await listed({ search: 'LANE-B' })).toMatchObject({ found: 1 })
  expect(await listed({ state: 'ended' })).toMatchObject({ rows: [], found: 0 })
})

test('a row has its carrier, its cost and the prices of the version before; sales see no cost', async () => {
  const first = await published(savedLane('SHEET'))
  const next = { ...pricing, freight: { '20GP': '1200' } }
  const second = await published(savedLane('SHEET', { comparedVersionId: first.rateId, pricing: next }))
  await saved(savedLane('SHEET', { comparedVersionId: second.rateId }))
  const shown = await list({ search: 'SHEET', state: 'in-force' })
  expect(shown).toMatchObject([
    {
      version: 2,
      carrier: 'MNRQ',
      service: 'QE1',
      prices: { '20GP': '1200' },
      previousPrices: { '20GP': '1150', '40HQ': '2100.50' },
      cost: { '20GP': '900' },
    },
  ])
  expect(await list({ search: 'SHEET', state: 'draft' })).toMatchObject([
    { previousPrices: { '20GP': '1200' } },
  ])
  expect(await list({ search: 'SHEET', state: 'ended' })).toMatchObject([
    { version: 1, previousPrices: null },
  ])
  const sales = await staff.logInAs('sales')
  expect((await list({ search: 'SHEET' }, sales)).map(({ cost }) => cost)).toEqual([null, null])
  const trucks = await list({ kind: 'trucking-lane' })
  expect(trucks).toMatchObject([{ carrier: null, service: null, previousPrices: null }])
})

test('days kept at an old price are compared with nothing, and nothing is compared with them', async () => {
  const days = (validFrom: string, validTo: string) => ({ validFrom, validTo })
  const first = await published(savedLane('KEPT', days('2090-01-01', '2090-03-31')))
  const change = { comparedVersionId: first.rateId, ...days('2090-02-01', '2090-03-31') }
  const dearer = { ...pricing, freight: { '20GP': '1300' } }
  await published(savedLane('KEPT', { ...change, pricing: dearer }), null, { keepsOldDays: true })
  const [kept, second] = await list({ search: 'KEPT' })
  expect(kept).toMatchObject({ isKept: true, previousPrices: null })
  expect(second).toMatchObject({ version: 2, previousPrices: { '20GP': '1150' } })
  const third = savedLane('KEPT', { ...change, comparedVersionId: kept?.rateId })
  expect(await saved(third)).toMatchObject({ version: 4 })
  expect(await list({ search: 'KEPT', state: 'draft' })).toMatchObject([
    { previousPrices: { '20GP': '1300' } },
  ])
})

test('the rates in force of one lane that a customer may use: public ones and those of the company', async () => {
  const other = { ...pricing, pod: 'DEHAM' }
  await published(savedLane('FOR-ALL', { pricing: other }))
  await published(savedLane('FOR-COMPANY', { pricing: other, companies: [company.id] }))
  await published(savedLane('FOR-SITE', { pricing: other, brands: ['ningbo'] }))
  await saved(savedLane('FOR-LATER', { pricing: other }))
  const lane = { port: 'CNNGB', place: 'DEHAM', state: 'in-force' }
  const codes = async (query: object) => (await list({ ...lane, ...query })).map(({ code }) => code)
  expect(await codes({})).toEqual(['FOR-ALL', 'FOR-COMPANY', 'FOR-SITE'])
  expect(await codes({ brand: 'group' })).toEqual(['FOR-ALL'])
  expect(await codes({ brand: 'group', companyId: company.id })).toEqual(['FOR-ALL', 'FOR-COMPANY'])
  expect(await codes({ brand: 'ningbo', companyId: crypto.randomUUID() })).toEqual(['FOR-ALL', 'FOR-SITE'])
  expect(await codes({ place: 'NLRT' })).toEqual([])
})
