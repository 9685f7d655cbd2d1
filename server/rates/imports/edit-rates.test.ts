import { describe, expect, test } from 'vitest'
import { previewRateEdit } from '#contract/rate-edits.ts'
import {
  checkImport,
  confirmImport,
  listImportRows,
  listImports,
  recomputeImport,
  undoImport,
} from '#contract/rate-imports.ts'
import { archiveRate, listRates } from '#contract/rates.ts'
import { daysAfter, shanghaiDay } from '#domain/values/shanghai-day.ts'
import { dataOf, refusalOf } from '#tests/support/envelopes.ts'
import { rateAdmin, savedLane } from '#tests/support/rate-admin.ts'
import { openStaffSite } from '#tests/support/staff-site.ts'

const staff = await openStaffSite()
const { sendCall, pool, unchanged } = staff
const token = await staff.logInAs('tariff-manager')
const { saved, published, confirm, undo } = rateAdmin(staff, token)
await pool.query('TRUNCATE rate CASCADE')

const today = shanghaiDay(new Date())
const days = (from: number, to: number) => ({
  validFrom: daysAfter(today, from),
  validTo: daysAfter(today, to),
})
const lane = (code: string, change: object = {}) => savedLane(code, { ...days(0, 30), ...change })
const plus = (value: string, by = 'percent', types: readonly string[] | null = null) => ({
  prices: { by, value, step: '1', types },
})
const selected = (...rateIds: readonly string[]) => ({ of: 'selected', rateIds })
const edit = (rates: object, change: object, kind = 'ocean-lane') =>
  sendCall(previewRateEdit, { token, body: { kind, rates, change } })
const previewed = async (rates: object, change: object) => dataOf(previewRateEdit, await edit(rates, change))
const rowsOf = async (importId: string) =>
  dataOf(listImportRows, await sendCall(listImportRows, { token, query: { importId, size: '100' } })).rows
const changesOf = async (importId: string) =>
  (await rowsOf(importId)).map(({ code, outcome, cells }) => [
    code,
    outcome,
    ...cells.map(({ field, before, after }) => `${field}: ${before} → ${after}`),
  ])
const recompute = (importId: string) => sendCall(recomputeImport, { token, body: { importId } })
const check = async (importId: string) =>
  dataOf(checkImport, await sendCall(checkImport, { token, query: { importId } }))
const versions = async (like: string) =>
  (
    await pool.query(
      `SELECT code, version, valid_from::text AS "validFrom", pricing -> 'freight' ->> '20GP' AS price,
         ended_at IS NULL AS "isOpen", cost ->> '20GP' AS cost
       FROM rate LEFT JOIN rate_cost ON rate_id = id
       WHERE code LIKE $1 AND publish_at IS NOT NULL ORDER BY code, version`,
      [like],
    )
  ).rows

