import { describe, expect, test } from 'vitest'
import {
  confirmImport,
  leaveOutRows,
  listImportRows,
  listImports,
  previewImport,
  readWrongRows,
  recomputeImport,
  undoImport,
} from '#contract/rate-imports.ts'
import { archiveRate } from '#contract/rates.ts'
import { writeBook } from '#server/platform/sheets/write-sheet.ts'
import { headerOf, rateColumns } from '#server/rates/sheets/sheet-columns.ts'
import { dataOf, refusalOf } from '#tests/support/envelopes.ts'
import { rateAdmin, savedLane } from '#tests/support/rate-admin.ts'
import { laneRow } from '#tests/support/rate-sheets.ts'
import { cellsOfSheet } from '#tests/support/sheet-cells.ts'
import { openStaffSite } from '#tests/support/staff-site.ts'

const staff = await openStaffSite()
const { sendCall, pool, unchanged } = staff
const token = await staff.logInAs('tariff-manager')
const { previewed, published, saved, upload, confirm, undo } = rateAdmin(staff, token)

const rowsOf = async (importId: string, query: Record<string, string> = {}) =>
  dataOf(
    listImportRows,
    await sendCall(listImportRows, { token, query: { importId, size: '100', ...query } }),
  ).rows
const viewOf = async (importId: string) =>
  dataOf(listImports, await sendCall(listImports, { token, query: { importId } })).rows[0]
const recompute = (importId: string) => sendCall(recomputeImport, { token, body: { importId } })
const leaveOut = (importId: string, rows: number[], isLeftOut = true) =>
  sendCall(leaveOutRows, { token, body: { importId, rows, isLeftOut } })
const openPrices = async (like: string) =>
  (
    await pool.query(
      `SELECT code, version, pricing -> 'freight' ->> '20GP' AS price FROM rate
       WHERE code LIKE $1 AND publish_at IS NOT NULL AND ended_at IS NULL ORDER BY code, version`,
      [like],
    )
  ).rows.map(({ code, version, price }) => [code, version, price])
const priced = (code: string, price: number) => laneRow(code, { 'freight.20GP': price })

describe('a preview that is out of date', () => {
  test('is computed again, marks what changed and can be confirmed', async () => {
    const first = await published(savedLane('OUT-A'))
    await published(savedLane('OUT-B'))
    await published(savedLane('OUT-C'))
    const { importId } = await previewed([priced('OUT-A', 1300), priced('OUT-B', 1300), laneRow('OUT-C')])
    const pricing = { ...savedLane('').pricing, freight: { '20GP': '1111' } }
    await published(savedLane('OUT-A', { comparedVersionId: first.rateId, pricing }))
    const refused = refusalOf(await unchanged(() => confirm(importId)), 'import-outdated')
    expect(refused.params).toEqual({ count: 1, codes: 'OUT-A' })

    const again = dataOf(recomputeImport, await recompute(importId))
    expect(again).toMatchObject({ importId, state: 'previewed', counts: { changed: 2, unchanged: 1 } })
    const rows = await rowsOf(importId)
    expect(rows.map(({ code, isChangedSince }) => [code, isChangedSince])).toEqual([
      ['OUT-A', true],
      ['OUT-B', false],
      ['OUT-C', false],
    ])
    expect(rows[0]?.cells[0]).toMatchObject({ cell: 'F2', before: '1111', after: '1300' })
    dataOf(confirmImport, await confirm(importId))
    expect(await openPrices('OUT-%')).toEqual([
      ['OUT-A', 3, '1300'],
      ['OUT-B', 2, '1300'],
      ['OUT-C', 1, '1150'],
    ])
    refusalOf(await unchanged(() => recompute(importId)), 'import-closed')
  })

  test('keeps the order of the sheet and marks only the rows that changed', async () => {
    const change = {
      'freight.20GP': 1300,
      'freight.40HQ': 2300,
      surcharges: 'BAF 150 container',
      'cost.20GP': 950,
    }
    const first = await published(savedLane('ORDER-A'))
    await published(savedLane('ORDER-B'))
    const { importId } = await previewed([laneRow('ORDER-A', change), laneRow('ORDER-B', change)])
    const pricing = { ...savedLane('').pricing, freight: { '20GP': '1111', '40HQ': '2100.50' } }
    await published(savedLane('ORDER-A', { comparedVersionId: first.rateId, pricing }))
    dataOf(recomputeImport, await recompute(importId))
    const rows = await rowsOf(importId)
    expect(rows.map(({ isChangedSince }) => isChangedSince)).toEqual([true, false])
    expect(rows.map(({ cells }) => cells.map(({ cell }) => cell))).toEqual([
      ['F2', 'H2', 'R2', 'X2'],
      ['F3', 'H3', 'R3', 'X3'],
    ])
  })

  test('keeps what is left out, unless nothing is left to import', async () => {
    const first = await published(savedLane('KEEP-A'))
    const { importId } = await previewed([priced('KEEP-A', 1300), laneRow('KEEP-NEW')])
    await leaveOut(importId, [2, 3])
    const pricing = { ...savedLane('').pricing, freight: { '20GP': '1300', '40HQ': '2100.50' } }
    await published(savedLane('KEEP-A', { comparedVersionId: first.rateId, pricing }))
    expect(dataOf(recomputeImport, await recompute(importId))).toMatchObject({
      leftOut: 1,
      counts: { added: 1, changed: 0, unchanged: 1 },
    })
  })
})

