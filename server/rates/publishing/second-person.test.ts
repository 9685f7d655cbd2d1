import { expect, test } from 'vitest'
import { checkImport, confirmImport } from '#contract/rate-imports.ts'
import { checkPublish, publishRate } from '#contract/rate-publishing.ts'
import { dataOf, refusalOf } from '#tests/support/envelopes.ts'
import { rateAdmin, savedLane } from '#tests/support/rate-admin.ts'
import { laneRow } from '#tests/support/rate-sheets.ts'
import { demoMember, openStaffSite } from '#tests/support/staff-site.ts'

const staff = await openStaffSite({ SECOND_PERSON_RATES: 2, SECOND_PERSON_MARGIN: 10 })
const { pool, sendCall, unchanged } = staff
const token = await staff.logInAs('tariff-manager')
const { saved, publish, previewed, confirm } = rateAdmin(staff, token)
const colleague = await staff.idOf(demoMember('sales').account)
const limits = { rates: 2, marginPercent: 10 }

const lane = (code: string, price: string) =>
  savedLane(code, { pricing: { ...savedLane('').pricing, freight: { '20GP': price } } })
const check = async (rateId: string) =>
  dataOf(checkPublish, await sendCall(checkPublish, { token, query: { rateId } }))
const checkSheet = async (importId: string) =>
  dataOf(checkImport, await sendCall(checkImport, { token, query: { importId } }))

test('a price with a small margin is published by a colleague of the person who saved it', async () => {
  const { rateId } = await saved(lane('SMALL-MARGIN', '999.99'))
  expect(await check(rateId)).toMatchObject({ counts: { margin: 1 }, limits, secondPerson: 'margin' })
  refusalOf(await unchanged(() => publish(rateId)), 'needs-second-publisher')
  await pool.query('UPDATE rate SET staff_id = $1 WHERE id = $2', [colleague, rateId])
  expect(await check(rateId)).toMatchObject({ counts: { margin: 1 }, secondPerson: null })
  dataOf(publishRate, await publish(rateId))
})

test('a loss is left to a colleague too; a price with enough margin is not', async () => {
  const loss = await saved(lane('LOSS', '800'))
  expect(await check(loss.rateId)).toMatchObject({ counts: { loss: 1, margin: 0 }, secondPerson: 'margin' })
  refusalOf(await unchanged(() => publish(loss.rateId)), 'needs-second-publisher')
  const enough = await saved(lane('ENOUGH', '1000'))
  expect((await check(enough.rateId)).secondPerson).toBeNull()
  dataOf(publishRate, await publish(enough.rateId))
})

test('more rates at once than the limit are confirmed by a colleague of the person who uploaded them', async () => {
  const rows = ['A', 'B', 'C'].map((name) => laneRow(`SHEET-${name}`, {}))
  const two = await previewed(rows.slice(0, 2))
  expect(await checkSheet(two.importId)).toMatchObject({ limits, secondPerson: null })
  dataOf(confirmImport, await confirm(two.importId))
  const three = await previewed(rows.map((row) => ({ ...row, code: `${row.code}-2` })))
  expect((await checkSheet(three.importId)).secondPerson).toBe('rates')
  refusalOf(await unchanged(() => confirm(three.importId)), 'needs-second-publisher')
  await pool.query('UPDATE rate_import SET staff_id = $1 WHERE id = $2', [colleague, three.importId])
  expect((await checkSheet(three.importId)).secondPerson).toBeNull()
  dataOf(confirmImport, await confirm(three.importId))
})
