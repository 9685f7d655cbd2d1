import { expect, test } from 'vitest'
import { previewRateEdit } from '#contract/rate-edits.ts'
import { confirmImport, undoImport } from '#contract/rate-imports.ts'
import { publishRate } from '#contract/rate-publishing.ts'
import { listRates, saveRate } from '#contract/rates.ts'
import { daysAfter, shanghaiDay } from '#domain/values/shanghai-day.ts'
import { dataOf, refusalOf } from '#tests/support/envelopes.ts'
import { rateAdmin, savedLane } from '#tests/support/rate-admin.ts'
import { laneRow } from '#tests/support/rate-sheets.ts'
import { openStaffSite } from '#tests/support/staff-site.ts'

const staff = await openStaffSite()
const { sendCall, pool, unchanged } = staff
const token = await staff.logInAs('tariff-manager')
const { saved, published, publish, previewed: sheet, confirm, undo } = rateAdmin(staff, token)

const today = shanghaiDay(new Date())
const plusTen = { prices: { by: 'percent', value: '10', step: '1', types: ['20GP'] } }
const previewed = async (...rateIds: readonly string[]) => {
  const body = { kind: 'ocean-lane', rates: { of: 'selected', rateIds }, change: plusTen }
  return dataOf(previewRateEdit, await sendCall(previewRateEdit, { token, body }))
}
const save = (importId: string, choices: object = {}) =>
  confirm(importId, null, { asDrafts: true, ...choices })
const versions = async (like: string) =>
  (
    await pool.query(
      `SELECT code, version, pricing -> 'freight' ->> '20GP' AS price, cost ->> '20GP' AS cost,
         publish_at IS NULL AS "isDraft"
       FROM rate LEFT JOIN rate_cost ON rate_id = id
       WHERE code LIKE $1 AND ended_at IS NULL ORDER BY code, version`,
      [like],
    )
  ).rows
const open = { version: 1, price: '1150', cost: '900', isDraft: false }
const draft = { version: 2, price: '1265', cost: '900', isDraft: true }

test('the rates of an edit are saved as drafts with their costs; prices stay; one step deletes the drafts', async () => {
  const [one, other] = [await published(savedLane('DRAFT-A1')), await published(savedLane('DRAFT-A2'))]
  const { importId } = await previewed(one.rateId, other.rateId)
  const view = dataOf(confirmImport, await save(importId))
  expect(view).toMatchObject({ state: 'confirmed', isDrafts: true, publishAt: null })
  expect(await versions('DRAFT-A%')).toEqual(
    ['DRAFT-A1', 'DRAFT-A2'].flatMap((code) => [
      { code, ...open },
      { code, ...draft },
    ]),
  )
  const query = { kind: 'ocean-lane', state: 'draft', search: 'DRAFT-A' }
  const { rows } = dataOf(listRates, await sendCall(listRates, { token, query }))
  expect(rows.map(({ code, state, importId: from }) => [code, state, from])).toEqual([
    ['DRAFT-A1', 'draft', importId],
    ['DRAFT-A2', 'draft', importId],
  ])
  expect(await staff.audited('rate-saved', rows[0]?.rateId ?? '')).toMatchObject([
    {
      before: { code: 'DRAFT-A1', version: 1 },
      after: { code: 'DRAFT-A1', version: 2, fileName: '+10% 20GP' },
    },
  ])
  expect(dataOf(undoImport, await undo(importId))).toMatchObject({ state: 'undone', undone: { kept: 0 } })
  expect(await versions('DRAFT-A%')).toEqual(['DRAFT-A1', 'DRAFT-A2'].map((code) => ({ code, ...open })))
})

