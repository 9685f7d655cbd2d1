import { beforeEach, expect, test } from 'vitest'
import * as calls from '#contract/order-export-jobs.ts'
import { exportJobLimits } from '#domain/orders/export/export-job.ts'
import { orderExportJob, orderExportSweep } from '#server/orders/index.ts'
import { dataOf, refusalOf } from '#tests/support/envelopes.ts'
import { openOrderSite } from '#tests/support/order-site.ts'
import { noon } from '#tests/support/price-site.data.ts'
import { cellsOfSheet, cellsOfWideSheet } from '#tests/support/sheet-cells.ts'

const site = await openOrderSite('Export Trading')
const { administrator, member, sendCall, unchanged, files, database, findPeople } = site
const { administrator: stranger, companyId: otherCompany } = await site.newCompany('Other Export Trading')
const first = await site.placed()
const second = await site.placed(member)

const clock = { now: () => site.time.now }
const deps = { database, clock, store: files, findPeople }

beforeEach(async () => {
  site.time.now = noon
  await site.pool.query('DELETE FROM order_export')
})

const start = async (contents: object, who = administrator) =>
  dataOf(calls.startOrderExport, await sendCall(calls.startOrderExport, contents, { who, language: 'en' }))
const list = async (who = administrator) =>
  dataOf(calls.listOrderExports, await sendCall(calls.listOrderExports, {}, { who })).rows
const read = (id: string, who = administrator) => sendCall(calls.readOrderExport, { id }, { who })
const write = (id: string) => orderExportJob(deps).work({ id })

test('a job writes the sheet of the list, and the person sees its progress', async () => {
  const started = await start({
    sheet: 'shipments',
    columns: ['orderNo', 'state'],
    filters: { sort: 'number' },
  })
  expect(started).toMatchObject({ state: 'running', rows: 2, written: 0 })
  expect(site.enqueued.at(-1)).toEqual({ name: 'write-order-export', id: started.id })
  refusalOf(await read(started.id), 'not-found')
  await write(started.id)
  expect(await list()).toMatchObject([{ id: started.id, state: 'ready', rows: 2, written: 2 }])
  const [heading, ...rows] = await cellsOfSheet((await read(started.id)).bytes)
  expect(heading).toEqual(['Order no.', 'Status'])
  expect(rows.map(([number]) => number)).toEqual([first.number, second.number])
  const stored = files.stored.size
  await write(started.id)
  expect(files.stored.size).toBe(stored)
})

test('the filters hold, also those of the person', async () => {
  const { id } = await start({ sheet: 'bookings', filters: { mine: 'yes' } }, member)
  await write(id)
  const [, ...rows] = await cellsOfWideSheet((await read(id, member)).bytes)
  expect(rows).toHaveLength(1)
})

test('only the person who started it has the file', async () => {
  const { id } = await start({ sheet: 'shipments', filters: {} })
  await write(id)
  for (const who of [member, stranger]) {
    refusalOf(await unchanged(() => read(id, who)), 'not-found')
    expect(await list(who)).toEqual([])
  }
})

const ownOnly = (onlyOwn: boolean) =>
  site.pool.query('UPDATE company SET members_see_own_orders = $2 WHERE id = $1', [site.companyId, onlyOwn])

test('a member who sees less than an export contains has lost it', async () => {
  const whole = await start({ sheet: 'shipments', filters: {} }, member)
  const mine = await start({ sheet: 'shipments', filters: { mine: 'yes' } }, member)
  const ofAdministrator = await start({ sheet: 'shipments', filters: {} })
  for (const { id } of [whole, mine, ofAdministrator]) await write(id)
  await ownOnly(true)
  refusalOf(await unchanged(() => read(whole.id, member)), 'not-found')
  expect((await list(member)).map(({ id }) => id)).toEqual([mine.id])
  const own = await start({ sheet: 'shipments', columns: ['orderNo'], filters: {} }, member)
  await write(own.id)
  for (const { id } of [mine, own]) expect((await read(id, member)).status).toBe(200)
  expect(await cellsOfSheet((await read(own.id, member)).bytes)).toEqual([['Order no.'], [second.number]])
  expect((await read(ofAdministrator.id)).status).toBe(200)
  await ownOnly(false)
  expect((await read(whole.id, member)).status).toBe(200)
})

test('a person who has left the company has lost it, also as a member of another', async () => {
  const leaver = await site.newPerson('Leaver')
  await site.join(site.companyId, leaver)
  const { id } = await start({ sheet: 'shipments', filters: {} }, leaver)
  await write(id)
  expect((await read(id, leaver)).status).toBe(200)
  await site.pool.query('DELETE FROM membership WHERE person_id = $1', [leaver])
  refusalOf(await unchanged(() => read(id, leaver)), 'company-not-certified')
  await site.join(otherCompany, leaver)
  refusalOf(await unchanged(() => read(id, leaver)), 'not-found')
  expect(await list(leaver)).toEqual([])
})

test('few run at once, and one that does not end has failed', async () => {
  const body = { sheet: 'shipments', filters: {} }
  for (let count = 0; count < exportJobLimits.runningPerPerson; count += 1) await start(body)
  const refused = await unchanged(() => sendCall(calls.startOrderExport, body, { who: administrator }))
  refusalOf(refused, 'busy')
  site.time.now = new Date(noon.getTime() + 2 * 60 * 60 * 1000)
  expect((await list()).map(({ state }) => state)).toEqual(['failed', 'failed', 'failed'])
  await start(body)
})

test('the file is deleted after its days', async () => {
  const { id, keptUntil } = await start({ sheet: 'shipments', filters: {} })
  await write(id)
  const before = files.stored.size
  site.time.now = new Date(keptUntil)
  refusalOf(await read(id), 'not-found')
  await orderExportSweep(deps).work({})
  expect(files.stored.size).toBe(before - 1)
  expect(await list()).toEqual([])
})
