import { expect, test } from 'vitest'
import { readOrderApproval } from '#contract/order-approval.ts'
import { dataOf, refusalOf } from '#tests/support/envelopes.ts'
import { openOrderSite } from '#tests/support/order-site.ts'

const site = await openOrderSite('Approving Trading')
const { administrator, member, companyId, pool, sendCall, unchanged } = site
const read = async (who: string) =>
  dataOf(readOrderApproval, await unchanged(() => sendCall(readOrderApproval, {}, { who })))

test('says what the company and the administrator have set for the reader', async () => {
  const free = { isAdministrator: false, ordersNeedApproval: false, orderLimit: null }
  expect([await read(member), await read(administrator)]).toEqual([free, { ...free, isAdministrator: true }])
  await pool.query('UPDATE company SET orders_need_approval = true WHERE id = $1', [companyId])
  await pool.query(
    `UPDATE membership SET order_limit = 900, order_limit_currency = 'CNY' WHERE person_id = $1`,
    [member],
  )
  expect(await read(member)).toEqual({
    isAdministrator: false,
    ordersNeedApproval: true,
    orderLimit: { amount: '900.00', currency: 'CNY' },
  })
})

test('is answered to those who may order', async () => {
  const stranger = await site.newPerson('No Company')
  refusalOf(
    await unchanged(() => sendCall(readOrderApproval, {}, { who: stranger })),
    'company-not-certified',
  )
})
