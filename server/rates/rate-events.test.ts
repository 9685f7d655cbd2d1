import { expect, test } from 'vitest'
import { confirmImport, undoImport } from '#contract/rate-imports.ts'
import { archiveRate, readRate } from '#contract/rates.ts'
import { daysAfter, shanghaiDay } from '#domain/values/shanghai-day.ts'
import { dataOf } from '#tests/support/envelopes.ts'
import { rateAdmin, savedLane } from '#tests/support/rate-admin.ts'
import { laneRow } from '#tests/support/rate-sheets.ts'
import { openStaffSite } from '#tests/support/staff-site.ts'

const staff = await openStaffSite()
const { sendCall, pool } = staff
const token = await staff.logInAs('tariff-manager')
const { saved, published, previewed, confirm, undo } = rateAdmin(staff, token)

const history = async (rateId: string) =>
  dataOf(readRate, await sendCall(readRate, { token, query: { rateId } })).history
const byStaff = (name: string) => ({ by: name, at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) })

test('the history names who published and who archived a version, and when', async () => {
  const draft = await saved(savedLane('EVENT-1'))
  expect(await history(draft.rateId)).toMatchObject([{ published: null, ended: null }])
  const first = await published(savedLane('EVENT-2'))
  const second = await published(savedLane('EVENT-2', { comparedVersionId: first.rateId }))
  await sendCall(archiveRate, { token, body: { rateId: second.rateId, reason: 'Wrong price' } })
  const author = first.savedBy
  expect(author).not.toBe('')
  expect(await history(second.rateId)).toMatchObject([
    { version: 2, published: byStaff(author), ended: { ...byStaff(author), how: 'archived' } },
    { version: 1, published: byStaff(author), ended: null },
  ])
  const [version] = await history(second.rateId)
  const { rows } = await pool.query(
    "SELECT at FROM audit_entry WHERE action = 'rate-archived' AND subject_id = $1",
    [second.rateId],
  )
  expect(version?.ended?.at).toBe(rows[0]?.at.toISOString())
})

test.each(['form', 'sheet'] as const)('days kept by %s name who published the new price', async (by) => {
  const code = `EVENT-KEPT-${by}`
  const first = await published(savedLane(code))
  // As for demo data, which has no author.
  await pool.query('UPDATE rate SET staff_id = NULL WHERE id = $1', [first.rateId])
  const later = { validFrom: daysAfter(shanghaiDay(new Date()), 30) }
  if (by === 'form')
    await published(savedLane(code, { ...later, comparedVersionId: first.rateId }), null, {
      keepsOldDays: true,
    })
  else {
    const { importId } = await previewed([laneRow(code, later)])
    dataOf(confirmImport, await confirm(importId, null, { keepsOldDays: true }))
  }
  const kept = (await history(first.rateId)).filter(({ isKept }) => isKept)
  expect(kept).toMatchObject([{ savedBy: first.savedBy, published: byStaff(first.savedBy) }])
})

test('a version of an import was published by its confirmation and ended by its undo', async () => {
  const { importId } = await previewed([laneRow('EVENT-3')])
  dataOf(confirmImport, await confirm(importId))
  const { rows } = await pool.query("SELECT id FROM rate WHERE code = 'EVENT-3'")
  const rateId = rows[0]?.id
  expect(await history(rateId)).toMatchObject([{ published: byStaff(expect.any(String)), ended: null }])
  dataOf(undoImport, await undo(importId))
  expect((await history(rateId)).find((one) => one.rateId === rateId)).toMatchObject({
    ended: { how: 'undone' },
  })
})
