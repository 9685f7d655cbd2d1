import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { confirmImport, undoImport } from '#contract/rate-imports.ts'
import { archiveRate, exportRates } from '#contract/rates.ts'
import { daysAfter, shanghaiDay } from '#domain/values/shanghai-day.ts'
import { publishedQuery } from '#server/rates/in-force/rates-in-force-store.ts'
import { isInForce, publishedRates } from '#server/rates/index.ts'
import { dataOf } from '#tests/support/envelopes.ts'
import { rateAdmin, savedLane } from '#tests/support/rate-admin.ts'
import { laneRow } from '#tests/support/rate-sheets.ts'
import { openStaffSite } from '#tests/support/staff-site.ts'

const site = await openStaffSite()
const token = await site.logInAs('tariff-manager')
const { saved, published, publish, previewed, upload, confirm, undo } = rateAdmin(site, token)
const { pool } = site
const { db } = site.site.database

const today = shanghaiDay(new Date())
const days = (from: number, to: number) => ({
  validFrom: daysAfter(today, from),
  validTo: daysAfter(today, to),
})
const [thisMonth, nextMonth] = [days(0, 30), days(31, 60)]

const newestOf = async (code: string): Promise<string | null> => {
  const { rows } = await pool.query('SELECT id FROM rate WHERE code = $1 ORDER BY version DESC LIMIT 1', [
    code,
  ])
  return rows[0]?.id ?? null
}
const publishFor = async (code: string, validity: object, at: string | null = null, choices: object = {}) =>
  published(savedLane(code, { comparedVersionId: await newestOf(code), ...validity }), at, choices)
const lookup = { kind: 'ocean-lane', port: 'CNNGB', place: 'NLRTM' } as const
const viewer = { brand: 'group', companyId: null } as const
const inForce = async (code: string, at = new Date()) => {
  const rates = await publishedRates(db, [lookup], at)
  return rates
    .filter(isInForce({ ...viewer, at }))
    .filter((rate) => rate.code === code)
    .map(({ version }) => version)
}

