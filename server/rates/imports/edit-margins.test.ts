import { expect, test } from 'vitest'
import { previewRateEdit } from '#contract/rate-edits.ts'
import { checkImport, confirmImport, listImportRows } from '#contract/rate-imports.ts'
import { dataOf, refusalOf } from '#tests/support/envelopes.ts'
import { rateAdmin, savedLane } from '#tests/support/rate-admin.ts'
import { openStaffSite } from '#tests/support/staff-site.ts'

const staff = await openStaffSite()
const { sendCall, unchanged } = staff
const token = await staff.logInAs('tariff-manager')
const { published, confirm } = rateAdmin(staff, token)

const body = (rateId: string) => ({
  kind: 'ocean-lane',
  rates: { of: 'selected', rateIds: [rateId] },
  change: { prices: { by: 'percent', value: '-30', step: '1', types: null } },
})
const preview = async (rateId: string) =>
  dataOf(previewRateEdit, await sendCall(previewRateEdit, { token, body: body(rateId) }))
const rowsOf = async (importId: string) =>
  dataOf(listImportRows, await sendCall(listImportRows, { token, query: { importId } })).rows

test('the preview has price and cost before and after, for each type that changes; a confirmed import has them no longer', async () => {
  const { rateId } = await published(savedLane('MARGIN-1'))
  const { importId } = await preview(rateId)
  const figures = (price: string, cost: string | null) => ({ price, cost })
  expect((await rowsOf(importId)).map(({ margins }) => margins)).toEqual([
    [
      { type: '20GP', before: figures('1150', '900'), after: figures('805', '900') },
      { type: '40HQ', before: figures('2100.5', null), after: figures('1470', null) },
    ],
  ])
  dataOf(confirmImport, await confirm(importId))
  expect((await rowsOf(importId)).map(({ margins }) => margins)).toEqual([[]])
})

test.each(['sales', 'operations', 'administrator'] as const)(
  'costs are for staff who publish rates: %s read neither the rows nor the check, and preview nothing',
  async (role) => {
    const { rateId } = await published(savedLane(`MARGIN-${role}`.toUpperCase()))
    const { importId } = await preview(rateId)
    const other = { token: await staff.logInAs(role) }
    for (const reply of [
      await unchanged(() => sendCall(listImportRows, { ...other, query: { importId } })),
      await unchanged(() => sendCall(checkImport, { ...other, query: { importId } })),
      await unchanged(() => sendCall(previewRateEdit, { ...other, body: body(rateId) })),
    ]) {
      refusalOf(reply, 'not-allowed')
      expect(reply.text).not.toContain('900')
    }
  },
)
