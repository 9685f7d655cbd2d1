import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Call } from '#contract/call.ts'
import { confirmImport, type ImportView, previewImport, undoImport } from '#contract/rate-imports.ts'
import { publishRate } from '#contract/rate-publishing.ts'
import { archiveRate, type RateFile, saveRate } from '#contract/rates.ts'
import type { RatePricing } from '#domain/rates/rate.ts'
import type { Result } from '#domain/values/refusal.ts'
import type { RequestContext } from '#server/platform/http/endpoint.ts'
import { createLog } from '#server/platform/logs.ts'
import { testDatabase } from '#tests/support/database.ts'
import { publishAnyway, savedLane } from '#tests/support/rate-admin.ts'
import { laneRow, sheetOf } from '#tests/support/rate-sheets.ts'
import { isInForce, publishedRates, rateEndpoints } from './index.ts'

const database = await testDatabase()
const { pool, db } = database

const minute = 60_000
/** The clock of the server, which the tests set. */
let now = Date.parse('2026-11-16T00:00:00Z')
const pass = (minutes: number) => {
  now += minutes * minute
}
const at = (minutes: number) => (minutes === 0 ? null : new Date(now + minutes * minute).toISOString())

const endpoints = rateEndpoints({
  database,
  clock: { now: () => new Date(now) },
  publishLimits: { rates: 0, marginPercent: 0 },
  exchangeSource: undefined,
  findStaff: async () => [],
  onPricesChanged: async () => {},
})
const { rows: staff } = await database.pool.query('SELECT id FROM staff_member LIMIT 1')
const context: RequestContext = {
  request: {
    brand: 'group',
    isConsole: true,
    language: 'en',
    origin: 'http://console.localhost',
    requestId: 'history',
    clientIp: '127.0.0.1',
  },
  log: createLog('silent'),
  principal: { actor: { kind: 'staff', userId: staff[0].id, roles: ['tariff-manager'] }, sessionId: null },
  giveToken() {},
  alive() {},
}
const sendCall = async <T>(call: Call, input: { body?: unknown; query?: unknown }): Promise<Result<T>> => {
  const found = endpoints.find((one) => one.call.name === call.name)
  if (!found) throw new Error(`No endpoint answers ${call.name}`)
  return (await found.run({ query: undefined, body: undefined, ...input }, context)) as Result<T>
}

type Version = {
  readonly id: string
  readonly version: number
  readonly from: number | null
  readonly to: number | null
  readonly price: string
  readonly cost: string
}
const versionsOf = async (code: string): Promise<readonly Version[]> => {
  const { rows } = await pool.query(
    `SELECT id, version, publish_at, ended_at, pricing -> 'freight' ->> '20GP' AS price, cost ->> '20GP' AS cost
     FROM rate LEFT JOIN rate_cost ON rate_id = id WHERE code = $1 ORDER BY version`,
    [code],
  )
  return rows.map(({ publish_at, ended_at, ...row }) => ({
    ...row,
    from: publish_at?.getTime() ?? null,
    to: ended_at?.getTime() ?? null,
  }))
}
const activeAt = (versions: readonly Version[], moment: number) =>
  versions.filter(({ from, to }) => from !== null && from <= moment && (to === null || to > moment))
const periods = (versions: readonly Version[]) =>
  versions.map(({ version, price, from, to }) => [
    version,
    price,
    ...[from, to].map((one) => one && (one - now) / minute),
  ])

let prices = 1000
const nextPrice = () => {
  prices += 1
  return String(prices)
}
const lane = (code: string, comparedVersionId: string | null) => {
  const price = nextPrice()
  const pricing = { ...savedLane(code).pricing, freight: { '20GP': price } }
  return savedLane(code, { comparedVersionId, pricing, cost: { '20GP': `${price}.5` } })
}
const save = async (code: string) => {
  const comparedVersionId = (await versionsOf(code)).at(-1)?.id ?? null
  return sendCall<RateFile>(saveRate, { body: lane(code, comparedVersionId) })
}
const publish = async (code: string, inMinutes: number) => {
  const saved = await save(code)
  if (!saved.ok) return saved
  return sendCall<RateFile>(publishRate, {
    body: { rateId: saved.value.rateId, at: at(inMinutes), ...publishAnyway },
  })
}
const archive = (rateId: string) => sendCall(archiveRate, { body: { rateId, reason: 'Wrong price' } })
async function* once(bytes: Uint8Array) {
  yield bytes
}
const read = async (codes: readonly string[]): Promise<string> => {
  const rows = codes.map((code) => {
    const price = nextPrice()
    return laneRow(code, { 'freight.20GP': price, 'cost.20GP': `${price}.5` })
  })
  const bytes = await sheetOf('ocean-lane', rows)
  const body = { declaredBytes: bytes.length, pieces: once(bytes), alive() {} }
  const query = { kind: 'ocean-lane', fileName: 'history.xlsx' }
  const view = await sendCall<ImportView>(previewImport, { query, body })
  if (!view.ok) throw new Error(view.refusal)
  return view.value.importId
}
const bring = async (codes: readonly string[], inMinutes: number): Promise<string> => {
  const importId = await read(codes)
  const done = await sendCall<ImportView>(confirmImport, {
    body: { importId, at: at(inMinutes), ...publishAnyway },
  })
  if (!done.ok) throw new Error(done.refusal)
  return importId
}
const undo = (importId: string) => sendCall<ImportView>(undoImport, { body: { importId } })

