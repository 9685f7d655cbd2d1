import { describe, expect, test } from 'vitest'
import {
  confirmImport,
  discardImport,
  type ImportRow,
  listImportRows,
  listImports,
  previewImport,
  undoImport,
} from '#contract/rate-imports.ts'
import { archiveRate, exportRates, readRateTemplate } from '#contract/rates.ts'
import { ok } from '#domain/values/refusal.ts'
import { daysAfter, shanghaiDay } from '#domain/values/shanghai-day.ts'
import { instantAt } from '#domain/values/shanghai-time.ts'
import { readRows, type SheetRow } from '#server/platform/sheets/read-rows.ts'
import { type SheetCell, writeBook } from '#server/platform/sheets/write-sheet.ts'
import { rateSheets } from '#server/rates/sheets/rate-sheet-limits.ts'
import { headerOf, rateColumns } from '#server/rates/sheets/sheet-columns.ts'
import { dataOf, refusalOf } from '#tests/support/envelopes.ts'
import type { Reply } from '#tests/support/http.ts'
import { rateAdmin, savedLane } from '#tests/support/rate-admin.ts'
import { laneRow, sheetOf, truckRow } from '#tests/support/rate-sheets.ts'
import { openStaffSite } from '#tests/support/staff-site.ts'
import { unzipFile } from '#tests/support/unzip.ts'

const staff = await openStaffSite()
const { sendCall, pool, unchanged } = staff
const token = await staff.logInAs('tariff-manager')
const admin = rateAdmin(staff, token)
const { previewed, published, saved, upload, confirm, undo } = admin
const inHours = (hours: number) => new Date(Date.now() + hours * 60 * 60 * 1000).toISOString()

const rowsOf = async (importId: string, query: Record<string, string> = {}): Promise<ImportRow[]> =>
  dataOf(
    listImportRows,
    await sendCall(listImportRows, { token, query: { importId, size: '100', ...query } }),
  ).rows
/** All columns of all versions. */
const rates = async (like = '%') =>
  (
    await pool.query(
      'SELECT rate.*, cost FROM rate LEFT JOIN rate_cost ON rate_id = id WHERE code LIKE $1 ORDER BY code, version',
      [like],
    )
  ).rows
const counted = (reply: Reply) => dataOf(previewImport, reply).counts
const read = async (bytes: Buffer): Promise<readonly SheetRow[]> => {
  const rows: SheetRow[] = []
  await readRows(bytes, rateSheets, async (given) => {
    for await (const some of given) rows.push(...some)
    return ok(null)
  })
  return rows
}
const exported = async (query: Record<string, string>) => {
  const reply = await sendCall(exportRates, { token, query: { kind: 'ocean-lane', ...query } })
  expect(reply.status).toBe(200)
  return reply
}
const archived = async (rateId: string) =>
  dataOf(archiveRate, await sendCall(archiveRate, { token, body: { rateId, reason: 'Wrong price' } }))
const wins = (replies: readonly Reply[]) => replies.filter(({ status }) => status === 200).length