describe('rows', () => {
  test('that are wrong can be skipped, and are downloaded with remarks, corrected and uploaded again', async () => {
    const view = await previewed([
      laneRow('SKIP-GOOD'),
      laneRow('SKIP-BAD', { pod: 'XXXXX', 'freight.20GP': '=F2*2', surcharges: 'BAF 120' }),
    ])
    refusalOf(await unchanged(() => confirm(view.importId)), 'invalid-input')
    const taken = await sendCall(readWrongRows, { token, query: { importId: view.importId } })
    expect(taken.status).toBe(200)
    const [head = [], row = []] = await cellsOfSheet(taken.bytes)
    expect(head.at(-1)).toMatch(/^备注/)
    expect(row.at(-1)).toContain('F3 是没有结果的公式，请改为数值')
    expect(row.at(-1)).toContain('附加费：“BAF 120”：缺少计费单位')
    expect(row.at(-1)).toContain('目的港：')
    expect(row.slice(0, 5)).toEqual(['SKIP-BAD', 'MNRQ', 'QE1', 'CNNGB', 'XXXXX'])
    expect((await rowsOf(view.importId, { outcome: 'wrong' }))[0]?.cells.map(({ cell }) => cell)).toEqual([
      'E3',
      'F3',
      'R3',
    ])

    dataOf(confirmImport, await confirm(view.importId, null, { skipsWrong: true }))
    expect(await openPrices('SKIP-%')).toEqual([['SKIP-GOOD', 1, '1150']])
    const after = await sendCall(readWrongRows, { token, query: { importId: view.importId } })
    expect((await cellsOfSheet(after.bytes))[1]).toEqual(row)
    const corrected = row.with(4, 'rotterdam').with(5, '$1,200').with(17, 'BAF 120/箱')
    const columns = head.map((header) => ({ header, width: 12 }))
    const bytes = await writeBook([{ name: 'Sheet9', columns, rows: [corrected] }])
    const again = dataOf(previewImport, await upload(Buffer.from(bytes)))
    expect(again).toMatchObject({ counts: { added: 1, wrong: 0 }, ignored: [] })
  })

  test('are left out and taken back; what is left out is not saved', async () => {
    await published(savedLane('LEFT-A'))
    const { importId } = await previewed([priced('LEFT-A', 1725), laneRow('LEFT-B'), laneRow('LEFT-C')])
    expect(dataOf(leaveOutRows, await leaveOut(importId, [2, 4]))).toMatchObject({
      leftOut: 2,
      moves: { up: 0, down: 0 },
    })
    expect(dataOf(leaveOutRows, await leaveOut(importId, [2], false))).toMatchObject({
      leftOut: 1,
      moves: { up: 1, mostUp: { code: 'LEFT-A', field: 'freight.20GP', before: '1150', after: '1725' } },
    })
    dataOf(confirmImport, await confirm(importId))
    expect(await openPrices('LEFT-%')).toEqual([
      ['LEFT-A', 2, '1725'],
      ['LEFT-B', 1, '1150'],
    ])
    refusalOf(await unchanged(() => leaveOut(importId, [3])), 'import-closed')
    const noneWrong = () => sendCall(readWrongRows, { token, query: { importId } })
    refusalOf(await unchanged(noneWrong), 'not-found')
    dataOf(undoImport, await undo(importId))
    expect(await openPrices('LEFT-%')).toEqual([['LEFT-A', 3, '1150']])
  })
})

test('columns that are not of the template are ignored and named', async () => {
  const columns = [
    { header: 'Note', width: 12 },
    ...rateColumns['ocean-lane'].map((column) => ({ header: headerOf(column, 'en'), width: 12 })),
  ]
  const lane = laneRow('NOTE-1')
  const row = ['ask Li', ...rateColumns['ocean-lane'].map(({ key }) => lane[key] ?? null)]
  const bytes = await writeBook([{ name: 'Rates', columns, rows: [row] }])
  const view = dataOf(previewImport, await upload(Buffer.from(bytes)))
  expect(view).toMatchObject({ counts: { added: 1 }, ignored: [{ cell: 'A1', header: 'Note' }] })
})

