import { expect, test } from 'vitest'
import { previewRateEdit } from '#contract/rate-edits.ts'
import { confirmImport, listImportRows, undoImport } from '#contract/rate-imports.ts'
import { dataOf, refusalOf } from '#tests/support/envelopes.ts'
import { rateAdmin, savedLane } from '#tests/support/rate-admin.ts'
import { openStaffSite } from '#tests/support/staff-site.ts'

const staff = await openStaffSite()
const { sendCall, pool, unchanged } = staff
const token = await staff.logInAs('tariff-manager')
const { published, confirm, undo } = rateAdmin(staff, token)
const certified = await pool.query(
  "SELECT id, name, credit_code FROM company WHERE state = 'certified' LIMIT 1",
)
const [company] = certified.rows

const edit = (rateIds: readonly string[], change: object) =>
  sendCall(previewRateEdit, {
    token,
    body: { kind: 'ocean-lane', rates: { of: 'selected', rateIds }, change },
  })
const audienceOf = async (code: string) =>
  (
    await pool.query(
      `SELECT version, companies FROM rate
       WHERE code = $1 AND publish_at IS NOT NULL AND ended_at IS NULL ORDER BY version`,
      [code],
    )
  ).rows

test('public rates become contract rates of a company, named in the preview; one step makes them public again', async () => {
  const { rateId } = await published(savedLane('AUDIENCE-1'))
  const contract = await published(savedLane('AUDIENCE-2', { companies: [company.id] }))
  const companies = [company.id, company.id]
  const view = dataOf(previewRateEdit, await edit([rateId, contract.rateId], { companies }))
  expect(view).toMatchObject({ fileName: company.credit_code, counts: { changed: 1, unchanged: 1 } })
  const query = { importId: view.importId, outcome: 'changed' }
  const { rows } = dataOf(listImportRows, await sendCall(listImportRows, { token, query }))
  expect(rows).toMatchObject([
    { code: 'AUDIENCE-1', cells: [{ field: 'companies', before: null, after: company.name }] },
  ])
  dataOf(confirmImport, await confirm(view.importId))
  expect(await audienceOf('AUDIENCE-1')).toEqual([{ version: 2, companies: [company.id] }])
  dataOf(undoImport, await undo(view.importId))
  expect(await audienceOf('AUDIENCE-1')).toMatchObject([{ companies: null }])
})

test('a contract rate becomes public, with another price in the same edit', async () => {
  const { rateId } = await published(savedLane('AUDIENCE-3', { companies: [company.id] }))
  const prices = { by: 'percent', value: '10', step: '1', types: ['20GP'] }
  const { importId } = dataOf(previewRateEdit, await edit([rateId], { companies: null, prices }))
  dataOf(confirmImport, await confirm(importId))
  const { rows } = await pool.query(
    "SELECT companies, pricing -> 'freight' ->> '20GP' AS price FROM rate WHERE code = 'AUDIENCE-3' AND version = 2",
  )
  expect(rows).toEqual([{ companies: null, price: '1265' }])
})

test('companies that are not certified are refused', async () => {
  const { rateId } = await published(savedLane('AUDIENCE-4'))
  const waiting = await staff.newApplication('Silver Pit Trading')
  const change = { companies: [company.id, waiting.companyId] }
  const refused = refusalOf(await unchanged(() => edit([rateId], change)), 'invalid-input')
  expect(refused.fields).toEqual({ 'change.companies': 'unknown-value' })
})