describe('the preview', () => {
  test('shows the result of each row by cell and saves no rate', async () => {
    await published(savedLane('PRE-SAME'))
    await published(savedLane('PRE-OTHER'))
    const before = await rates()
    const view = await previewed([
      laneRow('PRE-SAME'),
      laneRow('PRE-OTHER', { 'freight.20GP': 1250, surcharges: null }),
      laneRow('PRE-NEW'),
      laneRow('PRE-WRONG', { pod: 'XXXXX', 'freight.40HQ': 'dear' }),
      laneRow('PRE-NEW'),
    ])
    expect(view).toMatchObject({
      kind: 'ocean-lane',
      fileName: 'rates.xlsx',
      state: 'previewed',
      counts: { added: 1, changed: 1, unchanged: 1, wrong: 2 },
      by: expect.stringMatching(/./),
      publishAt: null,
    })
    const column = (key: string) => rateColumns['ocean-lane'].findIndex((one) => one.key === key)
    const letter = (key: string) => String.fromCharCode('A'.charCodeAt(0) + column(key))
    const none = { problem: null, before: null, after: null }
    const flags = { isLeftOut: false, isChangedSince: false, margins: [] }
    const added = Object.entries(laneRow('PRE-NEW')).map(([field, value]) => [field, String(value)])
    const surcharge = { ...none, cell: `${letter('surcharges')}3` }
    const found = await rowsOf(view.importId)
    expect(found[2]?.cells.map(({ field, before, after }) => [field, before ?? after])).toEqual(added)
    expect(found.with(2, { ...flags, row: 4, outcome: 'added', code: 'PRE-NEW', cells: [] })).toEqual([
      { ...flags, row: 2, outcome: 'unchanged', code: 'PRE-SAME', cells: [] },
      {
        ...flags,
        row: 3,
        outcome: 'changed',
        code: 'PRE-OTHER',
        margins: [
          {
            type: '20GP',
            before: { price: '1150', cost: '900' },
            after: { price: '1250', cost: '900' },
          },
        ],
        cells: [
          { ...none, cell: 'F3', field: 'freight.20GP', before: '1150', after: '1250' },
          { ...surcharge, field: 'surcharges.BAF.per', before: 'container' },
          { ...surcharge, field: 'surcharges.BAF.price', before: '120' },
        ],
      },
      { ...flags, row: 4, outcome: 'added', code: 'PRE-NEW', cells: [] },
      {
        ...flags,
        row: 5,
        outcome: 'wrong',
        code: 'PRE-WRONG',
        cells: [
          { ...none, cell: 'E5', field: 'pod', problem: 'unknown-value', after: 'XXXXX' },
          { ...none, cell: 'H5', field: 'freight.40HQ', problem: 'wrong-format', after: 'dear' },
        ],
      },
      {
        ...flags,
        row: 6,
        outcome: 'wrong',
        code: 'PRE-NEW',
        cells: [
          { ...none, cell: 'A6', field: 'code', problem: 'same-as-before', before: 'A4', after: 'PRE-NEW' },
        ],
      },
    ])
    expect(await rates()).toEqual(before)
    expect((await rowsOf(view.importId, { outcome: 'wrong' })).map(({ row }) => row)).toEqual([5, 6])
    expect((await rowsOf(view.importId, { after: '3', size: '2' })).map(({ row }) => row)).toEqual([4, 5])
    expect(await staff.audited('rates-import-read', view.importId)).toMatchObject([
      { after: { fileName: view.fileName, added: 1, changed: 1, unchanged: 1, wrong: 2 } },
    ])

    const refused = refusalOf(await unchanged(() => confirm(view.importId)), 'invalid-input')
    expect(refused.params).toEqual({ count: 2 })
    const { rows } = dataOf(listImports, await sendCall(listImports, { token }))
    expect(rows[0]).toEqual(view)
  })

  test('names the row that has the same code; letter case does not make another one', async () => {
    const { importId } = await previewed([
      laneRow('CASE-1', { validFrom: '2031-01-01', validTo: '2031-01-31' }),
      laneRow('case-1', { validFrom: '2031-01-15', validTo: '2031-02-15' }),
      laneRow('CASE-1', { validFrom: '2031-03-01', validTo: '2031-03-31' }),
      laneRow('Case-1', { validFrom: '2031-05-01', validTo: '2031-05-31' }),
    ])
    const found = await rowsOf(importId)
    expect(found.map(({ row, outcome, cells }) => [row, outcome, cells[0]?.before])).toEqual([
      [2, 'added', null],
      [3, 'wrong', 'A2'],
      [4, 'added', null],
      [5, 'added', null],
    ])
  })

  test('shows which surcharge changed, not the whole text of the cell', async () => {
    const of = (text: string) => ({ surcharges: text })
    const stored = 'LSS 60 TEU; PCS 20GP=150,40HQ=300 container collect'
    const next = [
      'PCS 20GP=150.00,40HQ=310 container collect; lss 66 teu',
      'LSS 60 BL; BAF 5%',
      'PCS 20GP=150,40HQ=300 container collect; LSS 60 TEU',
    ]
    const codes = next.map((_, index) => `FEE-${index}`)
    const first = await previewed(codes.map((code) => laneRow(code, of(stored))))
    dataOf(confirmImport, await confirm(first.importId))
    const view = await previewed(next.map((text, index) => laneRow(`FEE-${index}`, of(text))))
    const changes = (await rowsOf(view.importId)).map(({ cells }) =>
      cells.map(({ field, before, after }) => [field, before, after]),
    )
    expect(changes).toEqual([
      [
        ['surcharges.LSS.price', '60', '66'],
        ['surcharges.PCS.price.40HQ', '300', '310'],
      ],
      [
        ['surcharges.LSS.per', 'TEU', 'BL'],
        ['surcharges.PCS.per', 'container', null],
        ['surcharges.PCS.price.20GP', '150', null],
        ['surcharges.PCS.price.40HQ', '300', null],
        ['surcharges.PCS.paymentTerm', 'collect', null],
        ['surcharges.BAF.per', null, 'freight'],
        ['surcharges.BAF.percent', null, '5'],
      ],
      // In another order only.
      [['surcharges', stored, next[2]]],
    ])
  })

  test('names every wrong cell of a row, also beside a code that occurs twice', async () => {
    const { importId } = await previewed([
      laneRow('BOTH-1'),
      laneRow('BOTH-1', { surcharges: 'LSS sixty TEU', 'freight.20GP': 'dear', validTo: '2098-02-30' }),
      laneRow('BOTH-1', { surcharges: 'BAF 1 BL; BAF 2 BL' }),
    ])
    const problems = (await rowsOf(importId, { outcome: 'wrong' })).map(({ cells }) =>
      cells.map((cell) => [cell.field, cell.problem, cell.before]),
    )
    expect(problems).toEqual([
      [
        ['code', 'same-as-before', 'A2'],
        ['freight.20GP', 'wrong-format', null],
        ['surcharges.LSS.price', 'wrong-format', 'LSS sixty TEU'],
        ['validTo', 'wrong-format', null],
      ],
      [
        ['code', 'same-as-before', 'A2'],
        ['surcharges', 'same-as-before', null],
      ],
    ])
  })

  test('does not put days in order that cannot be read', async () => {
    const { importId } = await previewed([
      laneRow('DAYS-1', { validFrom: '2031-02-30', validTo: '2031-01-31' }),
      laneRow('DAYS-2', { validFrom: '2031-02-01', validTo: 'January' }),
      laneRow('DAYS-3', { validFrom: '2031-02-01', validTo: '2031-01-31' }),
    ])
    const problems = (await rowsOf(importId)).map(({ cells }) =>
      cells.map((cell) => [cell.field, cell.problem]),
    )
    expect(problems).toEqual([
      [['validFrom', 'wrong-format']],
      [['validTo', 'wrong-format']],
      [['validTo', 'inconsistent']],
    ])
  })

  test('accepts headers in either language, and trucking lanes', async () => {
    const bytes = await sheetOf('trucking-lane', [truckRow('TRUCK-PRE')], 'zh')
    expect(counted(await upload(bytes, 'trucking-lane'))).toEqual({
      added: 1,
      changed: 0,
      unchanged: 0,
      wrong: 0,
    })
    const wrong = refusalOf(await unchanged(() => upload(bytes, 'ocean-lane')), 'sheet-of-other-kind')
    expect(wrong.params).toEqual({ kind: 'trucking-lane' })
  })

  test('finds certified companies by credit code and by name', async () => {
    const { rows } = await pool.query(
      "SELECT id, name, credit_code FROM company WHERE state = 'certified' LIMIT 1",
    )
    const [company] = rows
    const waiting = await staff.newApplication('Not Yet Certified Lines')
    const view = await previewed([
      laneRow('PRI-1', { companies: company.credit_code.toLowerCase() }),
      laneRow('PRI-2', { companies: `${company.name}; ${company.credit_code}` }),
      laneRow('PRI-3', { companies: waiting.name }),
    ])
    expect(view.counts).toMatchObject({ added: 2, wrong: 1 })
    const stored = await pool.query('SELECT rate FROM rate_import_row WHERE import_id = $1 ORDER BY row', [
      view.importId,
    ])
    expect(stored.rows.map(({ rate }) => rate?.companies)).toEqual([[company.id], [company.id], undefined])
  })

  test.each<[string, () => Buffer | Promise<Buffer>, string]>([
    ['nothing', () => Buffer.alloc(0), 'unreadable-sheet'],
    [
      'a page renamed',
      () => Buffer.from('<html><table><tr><td>code</td></tr></table></html>'),
      'unreadable-sheet',
    ],
    ['a sheet of another kind', () => sheetOf('trucking-lane', []), 'sheet-of-other-kind'],
    ['the template as it is', async () => sheetOf('ocean-lane', []), 'invalid-input'],
    [
      'half a sheet',
      async () => (await sheetOf('ocean-lane', [laneRow('X')])).subarray(0, 900),
      'unreadable-sheet',
    ],
  ])('refuses %s, and keeps nothing of it', async (_what, bytes, refusal) => {
    const given = await bytes()
    refusalOf(await unchanged(() => upload(given)), refusal as 'unreadable-sheet')
  })

  test('refuses 60,001 rows and more than 20 MB', async () => {
    const many = await sheetOf(
      'ocean-lane',
      Array.from({ length: 60_001 }, (_, index) => ({ code: `M${index}` })),
    )
    const rows = await unchanged(() => upload(many))
    expect(refusalOf(rows, 'invalid-input').fields).toEqual({ file: 'too-many' })
    const large = await unchanged(() => upload(Buffer.alloc(20 * 1024 * 1024 + 1)))
    refusalOf(large, 'too-large')
  }, 60_000)
})

