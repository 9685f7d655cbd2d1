import { expect, test } from 'vitest'
import { checkImport, confirmImport } from '#contract/rate-imports.ts'
import { checkPublish, publishRate } from '#contract/rate-publishing.ts'
import { publicOn } from '#domain/rates/valid-on.ts'
import { oceanTariffs } from '#domain/tariffs/ocean/ocean-tariff.data.ts'
import { daysAfter, shanghaiDay } from '#domain/values/shanghai-day.ts'
import { instantAt } from '#domain/values/shanghai-time.ts'
import { isInForce, publishedRates } from '#server/rates/index.ts'
import { dataOf, refusalOf } from '#tests/support/envelopes.ts'
import { rateAdmin, savedLane } from '#tests/support/rate-admin.ts'
import { laneRow } from '#tests/support/rate-sheets.ts'
import { openStaffSite } from '#tests/support/staff-site.ts'

const site = await openStaffSite()
const token = await site.logInAs('tariff-manager')
const { saved, publish, published, previewed, confirm } = rateAdmin(site, token)
const { pool } = site
const { db } = site.site.database
const lookup = { kind: 'ocean-lane', port: 'CNNGB', place: 'NLRTM' } as const
await pool.query('TRUNCATE rate CASCADE')

const today = shanghaiDay(new Date())
const days = (from: number, to: number) => ({
  validFrom: daysAfter(today, from),
  validTo: daysAfter(today, to),
})
const undecided = { keepsOldDays: false, prevails: false, confirmed: false }
const check = async (rateId: string, at?: string) =>
  dataOf(checkPublish, await site.sendCall(checkPublish, { token, query: { rateId, ...(at && { at }) } }))
const publishedRows = async () =>
  (await pool.query('SELECT id, publish_at, ended_at FROM rate WHERE publish_at IS NOT NULL ORDER BY id'))
    .rows

test('a gap is named with its sailings, and refused until it is kept or confirmed', async () => {
  const first = await published(savedLane('GAP', days(0, 40)))
  const next = await saved(savedLane('GAP', { comparedVersionId: first.rateId, ...days(30, 40) }))
  const { counts, findings } = await check(next.rateId)
  expect(counts).toEqual({ overlap: 0, gap: 1, types: 0, audience: 0, past: 0, loss: 0, margin: 0, jump: 0 })
  expect(findings).toMatchObject([{ finding: 'gap', code: 'GAP', days: [days(0, 29)] }])
  expect(findings[0]?.days[0]?.sailings).toBeGreaterThan(0)
  const before = await publishedRows()
  refusalOf(await publish(next.rateId, null, undecided), 'publish-unconfirmed')
  expect(await publishedRows()).toEqual(before)
  dataOf(publishRate, await publish(next.rateId, null, { ...undecided, keepsOldDays: true }))
})

test('a container type that loses its price is named with its sailings, and needs a confirmation', async () => {
  const { pricing } = savedLane('TYPES')
  const both = { ...pricing, freight: { '20GP': '1000', '40HQ': '2000' } }
  const first = await published(savedLane('TYPES', { ...days(400, 430), pricing: both, cost: null }))
  const one = { ...both, freight: { '20GP': '1000' } }
  const next = await saved(
    savedLane('TYPES', { comparedVersionId: first.rateId, ...days(400, 430), pricing: one, cost: null }),
  )
  const { counts, findings } = await check(next.rateId)
  expect(counts).toMatchObject({ gap: 0, types: 1, jump: 0 })
  expect(findings).toMatchObject([{ finding: 'types', types: ['40HQ'], days: [days(400, 430)] }])
  const keep = { ...undecided, keepsOldDays: true }
  refusalOf(await publish(next.rateId, null, keep), 'publish-unconfirmed')
  dataOf(publishRate, await publish(next.rateId, null, { ...keep, confirmed: true }))
})

test('an overlap with another public rate is refused, even when confirmed, until one prevails', async () => {
  const other = await saved(savedLane('OVERLAP', days(10, 50)))
  const { findings } = await check(other.rateId)
  expect(findings).toMatchObject([
    { finding: 'overlap', other: { code: 'GAP' }, days: [days(30, 40)] },
    { finding: 'overlap', other: { code: 'GAP' }, days: [days(10, 29)] },
  ])
  const before = await publishedRows()
  refusalOf(await publish(other.rateId, null, { ...undecided, confirmed: true }), 'rates-overlap')
  expect(await publishedRows()).toEqual(before)
  dataOf(publishRate, await publish(other.rateId, null, { ...undecided, prevails: true }))
})