let stories = 0
const newCodes = () => {
  stories += 1
  return [`STORY-${stories}-A`, `STORY-${stories}-B`] as const
}

describe('an import that was undone after it had been active', () => {
  test('stays in the history; the version before it applies again as a new version', async () => {
    const [code] = newCodes()
    await publish(code, 0)
    pass(60)
    const importId = await bring([code], 0)
    pass(60)
    const undone = await undo(importId)
    expect(undone.ok).toBe(true)
    const versions = await versionsOf(code)
    const [first, second] = versions
    expect(periods(versions)).toEqual([
      [1, first?.price, -120, -60],
      [2, second?.price, -60, 0],
      [3, first?.price, 0, null],
    ])
    expect(versions.map(({ cost, price }) => cost === `${price}.5`)).toEqual([true, true, true])
  })

  test('scheduled versions start as planned, and one whose start has passed is active now', async () => {
    const [code] = newCodes()
    await publish(code, 0)
    await publish(code, 100)
    await publish(code, 200)
    const [one, two, three] = await versionsOf(code)
    const importId = await bring([code], 50)
    pass(150)
    await undo(importId)
    const versions = await versionsOf(code)
    expect(
      periods(versions.filter(({ from, to }) => (to ?? Number.POSITIVE_INFINITY) > (from ?? 0))),
    ).toEqual([
      [1, one?.price, -150, -100],
      [3, three?.price, 50, null],
      [4, expect.anything(), -100, 0],
      [5, two?.price, 0, 50],
    ])
  })

  test('the import before it can be undone, too', async () => {
    const [code, added] = newCodes()
    await publish(code, 0)
    pass(10)
    const first = await bring([code, added], 0)
    pass(10)
    const second = await bring([code], 0)
    pass(10)
    expect(await undo(first)).toMatchObject({ refusal: 'import-overtaken', params: { count: 1 } })
    expect((await undo(second)).ok).toBe(true)
    pass(10)
    expect((await undo(first)).ok).toBe(true)
    const versions = await versionsOf(code)
    expect(activeAt(versions, now).map(({ price }) => price)).toEqual([versions[0]?.price])
    expect(activeAt(await versionsOf(added), now)).toEqual([])
  })
})

test('withdrawing a scheduled version restores the one before it until the next one starts', async () => {
  const [code] = newCodes()
  for (const minutes of [0, 100, 200, 50, 150]) await publish(code, minutes)
  const fourth = (await versionsOf(code))[3]
  await archive(fourth?.id ?? '')
  const versions = await versionsOf(code)
  const active = [0, 99, 101, 149, 151, 201].map((minutes) => activeAt(versions, now + minutes * minute))
  expect(active.map((each) => each.map(({ version }) => version))).toEqual([[1], [1], [2], [2], [5], [5]])
})

type Step =
  | { readonly do: 'publish' | 'archive'; readonly code: 0 | 1; readonly number: number }
  | { readonly do: 'draft'; readonly code: 0 | 1 }
  | { readonly do: 'import'; readonly codes: readonly (0 | 1)[]; readonly number: number }
  | { readonly do: 'undo'; readonly number: number }

