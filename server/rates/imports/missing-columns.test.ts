import { expect, test } from 'vitest'
import {
  confirmImport,
  listImportRows,
  previewImport,
  readWrongRows,
  recomputeImport,
} from '#contract/rate-imports.ts'
import { archiveRate } from '#contract/rates.ts'
import type { ImportedKind } from '#domain/rates/rate.ts'
import { type SheetCell, writeBook } from '#server/platform/sheets/write-sheet.ts'
import { headerOf, rateColumns } from '#server/rates/sheets/sheet-columns.ts'
import { dataOf, refusalOf } from '#tests/support/envelopes.ts'
import { rateAdmin, savedLane } from '#tests/support/rate-admin.ts'
import { laneRow, truckRow } from '#tests/support/rate-sheets.ts'
import { cellsOfSheet } from '#tests/support/sheet-cells.ts'
import { openStaffSite } from '#tests/support/staff-site.ts'

const staff = await openStaffSite()
const { sendCall, pool, unchanged } = staff
const token = await staff.logInAs('tariff-manager')
const { published, upload, confirm } = rateAdmin(staff, token)

type Row = Record<string, SheetCell>

/** The columns that a carrier's sheet usually has. */
const few = ['code', 'carrier', 'service', 'pol', 'pod', 'freight.40HQ', 'validFrom', 'validTo']

/** Sends a sheet that has only some columns of the template. */
async function send(keys: readonly string[], rows: readonly Row[], kind: ImportedKind = 'ocean-lane') {
  const kept = rateColumns[kind].filter(({ key }) => keys.includes(key))
  const columns = kept.map((column) => ({ header: headerOf(column, 'en'), width: 12 }))
  const cells = rows.map((row) => kept.map(({ key }) => row[key] ?? null))
  return upload(Buffer.from(await writeBook([{ name: 'Rates', columns, rows: cells }])), kind)
}

const rowsOf = async (importId: string) =>
  dataOf(listImportRows, await sendCall(listImportRows, { token, query: { importId, size: '100' } })).rows

const newest = async (code: string) =>
  (
    await pool.query(
      `SELECT version, brands, pricing, cost FROM rate LEFT JOIN rate_cost ON rate_id = id
       WHERE code = $1 ORDER BY version DESC LIMIT 1`,
      [code],
    )
  ).rows[0]

test('an existing rate keeps what the sheet has no column for; a new one has none of it', async () => {
  await published(savedLane('FEW-OLD', { brands: ['ningbo'], cost: { '20GP': '900', '40HQ': '1700' } }))
  const view = dataOf(
    previewImport,
    await send(few, [
      laneRow('FEW-OLD', { 'freight.40HQ': 2200 }),
      laneRow('FEW-NEW', { 'freight.40HQ': 1800 }),
    ]),
  )
  expect(view).toMatchObject({ counts: { added: 1, changed: 1, wrong: 0 }, ignored: [] })
  expect(view.missing).toContain('cost.40HQ')
  expect(view.missing).toEqual(
    rateColumns['ocean-lane'].map(({ key }) => key).filter((key) => !few.includes(key)),
  )
  const [old, added] = await rowsOf(view.importId)
  expect(old?.cells).toEqual([
    { cell: 'F2', field: 'freight.40HQ', problem: null, before: '2100.5', after: '2200' },
  ])
  expect(added?.cells.map(({ field }) => field)).toEqual(few)
  dataOf(confirmImport, await confirm(view.importId))
  expect(await newest('FEW-OLD')).toMatchObject({
    version: 2,
    brands: ['ningbo'],
    pricing: {
      freight: { '20GP': '1150', '40HQ': '2200' },
      surcharges: [{ fee: 'BAF', price: '120', per: 'container' }],
    },
    cost: { '20GP': '900', '40HQ': '1700' },
  })
  expect(await newest('FEW-NEW')).toMatchObject({
    version: 1,
    brands: null,
    pricing: { freight: { '40HQ': '1800' }, surcharges: [] },
    cost: null,
  })
})

test('an empty cell of a column that the sheet has still removes the value', async () => {
  await published(savedLane('FEW-EMPTY'))
  const row = laneRow('FEW-EMPTY', { 'freight.40HQ': 2100.5, surcharges: null })
  const { importId } = dataOf(previewImport, await send([...few, 'surcharges'], [row]))
  expect((await rowsOf(importId))[0]).toMatchObject({ outcome: 'changed' })
  dataOf(confirmImport, await confirm(importId))
  expect((await newest('FEW-EMPTY')).pricing).toMatchObject({ freight: { '20GP': '1150' }, surcharges: [] })
})