test('a loss, a jump and a validity that is over need a confirmation', async () => {
  const pricing = savedLane('').pricing
  const first = await published(savedLane('LOSS', { ...days(60, 70) }))
  const freight = { '20GP': '800', '40HQ': '2100.50' }
  const change = { comparedVersionId: first.rateId, ...days(60, 70), pricing: { ...pricing, freight } }
  const lossy = await saved(savedLane('LOSS', change))
  expect((await check(lossy.rateId)).counts).toMatchObject({ loss: 1, jump: 1, gap: 0 })
  refusalOf(await publish(lossy.rateId, null, { ...undecided, prevails: true }), 'publish-unconfirmed')
  const past = await saved(savedLane('PAST', days(-20, -10)))
  expect((await check(past.rateId)).counts).toMatchObject({ past: 1, overlap: 0 })
  refusalOf(await publish(past.rateId, null, undecided), 'publish-unconfirmed')
  dataOf(publishRate, await publish(past.rateId, null, { ...undecided, confirmed: true }))
})

test('customers who could no longer buy are named, and need a confirmation', async () => {
  const { rows } = await pool.query("SELECT id FROM company WHERE state = 'certified' LIMIT 1")
  const first = await published(savedLane('NARROW', days(150, 160)))
  const contract = { comparedVersionId: first.rateId, companies: [rows[0].id], ...days(150, 160) }
  const next = await saved(savedLane('NARROW', contract))
  expect((await check(next.rateId)).findings).toMatchObject([{ finding: 'audience', days: [days(150, 160)] }])
  const before = await publishedRows()
  refusalOf(await publish(next.rateId, null, { ...undecided, keepsOldDays: true }), 'publish-unconfirmed')
  expect(await publishedRows()).toEqual(before)
  dataOf(publishRate, await publish(next.rateId, null, { ...undecided, confirmed: true }))
})

test('a sheet is checked in the same way, its rows against one another too', async () => {
  const { importId } = await previewed([laneRow('ONE', days(80, 90)), laneRow('TWO', days(90, 95))])
  const { counts, findings } = dataOf(
    checkImport,
    await site.sendCall(checkImport, { token, query: { importId } }),
  )
  expect(counts).toEqual({ overlap: 2, gap: 0, types: 0, audience: 0, past: 0, loss: 0, margin: 0, jump: 0 })
  expect(findings[0]).toMatchObject({
    code: 'ONE',
    other: { rateId: null, code: 'TWO' },
    days: [days(90, 90)],
  })
  const before = await publishedRows()
  refusalOf(await confirm(importId, null, { ...undecided, confirmed: true }), 'rates-overlap')
  expect(await publishedRows()).toEqual(before)
  dataOf(confirmImport, await confirm(importId, null, { ...undecided, prevails: true }))
})

test('days before a rate is sold are no gap: they keep their price until then', async () => {
  const first = await published(savedLane('LATER', { ...days(100, 140) }))
  const next = await saved(savedLane('LATER', { comparedVersionId: first.rateId, ...days(120, 140) }))
  const at = (day: number) => instantAt(daysAfter(today, day), '08:00').toISOString()
  expect((await check(next.rateId)).findings).toMatchObject([{ finding: 'gap', days: [days(100, 119)] }])
  expect((await check(next.rateId, at(110))).findings).toMatchObject([
    { finding: 'gap', days: [days(110, 119)] },
  ])
  expect((await check(next.rateId, at(120))).counts).toMatchObject({ gap: 0 })
  dataOf(publishRate, await publish(next.rateId, at(120), undecided))
})

test('a second public tariff of one port is an overlap too, one for a company is not', async () => {
  const { code: _code, version: _version, validFrom: _from, validTo: _to, ...pricing } = oceanTariffs.CNNGB
  const tariff = (code: string, change: object = {}) =>
    savedLane(code, { kind: 'ocean-tariff', cost: null, pricing, ...days(0, 30), ...change })
  await published(tariff('PORT-1'))
  const second = await saved(tariff('PORT-2', days(30, 60)))
  expect((await check(second.rateId)).findings).toMatchObject([
    { finding: 'overlap', other: { code: 'PORT-1' }, days: [days(30, 30)] },
  ])
  const before = await publishedRows()
  refusalOf(await publish(second.rateId, null, undecided), 'rates-overlap')
  expect(await publishedRows()).toEqual(before)
  const { rows } = await pool.query("SELECT id FROM company WHERE state = 'certified' LIMIT 1")
  const own = await saved(tariff('PORT-3', { companies: [rows[0].id] }))
  expect((await check(own.rateId)).counts).toMatchObject({ overlap: 0 })
})

test('the days kept at an old price do not prevail over a rate that prevailed before', async () => {
  const first = await published(savedLane('RANK-A', days(200, 260)))
  await published(savedLane('RANK-B', days(220, 230)), null, { prevails: true })
  const change = { comparedVersionId: first.rateId, ...days(240, 260) }
  await published(savedLane('RANK-A', change), null, { keepsOldDays: true })
  const rates = await publishedRates(db, [lookup], new Date())
  const sold = rates.filter(isInForce({ brand: 'group', companyId: null, at: new Date() }))
  const soldOn = (day: number) => publicOn(daysAfter(today, day), sold)?.code
  expect([soldOn(210), soldOn(225), soldOn(235), soldOn(250)]).toEqual([
    'RANK-A',
    'RANK-B',
    'RANK-A',
    'RANK-A',
  ])
})