describe('confirming', () => {
  test('makes each row an active version and ends the version before it', async () => {
    const old = await published(savedLane('CON-1'))
    const view = await previewed([
      laneRow('CON-1', { 'freight.20GP': 1300, 'cost.20GP': 1000 }),
      laneRow('CON-2', { brands: 'ningbo', 'cost.20GP': null }),
      laneRow('CON-3'),
    ])
    const done = dataOf(confirmImport, await confirm(view.importId))
    expect(done).toMatchObject({ state: 'confirmed', publishAt: expect.stringMatching(/Z$/) })
    const written = await rates('CON-%')
    expect(written.map(({ code, version, ended_at }) => [code, version, ended_at === null])).toEqual([
      ['CON-1', 1, false],
      ['CON-1', 2, true],
      ['CON-2', 1, true],
      ['CON-3', 1, true],
    ])
    expect(written[0]).toMatchObject({ id: old.rateId, superseded_by: written[1].id })
    expect(written[0].ended_at).toEqual(written[1].publish_at)
    expect(written[1]).toMatchObject({
      port: 'CNNGB',
      place: 'NLRTM',
      cost: { '20GP': '1000' },
      import_id: view.importId,
      brands: null,
      companies: null,
    })
    expect(written[2]).toMatchObject({ brands: ['ningbo'], cost: null })
    expect(await staff.audited('rates-import-confirmed', view.importId)).toMatchObject([
      { after: { fileName: view.fileName, added: 2, changed: 1 } },
    ])
    refusalOf(await unchanged(() => confirm(view.importId)), 'import-closed')
  })

  test('is refused at a time in the past, and saves nothing', async () => {
    const { importId } = await previewed([laneRow('PAST-2')])
    const reply = await unchanged(() => confirm(importId, inHours(-1)))
    expect(refusalOf(reply, 'invalid-input').fields).toEqual({ at: 'too-small' })
  })

  test('names the first five of many rates that have changed since', async () => {
    const codes = Array.from({ length: 7 }, (_, index) => `MANY-${index}`)
    const view = await previewed(codes.map((code) => laneRow(code)))
    for (const code of codes) await saved(savedLane(code))
    const refused = refusalOf(await unchanged(() => confirm(view.importId)), 'import-outdated')
    expect(refused.params).toEqual({ count: 7, codes: 'MANY-0, MANY-1, MANY-2, MANY-3, MANY-4, …' })
  })

  test('is refused at a time when one of its rates is valid no longer, and saves nothing', async () => {
    const validTo = daysAfter(shanghaiDay(new Date()), 100)
    const end = instantAt(validTo, '24:00')
    const { importId } = await previewed([laneRow('LATE-1'), laneRow('LATE-2', { validTo })])
    const reply = await unchanged(() => confirm(importId, end.toISOString()))
    expect(refusalOf(reply, 'invalid-input').fields).toEqual({ at: 'inconsistent' })
    const far = await unchanged(() => confirm(importId, '2199-12-31T23:59:59Z'))
    expect(refusalOf(far, 'invalid-input').fields).toEqual({ at: 'too-large' })
    dataOf(confirmImport, await confirm(importId, new Date(end.getTime() - 1).toISOString()))
  })

  test('is refused if a version was saved since, and saves nothing', async () => {
    const first = await published(savedLane('MOVED-1'))
    const view = await previewed([laneRow('MOVED-1', { 'freight.20GP': 1 }), laneRow('MOVED-2')])
    await saved(savedLane('MOVED-1', { comparedVersionId: first.rateId }))
    const refused = refusalOf(await unchanged(() => confirm(view.importId)), 'import-outdated')
    expect(refused.params).toEqual({ count: 1, codes: 'MOVED-1' })
    const fresh = await previewed([laneRow('MOVED-3')])
    await saved(savedLane('MOVED-3'))
    refusalOf(await unchanged(() => confirm(fresh.importId)), 'import-outdated')
  })

  test.each<[string, (code: string) => Promise<() => Promise<unknown>>]>([
    [
      'published another version',
      async (code) => {
        const { rateId: comparedVersionId } = await published(savedLane(code))
        return () => published(savedLane(code, { comparedVersionId }))
      },
    ],
    [
      'published the draft that was on top',
      async (code) => {
        const { rateId: comparedVersionId } = await published(savedLane(code))
        const { rateId } = await saved(savedLane(code, { comparedVersionId }))
        return async () => expect((await admin.publish(rateId)).status).toBe(200)
      },
    ],
    [
      'scheduled the draft that was on top',
      async (code) => {
        const { rateId: comparedVersionId } = await published(savedLane(code))
        const { rateId } = await saved(savedLane(code, { comparedVersionId }))
        return async () => expect((await admin.publish(rateId, inHours(3))).status).toBe(200)
      },
    ],
    [
      'archived what it was compared with',
      async (code) => {
        const { rateId } = await published(savedLane(code))
        return () => archived(rateId)
      },
    ],
    [
      'discarded the draft it would have superseded',
      async (code) => {
        const { rateId } = await saved(savedLane(code))
        return () => archived(rateId)
      },
    ],
    [
      'imported the same code',
      async (code) => {
        await published(savedLane(code))
        const other = await previewed([laneRow(code, { 'freight.20GP': 7 })])
        return async () => dataOf(confirmImport, await confirm(other.importId))
      },
    ],
  ])('is refused after staff have %s: no row is saved', async (_what, prepare) => {
    const code = `EDIT-${(await rates('EDIT-%')).length}`
    const edit = await prepare(code)
    const view = await previewed([laneRow(code, { 'freight.20GP': 1 }), laneRow(`${code}-NEW`)])
    await edit()
    refusalOf(await unchanged(() => confirm(view.importId)), 'import-outdated')
    expect(await rates(`${code}-NEW`)).toEqual([])
    // A new upload is compared with the present versions.
    const again = await previewed([laneRow(code, { 'freight.20GP': 1 })])
    dataOf(confirmImport, await confirm(again.importId))
  })

  test('refuses to publish a draft that is older than the import', async () => {
    const draft = await saved(savedLane('OVER-1'))
    const view = await previewed([laneRow('OVER-1')])
    expect(view.counts.added).toBe(1)
    dataOf(confirmImport, await confirm(view.importId))
    const refused = refusalOf(await unchanged(() => admin.publish(draft.rateId)), 'rate-draft-outdated')
    expect(refused.params).toEqual({ version: 2 })
    const [, newest] = await rates('OVER-1')
    const next = await saved(savedLane('OVER-1', { comparedVersionId: newest.id }))
    expect(next).toMatchObject({ version: 3, state: 'draft' })
    expect((await rates('OVER-1')).map(({ version }) => version)).toEqual([2, 3])
  })

  test('happens once for six requests at the same time, and once for two imports of one code', async () => {
    const view = await previewed([laneRow('ONCE-1'), laneRow('ONCE-2')])
    const replies = await Promise.all(Array.from({ length: 6 }, () => confirm(view.importId)))
    expect(wins(replies)).toBe(1)
    for (const reply of replies.filter(({ status }) => status !== 200)) refusalOf(reply, 'import-closed')
    expect(await rates('ONCE-%')).toHaveLength(2)

    const rivals = [
      await previewed([laneRow('RIVAL-1')]),
      await previewed([laneRow('RIVAL-1'), laneRow('RIVAL-2')]),
    ]
    const met = await Promise.all(rivals.map(({ importId }) => confirm(importId)))
    expect(wins(met)).toBe(1)
    for (const reply of met.filter(({ status }) => status !== 200)) refusalOf(reply, 'import-outdated')
    const codes = (await rates('RIVAL-%')).map(({ code }) => code)
    expect(codes).toEqual(met[0]?.status === 200 ? ['RIVAL-1'] : ['RIVAL-1', 'RIVAL-2'])
  })

  test.each([
    { what: 'publishing', stays: 1, refusal: 'rate-draft-outdated' },
    { what: 'archiving', stays: 0, refusal: 'rate-ended' },
  ] as const)(
    'and $what one of its rates at the same time: one wins, and one version is active',
    async (rival) => {
      for (let round = 0; round < 4; round += 1) {
        const code = `DUEL-${rival.what.toUpperCase()}-${round}`
        const { rateId } = await published(savedLane(code))
        const draft = await saved(savedLane(code, { comparedVersionId: rateId }))
        const view = await previewed([laneRow(code, { 'freight.20GP': 1 }), laneRow(`${code}-NEW`)])
        const [confirmed, other] = await Promise.all([
          confirm(view.importId),
          rival.what === 'publishing'
            ? admin.publish(draft.rateId)
            : sendCall(archiveRate, { token, body: { rateId, reason: 'Wrong price' } }),
        ])
        expect(wins([confirmed, other])).toBe(1)
        if (other.status === 200) refusalOf(confirmed, 'import-outdated')
        else refusalOf(other, rival.refusal)
        const open = (await rates(`${code}%`)).filter((one) => one.publish_at && !one.ended_at)
        expect(open).toHaveLength(other.status === 200 ? rival.stays : 2)
        expect(open.every((one) => (one.import_id === view.importId) === (other.status !== 200))).toBe(true)
      }
    },
  )

  test('leaves one active version per code while another import of the same codes is undone', async () => {
    for (let round = 0; round < 6; round += 1) {
      const codes = [`CROSS-${round}-A`, `CROSS-${round}-B`]
      await published(savedLane(codes[0] ?? ''))
      const old = await previewed(codes.map((code) => laneRow(code, { 'freight.20GP': 1 })))
      dataOf(confirmImport, await confirm(old.importId))
      const next = await previewed(codes.map((code) => laneRow(code, { 'freight.20GP': 2 })).reverse())
      const [undone, confirmed] = await Promise.all([undo(old.importId), confirm(next.importId)])
      expect(wins([undone, confirmed])).toBe(1)
      if (undone.status === 200) refusalOf(confirmed, 'import-outdated')
      else refusalOf(undone, 'import-overtaken')
      const open = (await rates(`CROSS-${round}-%`)).filter(({ ended_at }) => !ended_at)
      expect(open.map(({ code }) => code)).toEqual(undone.status === 200 ? codes.slice(0, 1) : codes)
    }
  })
})

