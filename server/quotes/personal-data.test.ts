import { expect, test } from 'vitest'
import { addAlert } from '#contract/alerts.ts'
import { requestQuote } from '#contract/requests.ts'
import { dataOf } from '#tests/support/envelopes.ts'
import { openStaffSite } from '#tests/support/staff-site.ts'
import { erasePersonalQuoteData, exportPersonalQuoteData } from './index.ts'

const staff = await openStaffSite()
const { sendCall, pool } = staff
const { db } = staff.site.database

test('a copy of personal data has requests and alerts; a closed account leaves no phone number', async () => {
  const token = await staff.logInCustomer('linhai', 'Harbour2026')
  const customer = { host: 'localhost', token }
  const body = {
    kind: 'customs',
    details: { from: '青岛', goods: 'Machine parts', declarations: 2 },
    contact: { name: '林海', phone: '13800138000' },
  }
  const { number } = dataOf(requestQuote, await sendCall(requestQuote, { ...customer, body }))
  const lane = { pol: 'CNTAO', pod: 'NLRTM', type: '40HQ', threshold: '9000' }
  dataOf(addAlert, await sendCall(addAlert, { ...customer, body: lane }))
  const { rows } = await pool.query(`SELECT id FROM person WHERE account = 'linhai'`)
  const personId = rows[0].id
  expect(await exportPersonalQuoteData(db, personId)).toMatchObject({
    requests: [{ number, state: 'open', contactPhone: '13800138000' }],
    quotes: [],
    rateAlerts: [{ pol: 'CNTAO', pod: 'NLRTM' }],
  })
  await erasePersonalQuoteData(db, personId)
  expect(await exportPersonalQuoteData(db, personId)).toMatchObject({
    requests: [{ number, state: 'withdrawn', contactName: '', contactPhone: '' }],
    rateAlerts: [],
  })
})
