import { expect, test, vi } from 'vitest'
import { addAlert } from '#contract/alerts.ts'
import { listNotifications } from '#contract/notifications.ts'
import { publishRate, saveRate } from '#contract/rates.ts'
import { daysAfter, shanghaiDay } from '#domain/values/shanghai-day.ts'
import { dataOf } from '#tests/support/envelopes.ts'
import { openStaffSite } from '#tests/support/staff-site.ts'

const staff = await openStaffSite()
const { ask } = staff
const today = shanghaiDay(new Date())

test('whoever watches a lane is told as soon as the desk has published a price that is low enough', async () => {
  const manager = await staff.enter('tariff-manager')
  const linhai = await staff.enterAsCustomer('linhai', 'Harbour2026')
  const customer = { host: 'localhost', token: linhai }
  const lane = { pol: 'CNTAO', pod: 'NLRTM', type: '40HQ' }
  const watched = await ask(addAlert, { ...customer, body: { ...lane, threshold: '9000' } })
  expect(Number(dataOf(addAlert, watched).today?.amount)).toBeGreaterThan(9000)
  const body = {
    kind: 'ocean-lane',
    code: 'BARGAIN-1',
    ...{ brands: null, companies: null, cost: null, comparedVersionId: null },
    ...{ validFrom: today, validTo: daysAfter(today, 20) },
    pricing: {
      ...{ carrier: 'MNRQ', service: 'QE1', pol: lane.pol, pod: lane.pod },
      ...{ freight: { '40HQ': '400' }, surcharges: [] },
    },
  }
  const { rateId } = dataOf(saveRate, await ask(saveRate, { token: manager, body }))
  dataOf(publishRate, await ask(publishRate, { token: manager, body: { rateId, at: null } }))
  await vi.waitFor(
    async () => {
      const { rows } = dataOf(listNotifications, await ask(listNotifications, customer))
      expect(rows).toMatchObject([{ kind: 'rate-alert' }])
    },
    { timeout: 20_000, interval: 250 },
  )
})