describe('discarding', () => {
  test('deletes a preview and its rows, and changes no rate', async () => {
    const view = await previewed([laneRow('GONE-1'), laneRow('GONE-2')])
    const before = await rates()
    expect((await sendCall(discardImport, { token, body: { importId: view.importId } })).status).toBe(200)
    const stored =
      'SELECT 1 FROM rate_import WHERE id = $1 UNION ALL SELECT 1 FROM rate_import_row WHERE import_id = $1'
    expect((await pool.query(stored, [view.importId])).rows).toEqual([])
    expect(await rates()).toEqual(before)
    expect(await staff.audited('rates-import-discarded', view.importId)).toMatchObject([
      { before: { kind: 'ocean-lane', fileName: 'rates.xlsx' } },
    ])
    refusalOf(await unchanged(() => confirm(view.importId)), 'not-found')
  })

  test('is refused for a confirmed import and for other roles, and the database did not change', async () => {
    const { importId } = await previewed([laneRow('KEPT-1')])
    const sales = await staff.logInAs('sales')
    refusalOf(
      await unchanged(() => sendCall(discardImport, { token: sales, body: { importId } })),
      'not-allowed',
    )
    dataOf(confirmImport, await confirm(importId))
    refusalOf(await unchanged(() => sendCall(discardImport, { token, body: { importId } })), 'import-closed')
  })
})