describe('an undo in part', () => {
  const undoRest = (importId: string) => sendCall(undoImport, { token, body: { importId, keepsLater: true } })

  test('names the rates with a later version, keeps them and undoes the rest', async () => {
    for (const code of ['PART-A', 'PART-B', 'PART-C']) await published(savedLane(code))
    const codes = ['PART-A', 'PART-B', 'PART-C', 'PART-NEW']
    const { importId } = await previewed(codes.map((code) => priced(code, 1300)))
    dataOf(confirmImport, await confirm(importId))
    const later = await previewed([priced('PART-B', 1400)])
    dataOf(confirmImport, await confirm(later.importId))
    const { rows } = await pool.query("SELECT id FROM rate WHERE code = 'PART-C' AND ended_at IS NULL")
    await sendCall(archiveRate, { token, body: { rateId: rows[0].id, reason: 'Wrong price' } })

    const refused = refusalOf(await unchanged(() => undo(importId)), 'import-overtaken')
    expect(refused.params).toEqual({ count: 2, codes: 'PART-B, PART-C', rest: 2 })
    dataOf(undoImport, await undoRest(importId))
    expect(await openPrices('PART-%')).toEqual([
      ['PART-A', 3, '1150'],
      ['PART-B', 3, '1400'],
    ])
    expect(await viewOf(importId)).toMatchObject({
      state: 'undone',
      undone: { by: expect.stringMatching(/./), kept: 2 },
    })
    refusalOf(await unchanged(() => undoRest(importId)), 'import-closed')
  })

  test('keeps a rate with a later draft, and both validities of a rate of which one has a later version', async () => {
    const december = { validFrom: '2099-12-01' }
    const untilNovember = { validTo: '2099-11-30' }
    for (const code of ['DRAFT-A', 'DRAFT-B', 'DRAFT-C'])
      await published(savedLane(code, code === 'DRAFT-C' ? untilNovember : {}))
    const { importId } = await previewed([
      priced('DRAFT-A', 1300),
      priced('DRAFT-B', 1300),
      laneRow('DRAFT-C', { 'freight.20GP': 1300, ...untilNovember }),
      laneRow('DRAFT-C', { 'freight.20GP': 1350, ...december }),
    ])
    dataOf(confirmImport, await confirm(importId))
    const { rows } = await pool.query("SELECT id FROM rate WHERE code = 'DRAFT-B' AND ended_at IS NULL")
    await saved(savedLane('DRAFT-B', { comparedVersionId: rows[0].id }))
    const later = await previewed([laneRow('DRAFT-C', { 'freight.20GP': 1400, ...december })])
    dataOf(confirmImport, await confirm(later.importId))

    const refused = refusalOf(await unchanged(() => undo(importId)), 'import-overtaken')
    expect(refused.params).toEqual({ count: 2, codes: 'DRAFT-B, DRAFT-C', rest: 1 })
    dataOf(undoImport, await undoRest(importId))
    expect(await openPrices('DRAFT-%')).toEqual([
      ['DRAFT-A', 3, '1150'],
      ['DRAFT-B', 2, '1300'],
      ['DRAFT-C', 2, '1300'],
      ['DRAFT-C', 4, '1400'],
    ])
  })

  test('is refused if nothing can be undone', async () => {
    const { importId } = await previewed([laneRow('ALL-LATER')])
    dataOf(confirmImport, await confirm(importId))
    const later = await previewed([priced('ALL-LATER', 1400)])
    dataOf(confirmImport, await confirm(later.importId))
    refusalOf(await unchanged(() => undoRest(importId)), 'import-overtaken')
  })
})

test('a character that cannot be stored makes a row wrong, and the preview is there', async () => {
  const columns = rateColumns['ocean-lane'].map((column) => ({ header: headerOf(column, 'en'), width: 12 }))
  const cells = (code: string) => {
    const row = laneRow(code)
    return [...rateColumns['ocean-lane'].map(({ key }) => row[key] ?? null), 'ours']
  }
  const bytes = await writeBook([
    {
      name: 'Rates',
      columns: [...columns, { header: 'No_x0000_te', width: 12 }],
      rows: [cells('ODD-_x0000_A'), cells('ODD-B')],
    },
  ])
  const view = dataOf(previewImport, await upload(Buffer.from(bytes)))
  expect(view).toMatchObject({ counts: { added: 1, wrong: 1 }, ignored: [{ header: 'No\uFFFDte' }] })
})