const code = fc.constantFrom<0 | 1>(0, 1)
/** Now in half of the cases, otherwise later. */
const number = fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 300 }))
const step = fc.record({
  wait: fc.integer({ min: 1, max: 120 }),
  step: fc.oneof<fc.Arbitrary<Step>[]>(
    fc.record({ do: fc.constantFrom('publish' as const, 'archive' as const), code, number }),
    fc.record({ do: fc.constant('draft' as const), code }),
    fc.record({
      do: fc.constant('import' as const),
      codes: fc.constantFrom<readonly (0 | 1)[]>([0], [1], [0, 1]),
      number,
    }),
    fc.record({ do: fc.constant('undo' as const), number }),
  ),
})

type Observation = { readonly code: string; readonly moment: number; readonly version: number | undefined }
/** The versions before the import, of the codes without an archived version since. */
type Brought = { readonly importId: string; readonly would: Map<string, readonly Version[]> }

/** A random sequence of changes to two codes, and which version was active at each time. */
class Story {
  readonly codes = newCodes()
  readonly observed: Observation[] = []
  readonly brought: Brought[] = []

  async do(step: Step): Promise<void> {
    if (step.do === 'publish') await publish(this.codes[step.code], step.number)
    if (step.do === 'draft') await save(this.codes[step.code])
    if (step.do === 'archive') {
      const versions = await versionsOf(this.codes[step.code])
      const chosen = versions[step.number % Math.max(1, versions.length)]
      if (chosen) await archive(chosen.id)
      // An archived version stays archived when an import is undone, so its code is not compared.
      for (const { would } of this.brought) would.delete(this.codes[step.code])
    }
    if (step.do === 'import') {
      const codes = step.codes.map((one) => this.codes[one])
      const would = new Map(
        await Promise.all(codes.map(async (one) => [one, await versionsOf(one)] as const)),
      )
      this.brought.push({ importId: await bring(codes, step.number), would })
    }
    if (step.do === 'undo') await this.undoOne(step.number)
  }

  /** From now on the active versions are those without the import. */
  private async undoOne(number: number): Promise<void> {
    const chosen = this.brought.at(-1 - (number % Math.max(1, this.brought.length)))
    if (!chosen || !(await undo(chosen.importId)).ok) return
    for (const [code, would] of chosen.would) {
      const is = await versionsOf(code)
      for (const { from } of [...is, ...would].concat({ from: now } as Version)) {
        if (from === null || from < now) continue
        expect(activeAt(is, from).map(({ price }) => price)).toEqual(
          activeAt(would, from).map(({ price }) => price),
        )
      }
    }
  }

  async holdsTrue(): Promise<void> {
    for (const code of this.codes) {
      const versions = await versionsOf(code)
      // Two versions can only overlap where one of them starts.
      for (const { from } of versions)
        if (from !== null) expect(activeAt(versions, from).length, `${from}`).toBeLessThanOrEqual(1)
      this.observed.push({ code, moment: now, version: activeAt(versions, now)[0]?.version })
      for (const { moment, version } of this.observed.filter((one) => one.code === code))
        expect(activeAt(versions, moment).map((one) => one.version)).toEqual(
          version === undefined ? [] : [version],
        )
    }
  }

  /** The query for quotes gives the same versions. */
  async isObservationAlike(): Promise<void> {
    for (const { code, moment, version } of this.observed.slice(-6)) {
      const lookup = { kind: 'ocean-lane', port: 'CNNGB', place: 'NLRTM' } as const
      const at = new Date(moment)
      const published = await publishedRates(db, [lookup], at)
      const active = published.filter(isInForce({ brand: 'group', companyId: null, at }))
      const found = active.filter((rate) => rate.code === code)
      expect(found.map((rate) => rate.version)).toEqual(version === undefined ? [] : [version])
      for (const { pricing } of found as readonly { pricing: RatePricing['ocean-lane'] }[])
        expect(pricing.freight['20GP']).toMatch(/^\d+$/)
    }
  }
}

test('after any sequence of changes at most one version is active at any time, and the past never changes', async () => {
  const seen = { undone: 0 }
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 12 }), async (steps) => {
      const story = new Story()
      for (const { wait, step: one } of steps) {
        pass(wait)
        await story.do(one)
        await story.holdsTrue()
      }
      await story.isObservationAlike()
      const { rows } = await pool.query("SELECT count(*)::int AS n FROM rate_import WHERE state = 'undone'")
      seen.undone = rows[0].n
    }),
    // On a busy machine there are fewer sequences; each one is complete.
    { numRuns: 5, interruptAfterTimeLimit: 40_000 },
  )
  // Otherwise the test has not covered undoing.
  expect(seen.undone).toBeGreaterThan(0)
}, 120_000)
