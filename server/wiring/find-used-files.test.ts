import { expect, test } from 'vitest'
import { orderPlacer } from '#tests/support/staff-orders.ts'
import { openStaffSite } from '#tests/support/staff-site.ts'
import { findUsedFiles } from './find-used-files.ts'

const staff = await openStaffSite()
const { db } = staff.site.database

test('the instruction file of an order is in use, one that was only uploaded is not', async () => {
  const token = await staff.logInCustomer('linhai', 'Harbour2026')
  const ids = [
    await staff.upload(token, 'ordered', 'instruction'),
    await staff.upload(token, 'not ordered', 'instruction'),
  ]
  await orderPlacer(staff, token, 'used-file')(ids[0])
  expect(await findUsedFiles(db, ids)).toEqual([ids[0]])
})
