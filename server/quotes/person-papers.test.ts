import { expect, test } from 'vitest'
import { addAlert } from '#contract/alerts.ts'
import { askForOffer } from '#contract/requests.ts'
import { dataOf } from '#tests/support/envelopes.ts'
import { openStaffHouse } from '#tests/support/staff-house.ts'
import { copyPapers, forgetPapers } from './index.ts'

const staff = await openStaffHouse()
const { ask, pool } = staff
const { queries } = staff.house.database

test('somebody takes along what he asked and watches; once he is gone, no number of his is left', async () => {
  const token = await staff.enterAsCustomer('linhai', 'Harbour2026')
  const customer = { host: 'localhost', token }
  const body = {
    kind: 'customs',
    details: { from: '青岛', goods: 'Machine parts', declarations: 2 },
    contact: { name: '林海', phone: '13800138000' },
  }
  const { number } = dataOf(askForOffer, await ask(askForOffer, { ...customer, body }))
  const lane = { pol: 'CNTAO', pod: 'NLRTM', type: '40HQ', threshold: '9000' }
  dataOf(addAlert, await ask(addAlert, { ...customer, body: lane }))
  const { rows } = await pool.query(`SELECT id FROM person WHERE account = 'linhai'`)
  const personId = rows[0].id
  expect(await copyPapers(queries, personId)).toMatchObject({
    requests: [{ number, state: 'open', contactPhone: '13800138000' }],
    quotes: [],
    rateAlerts: [{ pol: 'CNTAO', pod: 'NLRTM' }],
  })
  await forgetPapers(queries, personId)
  expect(await copyPapers(queries, personId)).toMatchObject({
    requests: [{ number, state: 'withdrawn', contactName: '', contactPhone: '' }],
    rateAlerts: [],
  })
})
