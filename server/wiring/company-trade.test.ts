import { expect, test } from 'vitest'
import { openOrderSite } from '#tests/support/order-site.ts'
import { readCompanyTrade } from './company-trade.ts'

const site = await openOrderSite('Ordering Trading')
const { db } = site.database

test('the trade of a company has its newest orders, and those of no other company', async () => {
  const older = await site.confirmed()
  const newer = await site.placed()
  const { orders } = await readCompanyTrade(db, site.companyId)
  expect(orders).toEqual([
    { number: newer.number, state: 'request-sent', placedAt: newer.placedAt },
    { number: older.number, state: 'fees-confirmed', placedAt: older.placedAt },
  ])
  const other = await site.newCompany('Other Ordering Trading')
  expect((await readCompanyTrade(db, other.companyId)).orders).toEqual([])
})