describe('versions of one rate', () => {
  test('stand side by side for different days', async () => {
    await publishFor('SIDE', thisMonth)
    await publishFor('SIDE', nextMonth)
    expect(await inForce('SIDE')).toEqual([1, 2])
  })

  test('one that overlaps ends the others it overlaps, and no other', async () => {
    await publishFor('CUT', thisMonth)
    await publishFor('CUT', nextMonth)
    await publishFor('CUT', days(61, 90))
    const cutting = await publishFor('CUT', days(30, 31))
    expect(await inForce('CUT')).toEqual([3, 4])
    const { rows } = await pool.query(
      `SELECT version FROM rate WHERE code = 'CUT' AND superseded_by = $1 ORDER BY version`,
      [cutting.rateId],
    )
    expect(rows).toEqual([{ version: 1 }, { version: 2 }])
  })

  test('the versions before apply again, side by side, once the scheduled one is withdrawn', async () => {
    await publishFor('BACK', thisMonth)
    await publishFor('BACK', nextMonth)
    const inAnHour = new Date(Date.now() + 3_600_000)
    const later = new Date(inAnHour.getTime() + 60_000)
    const { rateId } = await publishFor('BACK', days(10, 50), inAnHour.toISOString())
    expect([await inForce('BACK'), await inForce('BACK', later)]).toEqual([[1, 2], [3]])
    dataOf(archiveRate, await site.sendCall(archiveRate, { token, body: { rateId, reason: 'Wrong price' } }))
    expect(await inForce('BACK', later)).toEqual([1, 2])
    const { rows } = await pool.query(
      `SELECT count(*)::int AS n FROM rate WHERE code = 'BACK' AND ended_at IS NULL AND superseded_by IS NULL`,
    )
    expect(rows).toEqual([{ n: 2 }])
  })

  test('a restored version ends when the next overlapping one starts', async () => {
    const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000)
    await publishFor('CHAIN', thisMonth)
    const { rateId } = await publishFor('CHAIN', days(0, 10), inHours(1).toISOString())
    await publishFor('CHAIN', days(20, 40), inHours(2).toISOString())
    dataOf(archiveRate, await site.sendCall(archiveRate, { token, body: { rateId, reason: 'Wrong price' } }))
    expect([await inForce('CHAIN', inHours(1.5)), await inForce('CHAIN', inHours(2.5))]).toEqual([[1], [3]])
  })

  const validities = async (code: string, at = new Date()) => {
    const rates = await publishedRates(db, [lookup], at)
    return rates
      .filter(isInForce({ ...viewer, at }))
      .filter((rate) => rate.code === code)
      .toSorted((one, other) => (one.validFrom < other.validFrom ? -1 : 1))
      .map(({ version, validFrom, validTo }) => ({ version, validFrom, validTo }))
  }
  const keeps = { keepsOldDays: true }

  test('the old price stays for the days before and after', async () => {
    await publishFor('KEEP', days(0, 90))
    await publishFor('KEEP', days(31, 60), null, keeps)
    expect(await validities('KEEP')).toEqual([
      { version: 3, ...days(0, 30) },
      { version: 2, ...days(31, 60) },
      { version: 4, ...days(61, 90) },
    ])
    const { rows } = await pool.query(
      `SELECT version, cost FROM rate LEFT JOIN rate_cost ON rate_id = rate.id WHERE code = 'KEEP' ORDER BY version`,
    )
    expect(rows.map(({ cost }) => cost)).toEqual(Array(4).fill({ '20GP': '900' }))
  })

  test('the days that are kept go with the scheduled version that is withdrawn', async () => {
    await publishFor('KEPT', days(0, 90))
    const [inAnHour, later] = [3_600_000, 3_660_000].map((ms) => new Date(Date.now() + ms))
    const { rateId } = await publishFor('KEPT', days(31, 60), inAnHour?.toISOString(), keeps)
    expect(await validities('KEPT')).toEqual([{ version: 1, ...days(0, 90) }])
    expect(await validities('KEPT', later)).toHaveLength(3)
    dataOf(archiveRate, await site.sendCall(archiveRate, { token, body: { rateId, reason: 'Wrong price' } }))
    expect(await validities('KEPT', later)).toEqual([{ version: 1, ...days(0, 90) }])
  })

  test('a sheet keeps them too, and undoing it leaves the version before as it was', async () => {
    await publishFor('KEEPS', days(0, 90))
    const { importId } = await previewed([laneRow('KEEPS', days(31, 45)), laneRow('KEEPS', days(61, 70))])
    dataOf(confirmImport, await confirm(importId, null, keeps))
    expect(await validities('KEEPS')).toEqual([
      { version: 4, ...days(0, 30) },
      { version: 2, ...days(31, 45) },
      { version: 5, ...days(46, 60) },
      { version: 3, ...days(61, 70) },
      { version: 6, ...days(71, 90) },
    ])
    dataOf(undoImport, await undo(importId))
    expect(await validities('KEEPS')).toEqual([{ version: 7, ...days(0, 90) }])
  })

  describe('of which a third one stops another', () => {
    const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000)
    const scheduleFor = (code: string, validity: object, hours: number, choices: object = {}) =>
      publishFor(code, validity, hours === 0 ? null : inHours(hours).toISOString(), choices)
    const withdraw = async ({ rateId }: { readonly rateId: string }) =>
      dataOf(
        archiveRate,
        await site.sendCall(archiveRate, { token, body: { rateId, reason: 'Wrong price' } }),
      )
    const inForceAt = (code: string, ...hours: readonly number[]) =>
      Promise.all(hours.map((hour) => inForce(code, inHours(hour))))

    test('what a scheduled version would have ended stays when that one is cancelled', async () => {
      await publishFor('STOP', days(0, 30))
      await scheduleFor('STOP', days(20, 50), 1)
      const third = await scheduleFor('STOP', days(40, 60), 0.5)
      expect(await inForceAt('STOP', 0.25, 0.75, 1.5)).toEqual([[1], [1, 3], [1, 3]])
      await withdraw(third)
      expect(await inForceAt('STOP', 0.25, 0.75, 1.5)).toEqual([[1], [1], [2]])
    })

    test('what a sheet cancels is restored when the sheet is undone', async () => {
      await publishFor('STOPPED', days(0, 30))
      await scheduleFor('STOPPED', days(20, 50), 1)
      const { importId } = await previewed([laneRow('STOPPED', days(40, 60))])
      dataOf(confirmImport, await confirm(importId))
      expect(await inForceAt('STOPPED', 0, 1.5)).toEqual([
        [1, 3],
        [1, 3],
      ])
      dataOf(undoImport, await undo(importId))
      expect(await inForceAt('STOPPED', 0.1, 1.5)).toEqual([[1], [2]])
    })

    const step = fc.record({
      from: fc.integer({ min: 0, max: 8 }),
      length: fc.integer({ min: 0, max: 5 }),
      hours: fc.integer({ min: 0, max: 4 }),
      keepsOldDays: fc.boolean(),
    })
    type Step = {
      readonly from: number
      readonly length: number
      readonly hours: number
      readonly keepsOldDays: boolean
    }
    // Until tomorrow at least: late in the evening a version of the next hours begins tomorrow.
    const validityOf = ({ from, length }: Step) => days(from * 5, (from + length) * 5 + 1)
    let stories = 0

    test('whatever was published before: a scheduled version that is withdrawn leaves no trace', async () => {
      const story = async (before: readonly Step[], last: Step, asSheet: boolean) => {
        stories += 1
        const code = `STORY-${stories}`
        const { keepsOldDays } = last
        for (const one of before)
          await scheduleFor(code, validityOf(one), one.hours, { keepsOldDays: one.keepsOldDays })
        const later = () => inForceAt(code, 0.5, 1.5, 2.5, 3.5, 4.5, 5.5)
        const expected = await later()
        if (asSheet) {
          const { importId } = await previewed([
            laneRow(code, { ...validityOf(last), 'freight.20GP': stories }),
          ])
          dataOf(
            confirmImport,
            await confirm(importId, inHours(last.hours + 1).toISOString(), { keepsOldDays }),
          )
          dataOf(undoImport, await undo(importId))
        } else await withdraw(await scheduleFor(code, validityOf(last), last.hours + 1, { keepsOldDays }))
        expect(await later()).toEqual(expected)
      }
      await fc.assert(
        fc.asyncProperty(fc.array(step, { maxLength: 5 }), step, fc.boolean(), story),
        // On a busy machine there are fewer sequences; each one is complete.
        { numRuns: 8, interruptAfterTimeLimit: 15_000, endOnFailure: true },
      )
    }, 60_000)

    test('a version that was cancelled twice does not return before the one that cancelled it first', async () => {
      await scheduleFor('TWO', days(20, 20), 3)
      await scheduleFor('TWO', days(10, 25), 2)
      const third = await scheduleFor('TWO', days(5, 20), 1)
      expect(await inForceAt('TWO', 1.5, 3.5)).toEqual([[3], [3]])
      await withdraw(third)
      expect(await inForceAt('TWO', 1.5, 2.5, 3.5)).toEqual([[], [2], [2]])
    })

    test('a version that returns cancels again what is scheduled after it', async () => {
      await scheduleFor('AFTER', days(25, 25), 4)
      await scheduleFor('AFTER', days(0, 25), 3)
      const third = await scheduleFor('AFTER', days(15, 15), 2)
      expect(await inForceAt('AFTER', 2.5, 4.5)).toEqual([[3], [1, 3]])
      await withdraw(third)
      expect(await inForceAt('AFTER', 2.5, 3.5, 4.5)).toEqual([[], [2], [2]])
    })

    test('a version stays cancelled while a later one overlaps it', async () => {
      await scheduleFor('HELD', days(0, 60), 3)
      const second = await scheduleFor('HELD', days(0, 20), 2)
      const third = await scheduleFor('HELD', days(30, 40), 1)
      await withdraw(second)
      expect(await inForceAt('HELD', 1.5, 3.5)).toEqual([[3], [3]])
      await withdraw(third)
      expect(await inForceAt('HELD', 1.5, 3.5)).toEqual([[], [1]])
    })

    test('a version that an import ended does not return over a later one', async () => {
      await publishFor('OVER', days(0, 60))
      const { importId } = await previewed([laneRow('OVER', days(0, 20))])
      dataOf(confirmImport, await confirm(importId))
      await publishFor('OVER', days(40, 70))
      dataOf(undoImport, await undo(importId))
      expect(await inForce('OVER')).toEqual([3])
    })

    test('a version that an import ended returns until a later one starts', async () => {
      await publishFor('UNTIL', days(0, 60))
      const { importId } = await previewed([laneRow('UNTIL', days(0, 20))])
      dataOf(confirmImport, await confirm(importId))
      await scheduleFor('UNTIL', days(40, 70), 1)
      dataOf(undoImport, await undo(importId))
      expect(await inForceAt('UNTIL', 0.1, 1.5)).toEqual([[4], [3]])
    })
  })

  test('the database refuses two open versions with a day in common', async () => {
    await publishFor('TWICE', thisMonth)
    const copy = pool.query(
      `INSERT INTO rate (kind, code, version, port, valid_from, valid_to, pricing, publish_at)
       SELECT kind, code, 9, port, valid_to, valid_to, pricing, publish_at FROM rate WHERE code = 'TWICE'`,
    )
    await expect(copy).rejects.toMatchObject({ code: '23P01', constraint: 'rate_open' })
  })

  test('a draft that would overlap one published meanwhile is still refused', async () => {
    const draft = await saved(savedLane('RACE', thisMonth))
    await pool.query(
      `INSERT INTO rate (kind, code, version, port, valid_from, valid_to, pricing, publish_at)
       SELECT kind, code, 2, port, valid_from, valid_to, pricing, now() FROM rate WHERE code = 'RACE'`,
    )
    expect((await publish(draft.rateId)).json()).toMatchObject({ data: { refusal: 'rate-draft-outdated' } })
  })
})