test('each validity of a code keeps its own values', async () => {
  const [november, december] = [{ validTo: '2099-11-30' }, { validFrom: '2099-12-01', validTo: '2099-12-31' }]
  await published(savedLane('FEW-DAYS', { ...november, cost: { '20GP': '11' } }))
  const first = dataOf(
    previewImport,
    await send(
      rateColumns['ocean-lane'].map(({ key }) => key),
      [laneRow('FEW-DAYS', { ...december, 'cost.20GP': 12 })],
    ),
  )
  dataOf(confirmImport, await confirm(first.importId))
  const { importId } = dataOf(
    previewImport,
    await send(few, [
      laneRow('FEW-DAYS', { ...november, 'freight.40HQ': 2300 }),
      laneRow('FEW-DAYS', { ...december, 'freight.40HQ': 2400 }),
    ]),
  )
  dataOf(confirmImport, await confirm(importId))
  const { rows } = await pool.query(
    `SELECT valid_to, pricing -> 'freight' ->> '40HQ' AS price, cost ->> '20GP' AS cost
     FROM rate JOIN rate_cost ON rate_id = id
     WHERE code = 'FEW-DAYS' AND publish_at IS NOT NULL AND ended_at IS NULL ORDER BY valid_to`,
  )
  expect(rows.map(({ price, cost }) => [price, cost])).toEqual([
    ['2300', '11'],
    ['2400', '12'],
  ])
})

test('a preview that is out of date keeps the values of the newer version', async () => {
  const first = await published(savedLane('FEW-STALE', { cost: { '20GP': '900' } }))
  const { importId } = dataOf(
    previewImport,
    await send(few, [laneRow('FEW-STALE', { 'freight.40HQ': 2200 })]),
  )
  await published(savedLane('FEW-STALE', { comparedVersionId: first.rateId, cost: { '20GP': '950' } }))
  refusalOf(await unchanged(() => confirm(importId)), 'import-outdated')
  dataOf(recomputeImport, await sendCall(recomputeImport, { token, body: { importId } }))
  dataOf(confirmImport, await confirm(importId))
  expect(await newest('FEW-STALE')).toMatchObject({ version: 3, cost: { '20GP': '950' } })
})

test('a preview whose rate was archived keeps nothing of it', async () => {
  const { rateId } = await published(savedLane('FEW-GONE', { cost: { '20GP': '900' } }))
  const row = laneRow('FEW-GONE', { 'freight.40HQ': 2200 })
  const { importId } = dataOf(previewImport, await send(few, [row]))
  await sendCall(archiveRate, { token, body: { rateId, reason: 'Wrong price' } })
  dataOf(recomputeImport, await sendCall(recomputeImport, { token, body: { importId } }))
  dataOf(confirmImport, await confirm(importId))
  expect(await newest('FEW-GONE')).toMatchObject({ pricing: { freight: { '40HQ': '2200' } }, cost: null })
})

test('the sheet of wrong rows has the columns that were sent, so that nothing is emptied by sending it again', async () => {
  const { importId } = dataOf(previewImport, await send(few, [laneRow('FEW-BAD', { pod: 'XXXXX' })]))
  const sheet = await sendCall(readWrongRows, { token, query: { importId } })
  const [head = []] = await cellsOfSheet(sheet.bytes)
  expect(head).toHaveLength(few.length + 1)
})

test('a missing required column is named, and one column with a price is needed', async () => {
  const without = (...left: readonly string[]) => few.filter((key) => !left.includes(key))
  const lost = await unchanged(() => send(without('pod', 'validTo'), [laneRow('FEW-LOST')]))
  expect(refusalOf(lost, 'invalid-input').fields).toEqual({ 目的港: 'required', 失效日: 'required' })
  const unpriced = await unchanged(() => send(without('freight.40HQ'), [laneRow('FEW-LOST')]))
  expect(refusalOf(unpriced, 'invalid-input').fields).toEqual({ 海运费: 'required' })
})

test('a new rate without a price in the columns of the sheet is wrong', async () => {
  const { importId } = dataOf(previewImport, await send(few, [laneRow('FEW-NONE', { 'freight.40HQ': null })]))
  expect(await rowsOf(importId)).toMatchObject([{ outcome: 'wrong', cells: [{ problem: 'required' }] }])
})

test('a trucking sheet needs no toll, no sites and no costs', async () => {
  const keys = ['code', 'port', 'pickUpPlace', 'district', 'prices.20GP', 'validFrom', 'validTo']
  const view = dataOf(previewImport, await send(keys, [truckRow('FEW-TRUCK')], 'trucking-lane'))
  expect(view).toMatchObject({ counts: { added: 1, wrong: 0 } })
  expect(view.missing).toContain('tollPerVehicle')
})