test('a draft that is there already is named with its author and never replaced; the others can be saved', async () => {
  const [one, other] = [await published(savedLane('DRAFT-B1')), await published(savedLane('DRAFT-B2'))]
  const theirs = await saved(
    savedLane('DRAFT-B1', { comparedVersionId: one.rateId, cost: { '20GP': '950' } }),
  )
  const { importId } = await previewed(one.rateId, other.rateId)
  const refused = refusalOf(await unchanged(() => save(importId)), 'drafts-exist')
  expect(refused.params).toEqual({ count: 1, codes: 'DRAFT-B1', names: theirs.savedBy, rest: 1 })
  expect(dataOf(confirmImport, await save(importId, { keepsDrafts: true }))).toMatchObject({ leftOut: 1 })
  expect(await versions('DRAFT-B%')).toEqual([
    { code: 'DRAFT-B1', ...open },
    { code: 'DRAFT-B1', ...draft, price: '1150', cost: '950' },
    { code: 'DRAFT-B2', ...open },
    { code: 'DRAFT-B2', ...draft },
  ])
  const again = await previewed(one.rateId)
  const all = refusalOf(await unchanged(() => save(again.importId, { keepsDrafts: true })), 'drafts-exist')
  expect(all.params).toMatchObject({ rest: 0 })
})

test('a draft that a colleague saves after the preview is noticed', async () => {
  const { rateId } = await published(savedLane('DRAFT-C'))
  const { importId } = await previewed(rateId)
  await saved(savedLane('DRAFT-C', { comparedVersionId: rateId }))
  refusalOf(await unchanged(() => save(importId, { keepsDrafts: true })), 'edit-outdated')
})

test('a draft that was published or saved again since is kept when the edit is undone', async () => {
  const codes = ['DRAFT-D1', 'DRAFT-D2', 'DRAFT-D3']
  const rates = await Promise.all(codes.map((code) => published(savedLane(code))))
  const { importId } = await previewed(...rates.map(({ rateId }) => rateId))
  dataOf(confirmImport, await save(importId))
  const { rows } = await pool.query(
    'SELECT id FROM rate WHERE import_id = $1 AND publish_at IS NULL ORDER BY code',
    [importId],
  )
  dataOf(publishRate, await publish(rows[0]?.id))
  const body = savedLane('DRAFT-D2', { comparedVersionId: rows[1]?.id })
  dataOf(saveRate, await sendCall(saveRate, { token, body }))
  const refused = refusalOf(await unchanged(() => undo(importId)), 'drafts-changed')
  expect(refused.params).toEqual({ count: 2, codes: 'DRAFT-D1, DRAFT-D2', rest: 1 })
  const undone = await sendCall(undoImport, { token, body: { importId, keepsLater: true } })
  expect(dataOf(undoImport, undone).undone).toMatchObject({ kept: 2 })
  expect((await versions('DRAFT-D%')).map(({ code, version }) => [code, version])).toEqual([
    ['DRAFT-D1', 2],
    ['DRAFT-D2', 1],
    ['DRAFT-D2', 2],
    ['DRAFT-D3', 1],
  ])
})

test('two versions of one rate cannot both be drafts, and a sheet is not saved as drafts', async () => {
  const days = (from: number, to: number) => ({
    validFrom: daysAfter(today, from),
    validTo: daysAfter(today, to),
  })
  const first = await published(savedLane('DRAFT-E', days(0, 30)))
  const second = await published(savedLane('DRAFT-E', { comparedVersionId: first.rateId, ...days(31, 60) }))
  const { importId } = await previewed(first.rateId, second.rateId)
  expect(refusalOf(await unchanged(() => save(importId)), 'one-draft-each').params).toEqual({
    codes: 'DRAFT-E',
  })
  const uploaded = await sheet([laneRow('DRAFT-F')])
  expect(refusalOf(await unchanged(() => save(uploaded.importId)), 'invalid-input').fields).toEqual({
    asDrafts: 'inconsistent',
  })
})

test('sales save no drafts', async () => {
  const { rateId } = await published(savedLane('DRAFT-G'))
  const { importId } = await previewed(rateId)
  const sales = await staff.logInAs('sales')
  const body = { importId, at: null, keepsOldDays: false, prevails: false, confirmed: false, asDrafts: true }
  refusalOf(await unchanged(() => sendCall(confirmImport, { token: sales, body })), 'not-allowed')
})