describe('undoing', () => {
  test('restores everything if the import was not active yet', async () => {
    const first = await published(savedLane('UNDO-1'))
    const second = await published(savedLane('UNDO-1', { comparedVersionId: first.rateId }), inHours(10))
    await published(savedLane('UNDO-1', { comparedVersionId: second.rateId }), inHours(20))
    await published(savedLane('UNDO-2'))
    const before = await rates('UNDO-%')
    for (const at of [inHours(5), inHours(15), inHours(30)]) {
      const ids = new Set((await rates('UNDO-%')).map(({ id }) => id))
      const view = await previewed([
        laneRow('UNDO-1', { 'freight.20GP': 1 }),
        laneRow('UNDO-2', { 'freight.20GP': 2 }),
        laneRow(`UNDO-NEW-${ids.size}`),
      ])
      expect(view.counts).toMatchObject({ added: 1, changed: 2 })
      dataOf(confirmImport, await confirm(view.importId, at))
      const undone = dataOf(undoImport, await undo(view.importId))
      expect(undone.state).toBe('undone')
      const after = await rates('UNDO-%')
      const own = after.filter(({ import_id }) => import_id === null)
      expect(own).toEqual(before)
      const gone = after.filter(({ import_id }) => import_id === view.importId)
      expect(gone).toHaveLength(3)
      for (const { publish_at, ended_at } of gone) expect(ended_at).toEqual(publish_at)
      refusalOf(await unchanged(() => undo(view.importId)), 'import-closed')
      refusalOf(await unchanged(() => confirm(view.importId)), 'import-closed')
      expect(await staff.audited('rates-import-undone', view.importId)).toMatchObject([
        { after: { fileName: view.fileName, ended: 3 } },
      ])
    }
    // Active for a moment: scheduled versions start as planned, and the version before is copied as a new one.
    const view = await previewed([laneRow('UNDO-1', { 'freight.20GP': 1 })])
    dataOf(confirmImport, await confirm(view.importId))
    dataOf(undoImport, await undo(view.importId))
    const own = (await rates('UNDO-1')).filter(({ import_id }) => import_id === null)
    const [was, ...coming] = before.filter(({ code }) => code === 'UNDO-1')
    const again = own.at(-1)
    expect(own.slice(1, -1)).toEqual(coming)
    expect(again).toMatchObject({
      pricing: was.pricing,
      cost: was.cost,
      staff_id: await staff.idOf('tariff'),
      ended_at: coming[0].publish_at,
      superseded_by: coming[0].id,
    })
    // The same sheet is a change again after the undo.
    expect((await previewed([laneRow('UNDO-2', { 'freight.20GP': 2 })])).counts.changed).toBe(1)
  })

  test.each<[string, (rateId: string) => Promise<unknown>]>([
    ['has a newer version', (rateId) => saved(savedLane('LATE-1', { comparedVersionId: rateId }))],
    ['was archived', (rateId) => pool.query('UPDATE rate SET ended_at = now() WHERE id = $1', [rateId])],
  ])('not while one of its rates %s', async (_what, meanwhile) => {
    await pool.query("DELETE FROM rate WHERE code LIKE 'LATE-%'")
    const view = await previewed([laneRow('LATE-1'), laneRow('LATE-2')])
    dataOf(confirmImport, await confirm(view.importId))
    await meanwhile((await rates('LATE-1'))[0].id)
    const reply = await unchanged(() => undo(view.importId))
    expect(refusalOf(reply, 'import-overtaken').params).toMatchObject({ count: 1 })
  })

  test('is refused before the confirmation; both at the same time run one after the other', async () => {
    const view = await previewed([laneRow('AGAINST-1')])
    refusalOf(await unchanged(() => undo(view.importId)), 'import-closed')
    const [confirmed, undone] = await Promise.all([confirm(view.importId), undo(view.importId)])
    dataOf(confirmImport, confirmed)
    const [row, ...others] = await rates('AGAINST-1')
    expect(others).toEqual([])
    if (undone.status === 200) expect(row.ended_at).not.toBeNull()
    else {
      refusalOf(undone, 'import-closed')
      expect(row.ended_at).toBeNull()
    }
    const again = await Promise.all(Array.from({ length: 4 }, () => undo(view.importId)))
    expect(wins(again)).toBe(undone.status === 200 ? 0 : 1)
  })

  test('an unknown import is not found', async () => {
    const unknownId = '00000000-0000-4000-8000-000000000001'
    refusalOf(await unchanged(() => undo(unknownId)), 'not-found')
    refusalOf(await unchanged(() => confirm(unknownId)), 'not-found')
    refusalOf(await sendCall(listImportRows, { token, query: { importId: unknownId } }), 'not-found')
  })
})

