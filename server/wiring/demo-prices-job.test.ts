import { beforeAll, describe, expect, test } from 'vitest'
import { ratePricing } from '#contract/rate-pricing.ts'
import { depots } from '#database/seeds/demo/depots.data.ts'
import { freightTerm } from '#database/seeds/demo/prices/demo-rate.ts'
import { demoRates, seedPrices } from '#database/seeds/demo/seed-prices.ts'
import { warehouses } from '#database/seeds/demo/warehouses.data.ts'
import { districts } from '#domain/places/districts.data.ts'
import { terminals } from '#domain/places/terminals.data.ts'
import { rateKinds } from '#domain/rates/rate.ts'
import { oceanPorts } from '#domain/tariffs/ocean/ocean-tariff.ts'
import { daysAfter, shanghaiDay } from '#domain/values/shanghai-day.ts'
import { instantAt } from '#domain/values/shanghai-time.ts'
import { createJobs } from '#server/platform/jobs/jobs.ts'
import { createLog } from '#server/platform/logs.ts'
import { ownersTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { insertLicence } from '#tests/support/licence-row.ts'
import { demoPricesJob } from './demo-prices-job.ts'

const today = shanghaiDay(new Date())

const rowsOf =
  ({ pool }: TestDatabase) =>
  async (sql: string, values: readonly unknown[] = []) =>
    (await pool.query(sql, [...values])).rows

const onDay = (database: TestDatabase, day: string) => database.transaction((db) => seedPrices(db, day))

/** All demo rows, without generated ids. */
const everything = async (database: TestDatabase) => {
  const rows = rowsOf(database)
  return {
    rates: await rows('SELECT to_jsonb(rate) AS row FROM rate ORDER BY kind, code, version'),
    costs: await rows('SELECT * FROM rate_cost ORDER BY rate_id'),
    sailings: await rows('SELECT * FROM sailing ORDER BY code'),
    calls: await rows('SELECT * FROM sailing_call ORDER BY sailing_code, call_no'),
    exchange: await rows(
      'SELECT from_currency, date::text, value, source, entered_at FROM exchange_rate ORDER BY 1, 2',
    ),
    services: await rows('SELECT * FROM liner_service ORDER BY code'),
  }
}

const clearPrices = ({ pool }: TestDatabase) =>
  pool.query(`DELETE FROM rate_cost; DELETE FROM rate; DELETE FROM exchange_rate; DELETE FROM sailing;
    DELETE FROM seed_run WHERE name = 'demo prices'`)

/** The rates in force on a day. */
const heldLanes = (database: TestDatabase, kind: string, day: string) =>
  rowsOf(database)(
    `SELECT code, port, place FROM rate WHERE kind = $1 AND valid_from <= $2 AND valid_to >= $2
       AND publish_at <= $3 AND (ended_at IS NULL OR ended_at > $3) ORDER BY code`,
    [kind, day, instantAt(day, '12:00')],
  )

describe('demo prices', () => {
  const shared: { database?: TestDatabase } = {}
  const database = () => {
    if (!shared.database) throw new Error('not loaded')
    return shared.database
  }
  beforeAll(async () => {
    shared.database = await ownersTestDatabase()
  })

  test.each(oceanPorts)(
    'connect %s with more than forty ports, most with two sailings a week',
    async (pol) => {
      const lanes = await rowsOf(database())(
        `SELECT place, count(DISTINCT code)::int AS rates FROM rate WHERE kind = 'ocean-lane' AND port = $1 GROUP BY place`,
        [pol],
      )
      expect(lanes.length).toBeGreaterThanOrEqual(48)
      expect(lanes.filter(({ rates }) => rates >= 2).length).toBeGreaterThanOrEqual(40)
    },
  )

  test('cover trucking from every terminal of the port to every district', async () => {
    const lanes = await rowsOf(database())(
      `SELECT place, array_agg(pricing->>'pickUpPlace') AS places FROM rate WHERE kind = 'trucking-lane' GROUP BY place`,
    )
    expect(lanes.length).toBe(districts.length)
    expect(lanes.length).toBeGreaterThanOrEqual(60)
    expect(lanes.every(({ places }) => new Set(places).size >= 2)).toBe(true)
    expect(new Set(lanes.flatMap(({ places }) => places))).toEqual(new Set(terminals.map(({ code }) => code)))
    const tolled = await rowsOf(database())(`SELECT 1 FROM rate WHERE pricing ? 'tollPerVehicle'`)
    expect(tolled.length).toBeGreaterThan(0)
  })

  test('cover every depot and every warehouse but one', async () => {
    const codes = async (kind: string) =>
      (await heldLanes(database(), kind, today)).map(({ code, place }) => {
        expect(code).toBe(place)
        return code
      })
    expect(await codes('depot-tariff')).toEqual(depots.map(({ code }) => code).toSorted())
    const priced = await codes('warehouse-tariff')
    const all = warehouses.map(({ code }) => code).toSorted()
    expect(priced).toEqual(all.filter((code) => code !== 'WH-XMN-03'))
    expect(priced.length).toBe(all.length - 1)
  })

  test.each(rateKinds)('has pricing that staff could save: %s', (kind) => {
    const rates = demoRates(today).filter((rate) => rate.kind === kind)
    expect(rates.length).toBeGreaterThan(0)
    for (const { code, pricing } of rates)
      expect(ratePricing[kind].safeParse(pricing), code).toEqual({ success: true, data: pricing })
  })

  test('never have a cost above the price', async () => {
    const losses = await rowsOf(database())(
      `SELECT rate.code, paid.key FROM rate JOIN rate_cost ON rate_id = rate.id, jsonb_each_text(cost) paid
       WHERE paid.value::numeric >= coalesce(pricing->'freight'->>paid.key, pricing->'prices'->>paid.key)::numeric`,
    )
    expect(losses).toEqual([])
    const [counted] = await rowsOf(database())(`SELECT count(*)::int AS n FROM rate_cost`)
    expect(counted.n).toBeGreaterThan(900)
  })

  test('are higher for a larger container and a longer distance', async () => {
    const wrong = await rowsOf(database())(
      `SELECT code FROM rate WHERE kind = 'ocean-lane' AND NOT ((pricing->'freight'->>'20GP')::int
         < (pricing->'freight'->>'40GP')::int AND (pricing->'freight'->>'40GP')::int <= (pricing->'freight'->>'40HQ')::int)`,
    )
    expect(wrong).toEqual([])
    const [freight] = await rowsOf(database())(
      `SELECT avg((pricing->'freight'->>'40HQ')::int) FILTER (WHERE place = 'KRPUS') AS near,
              avg((pricing->'freight'->>'40HQ')::int) FILTER (WHERE place = 'NLRTM') AS far FROM rate`,
    )
    expect(Number(freight.far)).toBeGreaterThan(4 * Number(freight.near))
  })

  test('have sailings for every lane in the coming weeks', async () => {
    const without = await rowsOf(database())(
      `SELECT code FROM rate WHERE kind = 'ocean-lane' AND (SELECT count(*) FROM sailing JOIN sailing_call
         ON sailing_code = sailing.code WHERE service_code = pricing->>'service' AND pol = rate.port
         AND sailing_call.port = place AND departs_at > now() AND departs_at < now() + interval '10 weeks') < 9`,
    )
    expect(without).toEqual([])
    const [order] = await rowsOf(database())(
      'SELECT count(*)::int AS n FROM sailing JOIN sailing_call ON sailing_code = code WHERE arrives_at <= departs_at',
    )
    expect(order.n).toBe(0)
  })

  test('name every carrier and liner service in both languages', async () => {
    const names = await rowsOf(database())('SELECT code, name FROM liner_service')
    for (const { code, name } of names) {
      expect(name.zh, code).toMatch(/[\u4e00-\u9fff]/)
      expect(name.en, code).toMatch(/^[A-Z][A-Za-z, -]{3,} \d$/)
    }
    const fresh = await rowsOf(database())('SELECT 1 FROM liner_service WHERE started_on > $1', [
      daysAfter(today, -130),
    ])
    expect(fresh.length).toBeGreaterThanOrEqual(4)
  })

  test('have an exchange rate of each currency for the last 31 days', async () => {
    const known = await rowsOf(database())(
      'SELECT from_currency, count(*)::int AS days, max(date)::text AS last FROM exchange_rate GROUP BY 1',
    )
    expect(known.length).toBe(11)
    expect(known.every(({ days, last }) => days === 31 && last === today)).toBe(true)
  })
})

describe('loading demo prices', () => {
  test('twice on one day gives the same rows', async () => {
    const database = await ownersTestDatabase()
    const first = await everything(database)
    await onDay(database, today)
    expect(await everything(database)).toEqual(first)
    await clearPrices(database)
    await onDay(database, today)
    expect(await everything(database)).toEqual(first)
  })

  test('a hundred days later gives prices and sailings for every lane, without old sailings', async () => {
    const database = await ownersTestDatabase()
    const before = await heldLanes(database, 'ocean-lane', today)
    const later = daysAfter(today, freightTerm.ahead + 1)
    expect(await heldLanes(database, 'ocean-lane', later)).toEqual([])
    await onDay(database, later)
    for (const kind of rateKinds)
      expect((await heldLanes(database, kind, later)).length, kind).toBe(
        (await heldLanes(database, kind, today)).length,
      )
    expect(await heldLanes(database, 'ocean-lane', later)).toEqual(before)
    const [ships] = await rowsOf(database)(
      'SELECT min(departs_at) AS first, max(departs_at) AS last FROM sailing',
    )
    expect(shanghaiDay(ships.first) >= daysAfter(later, -45)).toBe(true)
    expect(shanghaiDay(ships.last) >= daysAfter(later, 68)).toBe(true)
  })

  test('ends an expired rate and adds its next version', async () => {
    const database = await ownersTestDatabase()
    const later = daysAfter(today, 40)
    await onDay(database, later)
    const versions = await rowsOf(database)(
      `SELECT version, valid_from::text AS from, ended_at, superseded_by = lead(id) OVER (ORDER BY version) AS followed
       FROM rate WHERE code = 'QE1-CNTAO-NLRTM' ORDER BY version`,
    )
    expect(versions).toEqual([
      { version: 1, from: daysAfter(today, -31), ended_at: instantAt(later, '00:00'), followed: true },
      { version: 2, from: later, ended_at: null, followed: null },
    ])
    const tariffs = await rowsOf(database)(
      `SELECT max(version) AS version FROM rate WHERE kind = 'ocean-tariff'`,
    )
    expect(tariffs).toEqual([{ version: 1 }])
  })

  test('never changes what staff have saved, archived or set', async () => {
    const database = await ownersTestDatabase()
    const rows = rowsOf(database)
    await rows(
      `UPDATE rate SET staff_id = (SELECT min(id::text)::uuid FROM staff_member) WHERE code = 'QE1-CNTAO-NLRTM'`,
    )
    await rows(`UPDATE rate SET ended_at = now() WHERE code = 'QE1-CNTAO-DEHAM'`)
    await rows(
      `INSERT INTO exchange_rate (from_currency, date, value, source, staff_id)
      VALUES ('USD', $1, 7.5, 'bank', (SELECT min(id::text)::uuid FROM staff_member))`,
      [today],
    )
    await onDay(database, daysAfter(today, 60))
    expect(
      await rows(
        `SELECT code, version FROM rate WHERE code IN ('QE1-CNTAO-NLRTM', 'QE1-CNTAO-DEHAM') ORDER BY code`,
      ),
    ).toEqual([
      { code: 'QE1-CNTAO-DEHAM', version: 1 },
      { code: 'QE1-CNTAO-NLRTM', version: 1 },
    ])
    expect(
      await rows(`SELECT max(date)::text AS last FROM exchange_rate WHERE from_currency = 'USD'`),
    ).toEqual([{ last: today }])
  })

  test('adds contract rates once the certified company exists', async () => {
    const database = await ownersTestDatabase()
    const rows = rowsOf(database)
    const agreed = () =>
      rows(`SELECT mine.companies, (mine.pricing->'freight'->>'40HQ')::int < (everybody.pricing->'freight'->>'40HQ')::int AS cheaper
        FROM rate mine JOIN rate everybody ON mine.code = everybody.code || '-K1'`)
    expect(await agreed()).toEqual([])
    const [person] = await rows('SELECT id FROM person LIMIT 1')
    const [made] = await rows(
      `INSERT INTO company (name, name_key, credit_code, licence_file_id, state, entered_by, submitted_at)
       VALUES ('远舟国际物流有限公司', 'x', '91370211MA00000013', $1, 'certified', $2, now()) RETURNING id`,
      [await insertLicence(database.pool, person.id), person.id],
    )
    await onDay(database, today)
    const lanes = await agreed()
    expect(lanes.length).toBe(6)
    expect(lanes.every(({ companies, cheaper }) => companies[0] === made.id && cheaper)).toBe(true)
  })

  test('is scheduled soon after midnight in Shanghai', async () => {
    const database = await ownersTestDatabase()
    const job = demoPricesJob(database.ownerUrl, { now: () => instantAt(daysAfter(today, 1), '00:03') })
    const jobs = createJobs(database.url, createLog('silent'))
    await jobs.start([job])
    expect(await rowsOf(database)('SELECT name, cron, timezone FROM pgboss.schedule')).toEqual([
      { name: 'move-demo-prices-on', cron: '3 0 * * *', timezone: 'Asia/Shanghai' },
    ])
    await jobs.stop()
    await job.work({})
    const [newest] = await rowsOf(database)(`SELECT max(date)::text AS day FROM exchange_rate`)
    expect(newest.day).toBe(daysAfter(today, 1))
  })
})