describe('a sheet', () => {
  test('may name a code once for each period', async () => {
    const rows = [laneRow('SHEET', thisMonth), laneRow('SHEET', nextMonth)]
    const { importId, counts } = await previewed(rows)
    expect(counts).toMatchObject({ added: 2, wrong: 0 })
    await confirm(importId)
    expect(await inForce('SHEET')).toEqual([1, 2])
    const again = await previewed([...rows, laneRow('SHEET', days(30, 31))])
    expect(again.counts).toMatchObject({ unchanged: 2, wrong: 1 })
  })

  test('compares a row with the version of its days', async () => {
    await publishFor('COMPARE', thisMonth)
    await publishFor('COMPARE', nextMonth)
    const changed = laneRow('COMPARE', { ...thisMonth, 'freight.20GP': 1 })
    const { importId } = await previewed([changed])
    await confirm(importId)
    expect(await inForce('COMPARE')).toEqual([2, 3])
    dataOf(undoImport, await undo(importId))
    expect(await inForce('COMPARE')).toEqual([2, 4])
  })

  test('that was undone leaves every version before it in force', async () => {
    await publishFor('UNDO', thisMonth)
    await publishFor('UNDO', nextMonth)
    const { importId } = await previewed([
      laneRow('UNDO', { ...thisMonth, 'freight.20GP': 1 }),
      laneRow('UNDO', { ...nextMonth, 'freight.20GP': 2 }),
    ])
    await confirm(importId)
    expect(await inForce('UNDO')).toEqual([3, 4])
    dataOf(undoImport, await undo(importId))
    expect(await inForce('UNDO')).toEqual([5, 6])
  })

  test('cannot be undone once one of the versions of a code is superseded', async () => {
    const { importId } = await previewed([laneRow('LOST', thisMonth), laneRow('LOST', nextMonth)])
    await confirm(importId)
    await publishFor('LOST', nextMonth)
    expect((await undo(importId)).json()).toMatchObject({ data: { refusal: 'import-overtaken' } })
  })

  test('of an export can be imported again, with all versions of a code', async () => {
    await publishFor('EXPORT', thisMonth)
    await publishFor('EXPORT', nextMonth)
    const query = { kind: 'ocean-lane', search: 'EXPORT' }
    const sheet = await site.sendCall(exportRates, { token, query })
    const reply = await upload(sheet.bytes)
    expect(reply.json()).toMatchObject({ data: { counts: { changed: 0, unchanged: 2, wrong: 0 } } })
  })
})

