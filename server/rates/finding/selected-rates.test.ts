import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { archiveRates, exportSelectedRates } from '#contract/rates.ts'
import { ok } from '#domain/values/refusal.ts'
import { maxSelected } from '#domain/values/selection.ts'
import { readRows } from '#server/platform/sheets/read-rows.ts'
import { rateSheets } from '#server/rates/sheets/rate-sheet-limits.ts'
import { dataOf, refusalOf } from '#tests/support/envelopes.ts'
import { rateAdmin, savedLane } from '#tests/support/rate-admin.ts'
import { openStaffSite } from '#tests/support/staff-site.ts'

const staff = await openStaffSite()
const { sendCall, pool, unchanged } = staff
const token = await staff.logInAs('tariff-manager')
const sales = await staff.logInAs('sales')
const me = await staff.idOf('tariff')
const { saved, published } = rateAdmin(staff, token)

const archive = (rateIds: readonly string[], by = token) =>
  sendCall(archiveRates, { token: by, body: { rateIds, reason: 'Season over' } })
const exported = (body: object, by = token) => sendCall(exportSelectedRates, { token: by, body })
const later = () => new Date(Date.now() + 60 * 60 * 1000).toISOString()
const stored = async (code: string) =>
  (
    await pool.query('SELECT version, ended_at, superseded_by FROM rate WHERE code = $1 ORDER BY version', [
      code,
    ])
  ).rows

describe('archiving several rates', () => {
  test('deletes drafts, withdraws scheduled versions and ends active ones, each with its audit entry', async () => {
    const draft = await saved(savedLane('SEL-DRAFT'))
    const active = await published(savedLane('SEL-ACTIVE'))
    const before = await published(savedLane('SEL-LATER'))
    const scheduled = await published(savedLane('SEL-LATER', { comparedVersionId: before.rateId }), later())
    const ids = [scheduled.rateId, draft.rateId, active.rateId]
    expect(dataOf(archiveRates, await archive(ids))).toEqual({ archived: 3 })
    expect(await stored('SEL-DRAFT')).toEqual([])
    expect(await stored('SEL-ACTIVE')).toMatchObject([{ version: 1, ended_at: expect.any(Date) }])
    const [open, withdrawn] = await stored('SEL-LATER')
    expect(open).toEqual({ version: 1, ended_at: null, superseded_by: null })
    expect(withdrawn?.ended_at).not.toBeNull()
    const archived = (await staff.audited('rate-archived')).slice(0, 2)
    const discarded = (await staff.audited('rate-discarded')).slice(0, 1)
    const subjects = (entries: typeof archived) => entries.map(({ subject_id }) => subject_id).toSorted()
    expect(subjects(archived)).toEqual([scheduled.rateId, active.rateId].toSorted())
    expect(subjects(discarded)).toEqual([draft.rateId])
    expect(new Set([...archived, ...discarded].map(({ actor_id }) => actor_id))).toEqual(new Set([me]))
  })

  test('all versions of one code can be chosen together', async () => {
    const first = await published(savedLane('SEL-BOTH'))
    const draft = await saved(savedLane('SEL-BOTH', { comparedVersionId: first.rateId }))
    expect(dataOf(archiveRates, await archive([first.rateId, draft.rateId]))).toEqual({ archived: 2 })
    expect(await stored('SEL-BOTH')).toMatchObject([{ version: 1, ended_at: expect.any(Date) }])
  })

  test('with one that has ended or does not exist nothing changes', async () => {
    const [gone, kept] = [await published(savedLane('SEL-GONE')), await published(savedLane('SEL-KEPT'))]
    dataOf(archiveRates, await archive([gone.rateId]))
    const ended = refusalOf(await unchanged(() => archive([kept.rateId, gone.rateId])), 'some-rates-ended')
    expect(ended.params).toEqual({ codes: 'SEL-GONE' })
    const missing = await unchanged(() => archive([kept.rateId, randomUUID()]))
    expect(refusalOf(missing, 'some-rates-gone').params).toEqual({ count: 1 })
    expect(await stored('SEL-KEPT')).toMatchObject([{ ended_at: null }])
  })

  test('counts an id that is named twice, in capitals too, once', async () => {
    const { rateId } = await published(savedLane('SEL-TWICE'))
    const ids = [rateId, rateId.toUpperCase(), rateId]
    expect((await exported({ kind: 'ocean-lane', rateIds: ids })).status).toBe(200)
    expect(dataOf(archiveRates, await archive(ids))).toEqual({ archived: 1 })
  })

  test('is refused to sales, and nothing changes', async () => {
    const { rateId } = await published(savedLane('SEL-SALES'))
    refusalOf(await unchanged(() => archive([rateId], sales)), 'not-allowed')
  })

  test.each([
    ['too-few', 0],
    ['too-many', maxSelected + 1],
  ])('of %s is refused', async (problem, count) => {
    const ids = Array.from({ length: count }, () => randomUUID())
    expect(refusalOf(await unchanged(() => archive(ids)), 'invalid-input').fields).toEqual({
      rateIds: problem,
    })
  })
})

const codesIn = async (bytes: Buffer) => {
  const rows: unknown[] = []
  await readRows(bytes, rateSheets, async (parts) => {
    for await (const part of parts) rows.push(...part)
    return ok(null)
  })
  return JSON.stringify(rows).match(/PICK-\d/g)
}

describe('exporting selected rates', () => {
  test('writes these versions alone and audits each', async () => {
    const one = await published(savedLane('PICK-1'))
    await published(savedLane('PICK-2'))
    const three = await saved(savedLane('PICK-3'))
    const ids = [three.rateId, one.rateId]
    const reply = await exported({ kind: 'ocean-lane', rateIds: ids })
    expect(reply.status).toBe(200)
    expect(await codesIn(reply.bytes)).toEqual(['PICK-1', 'PICK-3'])
    const entries = (await staff.audited('rates-exported')).slice(0, 2)
    expect(entries.map(({ subject_id }) => subject_id).toSorted()).toEqual(ids.toSorted())
  })

  test('refuses another kind, an unknown version and sales', async () => {
    const { rateId } = await published(savedLane('PICK-4'))
    refusalOf(await unchanged(() => exported({ kind: 'trucking-lane', rateIds: [rateId] })), 'not-found')
    refusalOf(
      await unchanged(() => exported({ kind: 'ocean-lane', rateIds: [rateId, randomUUID()] })),
      'not-found',
    )
    refusalOf(
      await unchanged(() => exported({ kind: 'ocean-lane', rateIds: [rateId] }, sales)),
      'not-allowed',
    )
  })
})
