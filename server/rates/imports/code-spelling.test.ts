import { describe, expect, test } from 'vitest'
import { confirmImport, type ImportRow, listImportRows } from '#contract/rate-imports.ts'
import { dataOf, refusalOf } from '#tests/support/envelopes.ts'
import { rateAdmin, savedLane } from '#tests/support/rate-admin.ts'
import { laneRow } from '#tests/support/rate-sheets.ts'
import { openStaffSite } from '#tests/support/staff-site.ts'

const staff = await openStaffSite()
const { pool, sendCall, unchanged } = staff
const token = await staff.logInAs('tariff-manager')
const { save, saved, published, previewed, confirm } = rateAdmin(staff, token)

/** All versions of a code in any letter case. */
const versionsOf = async (code: string) =>
  (
    await pool.query<{ code: string; version: number }>(
      'SELECT code, version FROM rate WHERE upper(code) = upper($1) ORDER BY code, version',
      [code],
    )
  ).rows

/** As an earlier release stored it. */
const storedAs = (code: string, spelling: string) =>
  pool.query('UPDATE rate SET code = $2 WHERE code = $1', [code, spelling])

const rowsOf = async (importId: string): Promise<ImportRow[]> =>
  dataOf(listImportRows, await sendCall(listImportRows, { token, query: { importId, size: '100' } })).rows

describe('a code in another letter case', () => {
  test('is refused for a new rate by the name of the stored one, and the database did not change', async () => {
    await published(savedLane('SPELL-1'))
    const reply = await unchanged(() => save(savedLane('Spell-1')))
    expect(refusalOf(reply, 'rate-code-exists').params).toEqual({ code: 'SPELL-1' })
  })

  test('is the same code in an import: the stored rate is changed', async () => {
    const { rateId } = await published(savedLane('SPELL-2'))
    const view = await previewed([laneRow('spell-2', { 'freight.20GP': 1 })])
    expect(view.counts).toMatchObject({ added: 0, changed: 1 })
    expect(await rowsOf(view.importId)).toMatchObject([{ code: 'SPELL-2', outcome: 'changed' }])
    dataOf(confirmImport, await confirm(view.importId))
    expect(await versionsOf('spell-2')).toEqual([
      { code: 'SPELL-2', version: 1 },
      { code: 'SPELL-2', version: 2 },
    ])
    const { rows } = await pool.query('SELECT ended_at IS NOT NULL AS ended FROM rate WHERE id = $1', [
      rateId,
    ])
    expect(rows).toEqual([{ ended: true }])
  })

  test('is stored in capitals when it is new, also by two requests at the same time', async () => {
    const replies = await Promise.all(['spell-3', 'Spell-3', 'SPELL-3'].map((code) => save(savedLane(code))))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    const view = await previewed([laneRow('spell-4')])
    dataOf(confirmImport, await confirm(view.importId))
    expect([...(await versionsOf('spell-3')), ...(await versionsOf('spell-4'))]).toEqual([
      { code: 'SPELL-3', version: 1 },
      { code: 'SPELL-4', version: 1 },
    ])
  })

  test('stops an import that was read before a rate with this code was saved', async () => {
    const view = await previewed([laneRow('spell-5')])
    await saved(savedLane('Spell-5'))
    refusalOf(await unchanged(() => confirm(view.importId)), 'import-outdated')
  })
})

describe('a code that was stored in small letters', () => {
  test('keeps its spelling in new versions and in imports', async () => {
    await published(savedLane('OLD-1'))
    await storedAs('OLD-1', 'old-1')
    const refused = refusalOf(await unchanged(() => save(savedLane('OLD-1'))), 'rate-code-exists')
    expect(refused.params).toEqual({ code: 'old-1' })
    const view = await previewed([laneRow('OLD-1', { 'freight.20GP': 1 })])
    expect(view.counts).toMatchObject({ added: 0, changed: 1 })
    dataOf(confirmImport, await confirm(view.importId))
    expect((await versionsOf('OLD-1')).map(({ code }) => code)).toEqual(['old-1', 'old-1'])
  })

  test('beside the same code in capitals is meant by its exact spelling only', async () => {
    const old = await published(savedLane('OLD-2'))
    await storedAs('OLD-2', 'old-2')
    await pool.query(
      `INSERT INTO rate (kind, code, version, port, place, valid_from, valid_to, pricing, publish_at)
       SELECT kind, 'OLD-2', version, port, place, valid_from, valid_to, pricing, publish_at FROM rate WHERE id = $1`,
      [old.rateId],
    )
    const next = await saved(savedLane('old-2', { comparedVersionId: old.rateId }))
    expect(next).toMatchObject({ code: 'old-2', version: 2 })
    const reply = await unchanged(() => save(savedLane('Old-2')))
    expect(refusalOf(reply, 'rate-code-exists').params).toEqual({ code: 'OLD-2' })
  })
})