describe('the look-up of a lane with a long history', () => {
  beforeAll(async () => {
    await pool.query(
      `INSERT INTO rate (kind, code, version, port, place, valid_from, valid_to, pricing, publish_at, ended_at)
       SELECT 'ocean-lane', 'HISTORY-' || n % 50, n, 'CNNGB', 'NLRTM', '2020-01-01', '2099-01-01', '{}',
         '2020-01-01', '2020-01-02' FROM generate_series(1, 10000) AS n`,
    )
    await pool.query(
      `INSERT INTO rate (kind, code, version, port, place, valid_from, valid_to, pricing, publish_at)
       SELECT 'ocean-lane', 'EXPIRED', n, 'CNNGB', 'NLRTM', date '1990-01-01' + n::int, date '1990-01-01' + n::int, '{}',
         '1990-01-01' FROM generate_series(1, 5000) AS n`,
    )
    await pool.query('ANALYZE rate')
  })

  test.each([
    ['port and place', [{ kind: 'ocean-lane', port: 'CNNGB', place: 'NLRTM' }]],
    [
      'port and places',
      [
        { kind: 'ocean-lane', port: 'CNNGB', place: 'NLRTM' },
        { kind: 'ocean-lane', port: 'CNNGB', place: 'DEHAM' },
      ],
    ],
    [
      'a lane with its tariffs',
      [
        { kind: 'ocean-lane', port: 'CNNGB', place: 'NLRTM' },
        { kind: 'ocean-tariff', port: 'CNNGB' },
        { kind: 'trucking-tariff', port: 'CNNGB' },
      ],
    ],
  ] as const)('by %s reads no version of the past', async (_, lookups) => {
    const { sql, params } = publishedQuery(db, lookups, new Date()).toSQL()
    const { rows } = await pool.query(`EXPLAIN (ANALYZE, FORMAT JSON) ${sql}`, params)
    const plan = JSON.stringify(rows[0]['QUERY PLAN'])
    expect(plan).toContain('"Index Name":"rate_in_use"')
    expect(plan).not.toContain('"Node Type":"Seq Scan"')
    const skipped = [...plan.matchAll(/"Rows Removed by [^"]*":([\d.]+)/g)].map(([, count]) => Number(count))
    expect(Math.max(0, ...skipped)).toBeLessThan(100)
  })
})
