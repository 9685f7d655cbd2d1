import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import type { Call } from '#contract/call.ts'
import { priceLanes } from '#contract/lanes.ts'
import { searchOffers } from '#contract/quotes.ts'
import { laneSheetLimits } from '#domain/quotes/lanes/parse-lanes.ts'
import { refusal } from '#domain/values/refusal.ts'
import { shanghaiDay } from '#domain/values/shanghai-day.ts'
import { startEmbedded } from '#launch/postgres/embedded.ts'
import { systemClock } from '#server/platform/clock.ts'
import { readConfig } from '#server/platform/config.ts'
import { connect, type Database } from '#server/platform/database/connect.ts'
import { prepareDatabase } from '#server/platform/database/prepare.ts'
import { createLog } from '#server/platform/logs.ts'
import { PriceCache, quoteEndpoints } from '#server/quotes/index.ts'
import { compareOverHttp } from './quote-http.ts'
import { request } from './request.ts'
import { busiestLane, row, searchBody, searches } from './searches.ts'

const parallelCalls = 8
const measuredMs = 3_000
const maxListSeconds = 0.2
const coldRounds = 8
const priceCacheBytes = 64 * 1024 * 1024
/** Each company may search three hundred times in ten minutes. */
const companies = Array.from({ length: 400 }, () => randomUUID())

/** Calls a second after a short warm-up. */
async function perSecond(work: () => Promise<unknown>): Promise<number> {
  const runFor = async (ms: number) => {
    let done = 0
    const started = performance.now()
    const one = async () => {
      for (; performance.now() - started < ms; done += 1) await work()
    }
    await Promise.all(Array.from({ length: parallelCalls }, one))
    return (done * 1000) / (performance.now() - started)
  }
  await runFor(measuredMs / 3)
  return runFor(measuredMs)
}

/** Sends a call for one company after another; returns the bytes of the answer. */
function caller(database: Database, call: Call, body: object): () => Promise<number> {
  const endpoints = quoteEndpoints({
    database,
    clock: systemClock,
    store: { read: async () => undefined },
    findPeople: async () => [],
    findStaff: async () => [],
    findRequestOwners: async () => [],
    ownedRequests: () => sql`select null`,
    notify: async () => {},
    priceCache: new PriceCache(priceCacheBytes),
    originOf: () => 'http://localhost',
    writeMessage: async () => {},
    takeMessageBudget: async () => true,
    spendVisitorCode: async () => refusal('wrong-code'),
  })
  const found = endpoints.find((one) => one.call.name === call.name)
  if (!found) throw new Error(`There is no endpoint for ${call.name}`)
  const context = { request, log: createLog('silent'), giveToken: () => {}, alive() {} }
  let calls = 0
  return async () => {
    calls += 1
    const companyId = companies[calls % companies.length] ?? ''
    const actor = { kind: 'member', userId: companyId, companyId } as const
    const answer = await found.run(
      { query: undefined, body },
      { ...context, principal: { actor, sessionId: null } },
    )
    if (!answer.ok) throw new Error(`${call.name}: ${answer.refusal}`)
    return JSON.stringify(answer.value).length
  }
}

/** The longest list, with as many different lanes. */
async function lanesBody(database: Database): Promise<object> {
  const { rows } = await database.pool.query(
    `SELECT DISTINCT port, place FROM rate WHERE kind = 'ocean-lane' AND companies IS NULL AND brands IS NULL
     ORDER BY 1, 2 LIMIT $1`,
    [laneSheetLimits.rows],
  )
  if (rows.length < laneSheetLimits.rows) throw new Error(`There are only ${rows.length} lanes`)
  return {
    rows: rows.map(({ port, place }, index) => ({ row: index + 1, cells: [port, place, '40HQ', '2'] })),
  }
}

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return (performance.now() - started) / 1000
}

/** The best of a few rounds, because other work on the machine only slows a round. */
async function bestSeconds(rounds: number, prepare: () => () => Promise<unknown>): Promise<number> {
  const seconds: number[] = []
  for (let round = 0; round < rounds; round += 1) seconds.push(await secondsOf(prepare()))
  return Math.min(...seconds)
}

/** A list of offers counts the call twice in the database and answers from the cache. Returns the bare reads a second. */
async function compareSearches(database: Database): Promise<number> {
  const lane = await busiestLane(database)
  const read = `SELECT pricing FROM rate WHERE kind = 'ocean-lane' AND code = $1`
  const bare = await perSecond(() => database.pool.query(read, [lane.code]))
  row('bare read of one row', bare, '1.000')
  for (const { days, minRatio, maxKilobytes } of searches) {
    const call = caller(database, searchOffers, searchBody(lane, days))
    const kilobytes = (await call()) / 1024
    const calls = await perSecond(call)
    const ratio = calls / bare
    const result = ratio >= minRatio ? 'within' : 'UNDER'
    const sizeResult = kilobytes <= maxKilobytes ? 'within' : 'OVER'
    const size = `${kilobytes.toFixed(1)} kB (${sizeResult} ${maxKilobytes})`
    row(
      `${lane.pol} to ${lane.pod}, ${days} days`,
      calls,
      `${ratio.toFixed(3)} (${result} ${minRatio}), ${size}`,
    )
  }
  return bare
}

async function compareLists(database: Database): Promise<void> {
  const body = await lanesBody(database)
  // Cold is a new cache for each round: every lane is read and calculated. The code has run before: the rounds are those
  // of a server whose cache has just been emptied by a change, not of a process that has just started.
  const cold = await bestSeconds(coldRounds, () => caller(database, priceLanes, body))
  const again = caller(database, priceLanes, body)
  const warm = await bestSeconds(4, () => again)
  const result = cold <= maxListSeconds ? 'within' : 'OVER'
  console.log(
    `${laneSheetLimits.rows} lanes in one list: ${cold.toFixed(2)} s (${result} ${maxListSeconds} s), again from the cache ${warm.toFixed(2)} s`,
  )
}

/** A priced answer against a bare read of one row, with the demo rates, in one run. */
export async function benchQuoteCall(): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'quayside-bench-'))
  const postgres = await startEmbedded({ folder, log: () => {} })
  try {
    const { SECRET_KEY: secretKey } = readConfig({})
    await prepareDatabase(postgres.url, { demoData: true, today: shanghaiDay(new Date()), secretKey })
    const database = connect({ url: postgres.url, poolSize: parallelCalls, onIdleError: () => {} })
    const bare = await compareSearches(database)
    await compareOverHttp(database, { url: postgres.url, folder, bare })
    await compareLists(database)
    await database.close()
  } finally {
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