describe('the preview of an edit', () => {
  test('shows the figures of each version, saves no rate and is audited', async () => {
    const [one, other] = [await published(lane('EDIT-A')), await published(lane('EDIT-B', { cost: null }))]
    const before = await versions('%')
    const change = { ...plus('10'), surcharge: { set: { fee: 'PSS', per: 'freight', percent: '5' } } }
    const view = await previewed(selected(other.rateId, one.rateId), change)
    expect(view).toMatchObject({
      kind: 'ocean-lane',
      state: 'previewed',
      edit: change,
      counts: { added: 0, changed: 2, unchanged: 0, wrong: 0 },
    })
    const changed = [
      'freight.20GP: 1150 → 1265',
      'freight.40HQ: 2100.5 → 2311',
      'surcharges.PSS.per: null → freight',
      'surcharges.PSS.percent: null → 5',
    ]
    expect(await changesOf(view.importId)).toEqual([
      ['EDIT-A', 'changed', ...changed],
      ['EDIT-B', 'changed', ...changed],
    ])
    expect(await versions('%')).toEqual(before)
    expect(await staff.audited('rates-edit-previewed', view.importId)).toMatchObject([
      { after: { kind: 'ocean-lane', fileName: '+10% +PSS', changed: 2, wrong: 0 } },
    ])
    const { rows } = dataOf(listImports, await sendCall(listImports, { token }))
    expect(rows[0]).toEqual(view)
  })

  test('all that the filter finds: published versions without an end only', async () => {
    await published(lane('FIND-1'))
    const draft = await saved(lane('FIND-2'))
    const future = new Date(Date.now() + 60 * 60 * 1000).toISOString()
    await published(lane('FIND-3', days(60, 90)), future)
    const ended = await published(lane('FIND-4'))
    await sendCall(archiveRate, { token, body: { rateId: ended.rateId, reason: 'Wrong price' } })
    const find = (filters: object) => previewed({ of: 'found', ...filters }, plus('50', 'amount', ['20GP']))
    const codes = async (filters: object) =>
      (await rowsOf((await find(filters)).importId)).map(({ code }) => code)
    expect(await codes({ search: 'find-' })).toEqual(['FIND-1', 'FIND-3'])
    expect(await codes({ search: 'find-', state: 'scheduled' })).toEqual(['FIND-3'])
    const none = refusalOf(
      await unchanged(() => edit({ of: 'found', search: 'find-2' }, plus('5'))),
      'invalid-input',
    )
    expect(none.fields).toEqual({ rates: 'too-few' })
    expect(draft.state).toBe('draft')
  })

  test('typed prices change, add and take away single prices', async () => {
    const [one, other] = [await published(lane('CELL-1')), await published(lane('CELL-2'))]
    const rates = {
      of: 'typed',
      rates: [
        { rateId: one.rateId, prices: { '20GP': '1200', '40GP': '1900' } },
        { rateId: other.rateId, prices: { '40HQ': null } },
      ],
    }
    const view = await previewed(rates, {})
    expect(await changesOf(view.importId)).toEqual([
      ['CELL-1', 'changed', 'freight.20GP: 1150 → 1200', 'freight.40GP: null → 1900'],
      ['CELL-2', 'changed', 'freight.40HQ: 2100.5 → null'],
    ])
  })

  test('a new price is that of one type, in the lanes that have it', async () => {
    const [one, other] = [await published(lane('SET-1')), await published(lane('SET-2'))]
    const { importId } = await previewed(selected(one.rateId, other.rateId), plus('1199.50', 'set', ['40HQ']))
    expect((await rowsOf(importId)).map(({ cells }) => cells)).toMatchObject([
      [{ field: 'freight.40HQ', after: '1199.5' }],
      [{ field: 'freight.40HQ', after: '1199.5' }],
    ])
  })

  test('a price that is no longer above zero and days that two rows share are wrong, and block the confirmation', async () => {
    const [now, later] = [await published(lane('WRONG')), await published(lane('WRONG-2', days(40, 60)))]
    const below = await previewed(selected(now.rateId), plus('-1150', 'amount', ['20GP']))
    expect((await rowsOf(below.importId))[0]?.cells).toMatchObject([
      { field: 'freight.20GP', problem: 'too-small', after: '0' },
    ])
    refusalOf(await unchanged(() => confirm(below.importId)), 'invalid-input')
    const second = await published(lane('WRONG', { comparedVersionId: now.rateId, ...days(31, 39) }))
    const same = await previewed(selected(now.rateId, second.rateId, later.rateId), days(70, 90))
    expect((await rowsOf(same.importId)).map(({ outcome }) => outcome)).toEqual([
      'changed',
      'wrong',
      'changed',
    ])
  })

  test.each([
    ['an edit that changes nothing', selected, {}, { change: 'required' }],
    [
      'days in the wrong order',
      selected,
      { validFrom: '2026-12-31', validTo: '2026-12-01' },
      { 'change.validTo': 'inconsistent' },
    ],
  ])('%s is refused', async (name, of, change, fields) => {
    const { rateId } = await published(lane(`BAD-${name.length}`))
    const refused = refusalOf(await unchanged(() => edit(of(rateId), change)), 'invalid-input')
    expect(refused.fields).toEqual(fields)
  })

  test('drafts, ended versions and versions of another kind are refused', async () => {
    const draft = await saved(lane('SHUT-1'))
    const first = await published(lane('SHUT-2'))
    await published(lane('SHUT-2', { comparedVersionId: first.rateId }))
    const refused = refusalOf(
      await unchanged(() => edit(selected(draft.rateId, first.rateId), plus('5'))),
      'rates-not-open',
    )
    expect(refused.params).toEqual({ codes: 'SHUT-1, SHUT-2' })
    refusalOf(await unchanged(() => edit(selected(first.rateId), plus('5'), 'trucking-lane')), 'not-found')
  })
})

