import { describe, expect, test } from 'vitest'
import { readAudit } from '#contract/audit.ts'
import { setExchangeRate } from '#contract/exchange-rates.ts'
import { confirmImport, undoImport } from '#contract/rate-imports.ts'
import { dataOf } from '#tests/support/envelopes.ts'
import { rateAdmin, savedLane } from '#tests/support/rate-admin.ts'
import { laneRow } from '#tests/support/rate-sheets.ts'
import { openStaffSite } from '#tests/support/staff-site.ts'

const staff = await openStaffSite()
const { sendCall } = staff
const token = await staff.logInAs('tariff-manager')
const reader = await staff.logInAs('administrator')
const { published, previewed, confirm, undo } = rateAdmin(staff, token)

const changesOf = async (subject: string) =>
  dataOf(readAudit, await sendCall(readAudit, { token: reader, query: { subject } })).rows

describe('a price that an import changes', () => {
  test('is found in the audit log by its rate code, with before and after; so is the undo', async () => {
    await published(savedLane('AUD-OLD'))
    const { importId, fileName } = await previewed([
      laneRow('AUD-OLD', { 'freight.20GP': 2999 }),
      laneRow('AUD-NEW', { 'freight.20GP': 1500 }),
    ])
    dataOf(confirmImport, await confirm(importId))
    const [changed] = await changesOf('aud-old')
    expect(changed).toMatchObject({
      action: 'rate-imported',
      subjectName: 'AUD-OLD',
      actorId: await staff.idOf('tariff'),
      before: { code: 'AUD-OLD', version: 1, 'pricing.freight.20GP': '1150' },
      after: { code: 'AUD-OLD', version: 2, fileName, 'pricing.freight.20GP': '2999' },
    })
    expect(JSON.stringify(changed)).not.toContain('cost')
    const [added] = await changesOf('AUD-NEW')
    expect(added).toMatchObject({
      action: 'rate-imported',
      before: null,
      after: { code: 'AUD-NEW', version: 1, 'pricing.freight.20GP': '1500' },
    })

    dataOf(undoImport, await undo(importId))
    const [restored] = await changesOf('AUD-OLD')
    expect(restored).toMatchObject({
      action: 'rate-import-reversed',
      before: { code: 'AUD-OLD', version: 2, 'pricing.freight.20GP': '2999' },
      after: { code: 'AUD-OLD', fileName, 'pricing.freight.20GP': '1150' },
    })
    const [removed] = await changesOf('AUD-NEW')
    expect(removed).toMatchObject({
      action: 'rate-import-reversed',
      before: { code: 'AUD-NEW', version: 1, 'pricing.freight.20GP': '1500' },
      after: { code: 'AUD-NEW', fileName, 'pricing.freight.20GP': null },
    })
  })
})

describe('an exchange rate', () => {
  test('is found by its currency, with the rate that applied before', async () => {
    const typed = { from: 'KRW', source: 'the bank', confirmed: true }
    const first = { ...typed, date: '2026-03-02', value: '0.0051' }
    const second = { ...typed, date: '2026-03-04', value: '0.0055' }
    for (const body of [first, second])
      dataOf(setExchangeRate, await sendCall(setExchangeRate, { token, body }))
    const [newest] = await changesOf('krw')
    expect(newest).toMatchObject({
      action: 'exchange-rate-set',
      before: { currency: 'KRW', date: '2026-03-02', value: '0.0051', source: 'the bank' },
      after: { currency: 'KRW', date: '2026-03-04', value: '0.0055', source: 'the bank' },
    })
  })
})
