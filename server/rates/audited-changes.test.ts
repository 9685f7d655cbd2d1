import { Client } from 'pg'
import { describe, expect, test, vi } from 'vitest'
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

/** The statements about imported rates and their entries that some work sends, and all their parameters. */
async function sentBy(work: () => Promise<unknown>) {
  const query = vi.spyOn(Client.prototype, 'query')
  await work()
  const sent = (query.mock.calls as unknown[][]).flatMap(([given, values]) => {
    const text = String((given as { text?: string }).text ?? given)
    return /audit_entry|import_id|superseded_by/.test(text) ? [Array.isArray(values) ? values.length : 0] : []
  })
  query.mockRestore()
  return { statements: sent.length, parameters: sent.reduce((sum, one) => sum + one, 0) }
}

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

test('an import sends as many statements and parameters for many rates as for one, and audits each', async () => {
  const sheet = (count: number, price: number) =>
    Array.from({ length: count }, (_, at) => laneRow(`AUD-${count}-${at}`, { 'freight.20GP': price }))
  const changing = async (count: number) => {
    dataOf(confirmImport, await confirm((await previewed(sheet(count, 1500))).importId))
    const { importId } = await previewed(sheet(count, 1600))
    const confirming = await sentBy(async () => dataOf(confirmImport, await confirm(importId)))
    const undoing = await sentBy(async () => dataOf(undoImport, await undo(importId)))
    return { confirming, undoing }
  }
  const one = await changing(1)
  expect(one.confirming.parameters).toBeGreaterThan(0)
  expect(await changing(300)).toEqual(one)
  const [restored, changed] = await changesOf('AUD-300-299')
  expect(restored).toMatchObject({
    action: 'rate-import-reversed',
    after: { 'pricing.freight.20GP': '1500' },
  })
  expect(changed).toMatchObject({
    action: 'rate-imported',
    before: { version: 1, 'pricing.freight.20GP': '1500' },
    after: { version: 2, 'pricing.freight.20GP': '1600' },
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