describe('confirming an edit', () => {
  test('publishes new versions with their cost; one step undoes it', async () => {
    const [one, other] = [await published(lane('SAVE-1')), await published(lane('SAVE-2'))]
    const view = await previewed(selected(one.rateId, other.rateId), plus('10'))
    dataOf(confirmImport, await confirm(view.importId))
    const version = { validFrom: today, cost: '900' }
    const old = { version: 1, price: '1150', isOpen: false, ...version }
    const now = { version: 2, price: '1265', isOpen: true, ...version }
    expect(await versions('SAVE-%')).toEqual(
      ['SAVE-1', 'SAVE-2'].flatMap((code) => [
        { code, ...old },
        { code, ...now },
      ]),
    )
    dataOf(undoImport, await undo(view.importId))
    expect((await versions('SAVE-1')).filter(({ isOpen }) => isOpen)).toMatchObject([{ price: '1150' }])
  })

  test('a new validity stands beside the old one; what loses its price, a loss and a jump need a decision', async () => {
    const beside = await published(lane('DAYS-1'))
    const next = await previewed(selected(beside.rateId), days(31, 60))
    // Its only finding: the other lanes of this carrier and service have no price on these days yet.
    expect((await check(next.importId)).counts).toMatchObject({ gap: 0, loss: 0, jump: 0 })
    dataOf(confirmImport, await confirm(next.importId))
    expect((await versions('DAYS-1')).map(({ isOpen }) => isOpen)).toEqual([true, true])

    const shorter = await published(lane('DAYS-2', { companies: null, brands: ['ningbo'] }))
    const cut = await previewed(selected(shorter.rateId), { ...plus('-30'), validTo: daysAfter(today, 10) })
    const { counts, findings } = await check(cut.importId)
    expect(counts).toMatchObject({ gap: 1, loss: 1, jump: 1 })
    expect(findings.find(({ finding }) => finding === 'gap')?.days).toMatchObject([days(11, 30)])
    const undecided = { keepsOldDays: false, prevails: true, confirmed: false }
    refusalOf(await unchanged(() => confirm(cut.importId, null, undecided)), 'publish-unconfirmed')
    dataOf(confirmImport, await confirm(cut.importId, null, { keepsOldDays: true }))
    expect((await versions('DAYS-2')).filter(({ isOpen }) => isOpen)).toMatchObject([
      { validFrom: today, price: '805' },
      { validFrom: daysAfter(today, 11), price: '1150' },
    ])
  })

  test('of two people one is first; the other is shown which codes, computes again and confirms', async () => {
    const first = await published(lane('TWO-1'))
    const [mine, theirs] = [
      await previewed(selected(first.rateId), plus('10')),
      await previewed(selected(first.rateId), plus('50', 'amount')),
    ]
    const replies = await Promise.all([confirm(mine.importId), confirm(theirs.importId)])
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const late = replies[0]?.status === 200 ? theirs : mine
    const refused = refusalOf(await unchanged(() => confirm(late.importId)), 'edit-outdated')
    expect(refused.params).toEqual({ count: 1, codes: 'TWO-1' })
    const again = dataOf(recomputeImport, await recompute(late.importId))
    expect(again).toMatchObject({ importId: late.importId, counts: { changed: 1 } })
    // 1150 by 10 % and then 50, or the other way round.
    const [before, after] = late === theirs ? ['1265', '1315'] : ['1200', '1320']
    expect((await rowsOf(late.importId))[0]?.cells[0]).toMatchObject({ before, after })
    dataOf(confirmImport, await confirm(late.importId))
    expect((await versions('TWO-1')).at(-1)).toMatchObject({ version: 3, price: after, isOpen: true })
    refusalOf(await unchanged(() => recompute(late.importId)), 'import-closed')
  })

  test('computed again, typed prices follow their lane, and an archived one is left out', async () => {
    const [kept, gone] = [await published(lane('AGAIN-1')), await published(lane('AGAIN-2'))]
    const rates = [kept, gone].map(({ rateId }) => ({ rateId, prices: { '20GP': '1300' } }))
    const view = await previewed({ of: 'typed', rates }, {})
    const pricing = { ...savedLane('').pricing, freight: { '20GP': '1111' } }
    await published(lane('AGAIN-1', { comparedVersionId: kept.rateId, pricing }))
    await sendCall(archiveRate, { token, body: { rateId: gone.rateId, reason: 'Wrong price' } })
    refusalOf(await unchanged(() => confirm(view.importId)), 'edit-outdated')
    const again = dataOf(recomputeImport, await recompute(view.importId))
    expect(again.counts).toEqual({ added: 0, changed: 1, unchanged: 0, wrong: 0 })
    expect(await changesOf(view.importId)).toEqual([['AGAIN-1', 'changed', 'freight.20GP: 1111 → 1300']])
  })

  test('an edited version that is archived while another one of its code is the newest is noticed', async () => {
    const first = await published(lane('GONE'))
    await published(lane('GONE', { comparedVersionId: first.rateId, ...days(31, 60) }))
    const view = await previewed(selected(first.rateId), days(61, 90))
    await sendCall(archiveRate, { token, body: { rateId: first.rateId, reason: 'Wrong price' } })
    refusalOf(await unchanged(() => confirm(view.importId)), 'edit-outdated')
  })
})

test('a price that returns when an edit is undone has not changed', async () => {
  const shown = async () => {
    const query = { kind: 'ocean-lane', search: 'EDIT-BACK' }
    const { rows } = dataOf(listRates, await sendCall(listRates, { token, query }))
    return rows.map(({ prices, previousPrices }) => [prices?.['20GP'], previousPrices?.['20GP']])
  }
  const { rateId } = await published(lane('EDIT-BACK'))
  const { importId } = await previewed(selected(rateId), plus('10'))
  dataOf(confirmImport, await confirm(importId))
  expect(await shown()).toEqual([['1265', '1150']])
  dataOf(undoImport, await undo(importId))
  expect(await shown()).toEqual([['1150', '1150']])
})