describe('templates and exports', () => {
  test.each([
    ['zh', '运价编号'],
    ['en', 'Rate code'],
  ])('the template in %s begins with %s, and an empty one says so', async (language, header) => {
    const reply = await staff.site.request(`${readRateTemplate.path}?kind=ocean-lane`, {
      host: 'console.localhost',
      headers: { 'access-token': token, cookie: `language=${language}` },
    })
    expect(reply.status).toBe(200)
    expect(reply.headers['content-disposition']).toContain('ocean-lane-template.xlsx')
    const [head] = await read(reply.bytes)
    expect(head?.cells[0]).toBe(header)
    expect(head?.cells).toHaveLength(rateColumns['ocean-lane'].length)
    // Carriers, services and ports are selected from the lists of the third sheet.
    const sheet = unzipFile(reply.bytes, 'xl/worksheets/sheet1.xml')
    expect(sheet.match(/<dataValidation [^>]*sqref="B2:B60001"/)).not.toBeNull()
    const codes = unzipFile(reply.bytes, 'xl/worksheets/sheet3.xml')
    expect(sheet).toContain('$A$2:$A$')
    expect(codes.length).toBeGreaterThan(1_000)
    expect(refusalOf(await unchanged(() => upload(reply.bytes)), 'invalid-input').fields).toEqual({
      file: 'too-few',
    })
  })

  test('importing an export changes nothing', async () => {
    const { rows } = await pool.query("SELECT id FROM company WHERE state = 'certified'")
    const companies = rows.map(({ id }) => id)
    const pricing = {
      ...savedLane('x').pricing,
      freight: { '20GP': '1150.00', '40HQ': '2100.5000', '45HQ': '0.5' },
      surcharges: [
        { fee: 'LSS', per: 'container', price: { '20GP': '50.10', '40HQ': '90' }, paymentTerm: 'collect' },
        { fee: 'PSS', per: 'freight', percent: '5.50' },
        { fee: 'ISPS', per: 'BL', price: '12', paymentTerm: 'prepaid' },
      ],
    }
    await published(savedLane('TRIP-1', { pricing, companies, brands: ['shanghai', 'group'] }))
    await published(savedLane('TRIP-2', { cost: null }), inHours(5))
    await saved(savedLane('TRIP-3'))
    const reply = await exported({ search: 'TRIP-' })
    expect(reply.headers['content-length']).toBeUndefined()
    expect((await read(reply.bytes)).map(({ cells }) => cells[0])).toEqual(['运价编号', 'TRIP-1', 'TRIP-2'])
    expect(dataOf(previewImport, await upload(reply.bytes))).toMatchObject({
      counts: { added: 0, changed: 0, unchanged: 2, wrong: 0 },
      ignored: [],
    })
    const [newest] = await staff.audited('rates-exported')
    expect(newest).toMatchObject({ after: { kind: 'ocean-lane', search: 'TRIP-' } })
    expect(
      (await read((await exported({ search: 'TRIP-', state: 'draft' })).bytes)).map(({ cells }) => cells[0]),
    ).toEqual(['运价编号', 'TRIP-3'])
  })

  test('an export has the version in force beside the scheduled one; in any order its import changes nothing', async () => {
    const first = await published(savedLane('BOTH-1'))
    const pricing = { ...savedLane('x').pricing, freight: { '20GP': '1300' } }
    await published(savedLane('BOTH-1', { comparedVersionId: first.rateId, pricing }), inHours(5))
    const reply = await exported({ search: 'BOTH-' })
    const [head, ...rows] = (await read(reply.bytes)).map(({ cells }) => cells)
    expect(rows.map((cells) => [cells[5], ...cells.slice(-4, -2)])).toEqual([
      ['1300', '待开售', '2'],
      ['1150', '生效中', '1'],
    ])
    const columns = (head ?? []).map((header) => ({ header, width: 12 }))
    const uploaded = async (of: readonly (readonly SheetCell[])[]) =>
      upload(Buffer.from(await writeBook([{ name: 'Rates', columns, rows: of }])))
    const nothing = { added: 0, changed: 0, unchanged: 2, wrong: 0 }
    expect(counted(await upload(reply.bytes))).toEqual(nothing)
    expect(counted(await uploaded(rows.toReversed()))).toEqual(nothing)
    // Another price for the same days is an error, and the old price alone replaces the scheduled one.
    const [later = [], now = []] = rows
    expect(counted(await uploaded([later, now.with(5, '1200')]))).toMatchObject({ unchanged: 1, wrong: 1 })
    expect(counted(await uploaded([now]))).toMatchObject({ changed: 1, wrong: 0 })
  })

  test('exports more than a thousand rates in order, each once', async () => {
    await pool.query(
      `INSERT INTO rate (kind, code, version, port, valid_from, valid_to, pricing, publish_at)
       SELECT 'trucking-lane', 'BULK-' || n, 1, 'CNTAO', '2026-11-01', '2026-12-31',
         '{"port":"CNTAO","pickUpPlace":"QQCTU","district":"370211","prices":{"20GP":"800"}}', now()
       FROM generate_series(1, 2345) AS n`,
    )
    const reply = await sendCall(exportRates, { token, query: { kind: 'trucking-lane', search: 'BULK-' } })
    const codes = (await read(reply.bytes)).slice(1).map(({ cells }) => cells[0])
    expect(new Set(codes).size).toBe(2345)
    expect(dataOf(previewImport, await upload(reply.bytes, 'trucking-lane'))).toMatchObject({
      counts: { unchanged: 2345, wrong: 0 },
      ignored: [],
    })
  })

  test('an export contains no formulas', async () => {
    const signs = ['=1+1', '+1', '-1', '@SUM(A1)']
    for (const [index, carrier] of signs.entries()) {
      const { rateId } = await published(savedLane(`FORMULA-${index}`))
      const change = [rateId, JSON.stringify({ carrier })]
      await pool.query('UPDATE rate SET pricing = pricing || $2::jsonb WHERE id = $1', change)
    }
    const reply = await exported({ search: 'FORMULA-' })
    const sheet = unzipFile(reply.bytes, 'xl/worksheets/sheet1.xml')
    for (const sign of signs) expect(sheet).toContain(`<t>'${sign}</t>`)
    expect(sheet).not.toContain('<f>')
    // After reading it again the texts are the same.
    expect(counted(await upload(reply.bytes))).toMatchObject({ wrong: signs.length })
  })

  test('an export has the headers of the template, then status, version and names of places', async () => {
    const [head, first, second] = await read((await exported({ search: 'TRIP-' })).bytes)
    const template = rateColumns['ocean-lane'].map((column) => headerOf(column, 'zh'))
    expect(head?.cells.slice(0, template.length)).toEqual(template)
    expect(head?.cells.slice(template.length)).toEqual([
      '状态（导入时忽略）',
      '版本（导入时忽略）',
      '起运港名称（导入时忽略）',
      '目的港名称（导入时忽略）',
    ])
    expect(first?.cells.slice(template.length)).toEqual(['生效中', '1', '宁波', '鹿特丹'])
    expect(second?.cells.slice(template.length)).toEqual(['待开售', '1', '宁波', '鹿特丹'])
  })
})
