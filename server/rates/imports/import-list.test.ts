import { expect, test } from 'vitest'
import { type ImportView, listImports } from '#contract/rate-imports.ts'
import { importedKinds } from '#domain/rates/rate.ts'
import { importSorts } from '#domain/rates/sorts.ts'
import { dataOf } from '#tests/support/envelopes.ts'
import { oneWaits } from '#tests/support/lock-waits.ts'
import { expectSortedPages } from '#tests/support/paging.ts'
import { rateAdmin } from '#tests/support/rate-admin.ts'
import { laneRow } from '#tests/support/rate-sheets.ts'
import { openStaffSite } from '#tests/support/staff-site.ts'
import { previewSweep } from './sweep-imports.ts'

const staff = await openStaffSite()
const { sendCall, pool } = staff
const { database } = staff.site
const token = await staff.logInAs('tariff-manager')
const { previewed, confirm, undo } = rateAdmin(staff, token)

const listed = async (query: Record<string, string>) =>
  dataOf(listImports, await sendCall(listImports, { token, query }))
const idsOf = (rows: readonly ImportView[]) => rows.map(({ importId }) => importId)
const storedRows = async (importId: string) =>
  (
    await pool.query('SELECT outcome, rate FROM rate_import_row WHERE import_id = $1 ORDER BY row', [
      importId,
    ])
  ).rows
const dayMs = 24 * 60 * 60 * 1000
const sweepAfter = (days: number) => {
  const now = new Date(Date.now() + days * dayMs)
  return previewSweep(database, { now: () => now }).work({})
}

test('the list of imports is read page by page, the newest first', async () => {
  const ids: string[] = []
  for (const code of ['PAGE-1', 'PAGE-2', 'PAGE-3']) ids.unshift((await previewed([laneRow(code)])).importId)
  const [newest = '', middle = '', oldest = ''] = ids
  const first = await listed({ size: '2' })
  expect(idsOf(first.rows)).toEqual([newest, middle])
  const second = await listed({ size: '2', after: first.next ?? '' })
  expect([idsOf(second.rows), second.next]).toEqual([[oldest], null])
  expect(idsOf((await listed({ importId: oldest })).rows)).toEqual([oldest])
})

test('the list of imports is paged in every sort, files of one name too', async () => {
  const { importId } = await previewed([laneRow('SORT-1')])
  await previewed([laneRow('SORT-2')])
  expect((await confirm(importId)).status).toBe(200)
  await expectSortedPages({
    fields: importSorts,
    read: listed,
    send: (query) => sendCall(listImports, { token, query }),
    idOf: (row) => row.importId,
    values: {
      file: ({ fileName }) => fileName,
      kind: ({ kind }) => importedKinds.indexOf(kind),
      state: ({ state }) => ['previewed', 'confirmed', 'undone'].indexOf(state),
      publishAt: ({ publishAt }) => publishAt,
      at: ({ at }) => at,
    },
  })
})

test('a confirmed import drops the copies of its rates and can still be undone', async () => {
  const { importId } = await previewed([laneRow('DROP-1'), laneRow('DROP-2')])
  expect((await storedRows(importId)).map(({ rate }) => rate?.code)).toEqual(['DROP-1', 'DROP-2'])
  expect((await confirm(importId)).status).toBe(200)
  expect(await storedRows(importId)).toEqual([
    { outcome: 'added', rate: null },
    { outcome: 'added', rate: null },
  ])
  expect((await undo(importId)).status).toBe(200)
  const { rows } = await pool.query(`SELECT code FROM rate WHERE code LIKE 'DROP-%' AND ended_at IS NULL`)
  expect(rows).toEqual([])
})

test('previews are deleted after 30 days, confirmed imports stay', async () => {
  const preview = await previewed([laneRow('SWEEP-1')])
  const confirmed = await previewed([laneRow('SWEEP-2')])
  expect((await confirm(confirmed.importId)).status).toBe(200)
  await sweepAfter(29)
  expect(await storedRows(preview.importId)).toHaveLength(1)
  await sweepAfter(31)
  expect(await storedRows(preview.importId)).toEqual([])
  expect((await listed({ importId: preview.importId })).rows).toEqual([])
  expect(idsOf((await listed({ importId: confirmed.importId })).rows)).toEqual([confirmed.importId])
  expect(await storedRows(confirmed.importId)).toHaveLength(1)
})

test('a preview that is confirmed while it is swept stays', async () => {
  const { importId } = await previewed([laneRow('SWEEP-3')])
  const client = await pool.connect()
  try {
    await client.query('BEGIN')
    await client.query(`UPDATE rate_import SET state = 'confirmed' WHERE id = $1`, [importId])
    const swept = sweepAfter(31)
    await oneWaits(pool)
    await client.query('COMMIT')
    await swept
  } finally {
    client.release()
  }
  expect(await storedRows(importId)).toHaveLength(1)
  expect(idsOf((await listed({ importId })).rows)).toEqual([importId])
})
