import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Call } from '#contract/call.ts'
import { priceLanes } from '#contract/lanes.ts'
import { searchOffers } from '#contract/quotes.ts'
import { laneSheetLimits } from '#domain/quotes/read-lanes.ts'
import { daysAfter, shanghaiDay } from '#domain/values/shanghai-day.ts'
import { startEmbedded } from '#launch/postgres/embedded.ts'
import { systemClock } from '#server/platform/clock.ts'
import { readConfig } from '#server/platform/config.ts'
import { connect, type Database } from '#server/platform/database/connect.ts'
import { prepareDatabase } from '#server/platform/database/prepare.ts'
import type { RequestInfo } from '#server/platform/http/request-info.ts'
import { createLog } from '#server/platform/logs.ts'
import { PriceMemory, quoteEndpoints } from '#server/quotes/index.ts'

const atOnce = 8
const measuredMs = 3_000
/**
 * A quote is counted twice against scraping, reads rates, tariff, ships and exchange rates, and reckons every ship
 * to the cent: so many days of departures must come to so much of a bare read.
 */
const questions = [
  { days: 7, leastRatio: 0.02 },
  { days: 28, leastRatio: 0.012 },
] as const
const mostListSeconds = 2
/** Each may ask three hundred times in ten minutes. */
const companies = Array.from({ length: 400 }, () => randomUUID())

type Lane = { readonly pol: string; readonly pod: string; readonly code: string }

/** Work done a second by so many at once, after a short warm-up. */
async function perSecond(work: () => Promise<unknown>): Promise<number> {
  const runFor = async (ms: number) => {
    let done = 0
    const started = performance.now()
    const one = async () => {
      for (; performance.now() - started < ms; done += 1) await work()
    }
    await Promise.all(Array.from({ length: atOnce }, one))
    return (done * 1000) / (performance.now() - started)
  }
  await runFor(measuredMs / 3)
  return runFor(measuredMs)
}

/** The lane with the most ships and rates, so that the answer is a long one. */
async function busiestLane({ pool }: Database): Promise<Lane> {
  const { rows } = await pool.query(
    `SELECT port AS pol, place AS pod, min(code) AS code FROM rate
     WHERE kind = 'ocean-lane' AND companies IS NULL AND brands IS NULL
     GROUP BY 1, 2 ORDER BY count(*) DESC, 1, 2 LIMIT 1`,
  )
  return rows[0]
}

const request: RequestInfo = {
  ...{ brand: 'group', isConsole: false, language: 'en', origin: 'http://localhost' },
  ...{ requestId: 'bench', clientIp: '127.0.0.1' },
}

/** Asks a call again and again, each time for the next company; gives the size of the answer. */
function asking(database: Database, call: Call, body: object): () => Promise<number> {
  const endpoints = quoteEndpoints({
    ...{ database, clock: systemClock, findPeople: async () => [], notify: async () => {} },
    priceMemory: new PriceMemory(64 * 1024 * 1024),
    originOf: () => 'http://localhost',
  })
  const found = endpoints.find((one) => one.call.name === call.name)
  if (!found) throw new Error(`Nobody answers ${call.name}`)
  const context = { request, log: createLog('silent'), giveToken: () => {}, alive() {} }
  let asked = 0
  return async () => {
    asked += 1
    const companyId = companies[asked % companies.length] ?? ''
    const actor = { kind: 'member', userId: companyId, companyId } as const
    const answer = await found.run(
      { query: undefined, body },
      { ...context, principal: { actor, sessionId: null } },
    )
    if (!answer.ok) throw new Error(`${call.name}: ${answer.refusal}`)
    return JSON.stringify(answer.value).length
  }
}

function quoteCall(database: Database, { pol, pod }: Lane, days: number): () => Promise<number> {
  const today = shanghaiDay(systemClock.now())
  return asking(database, searchOffers, {
    ...{ mode: 'ocean', pol, pod, etdFrom: today, etdTo: daysAfter(today, days - 1) },
    containers: [{ type: '40HQ', count: 2 }],
  })
}

/** The longest list there may be, every lane another. */
async function listCall(database: Database): Promise<() => Promise<number>> {
  const { rows } = await database.pool.query(
    `SELECT DISTINCT port, place FROM rate WHERE kind = 'ocean-lane' AND companies IS NULL AND brands IS NULL
     ORDER BY 1, 2 LIMIT $1`,
    [laneSheetLimits.rows],
  )
  if (rows.length < laneSheetLimits.rows) throw new Error(`There are only ${rows.length} lanes`)
  const cells = rows.map(({ port, place }, at) => ({ row: at + 1, cells: [port, place, '40HQ', '2'] }))
  return asking(database, priceLanes, { rows: cells })
}

/** The best of a few: whatever else the machine does only slows it. */
async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  let best = Number.POSITIVE_INFINITY
  for (let round = 0; round < 4; round += 1) {
    const started = performance.now()
    await work()
    best = Math.min(best, (performance.now() - started) / 1000)
  }
  return best
}

const row = (title: string, rate: number, ratio: string) =>
  console.log(`${title.padEnd(46)} ${String(Math.round(rate)).padStart(7)} /s   ${ratio}`)

async function compare(database: Database): Promise<void> {
  const lane = await busiestLane(database)
  const read = `SELECT pricing FROM rate WHERE kind = 'ocean-lane' AND code = $1`
  const bare = await perSecond(() => database.pool.query(read, [lane.code]))
  row('bare read of one row', bare, '1.000')
  for (const { days, leastRatio } of questions) {
    const ask = quoteCall(database, lane, days)
    const size = Math.round((await ask()) / 1024)
    const quotes = await perSecond(ask)
    const ratio = quotes / bare
    const verdict = ratio >= leastRatio ? 'within' : 'UNDER'
    const title = `${lane.pol} to ${lane.pod}, ${days} days, ${size} kB of offers`
    row(title, quotes, `${ratio.toFixed(3)} of it (${verdict} ${leastRatio})`)
  }
  const list = await listCall(database)
  const seconds = await secondsOf(list)
  const verdict = seconds <= mostListSeconds ? 'within' : 'OVER'
  console.log(
    `${laneSheetLimits.rows} lanes in one list: ${seconds.toFixed(2)} s (${verdict} ${mostListSeconds} s), ${Math.round(laneSheetLimits.rows / seconds)} lanes /s`,
  )
}

/** What a priced answer costs beside a bare read of one row, on the demonstration's prices, in one run. */
export async function benchQuoteCall(): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'quayside-bench-'))
  const postgres = await startEmbedded({ folder, log: () => {} })
  try {
    const { SECRET_KEY: secretKey } = readConfig({})
    await prepareDatabase(postgres.url, { demoData: true, today: shanghaiDay(new Date()), secretKey })
    const database = connect({ url: postgres.url, poolSize: atOnce, onIdleError: () => {} })
    await compare(database)
    await database.close()
  } finally {
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
