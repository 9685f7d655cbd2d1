import { randomUUID } from 'node:crypto'
import { openCompanies } from '#bench/companies.ts'
import { startSite } from '#bench/contenders.ts'
import { median, perSecond } from '#bench/load.ts'
import { processorMs } from '#bench/metrics.ts'
import { busiestLane, searchBody } from '#bench/searches.ts'
import { placeOrder } from '#contract/orders.ts'
import { saveQuote, searchOffers } from '#contract/quotes.ts'
import { readConfig } from '#server/platform/config.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { oceanValues } from '#tests/support/order-values.data.ts'
import { openTpcB } from './tpc-b.ts'

const clients = 8
const [warmUpMs, roundMs, rounds] = [10_000, 4_000, 5]
const feeLines = 12
const limits = { minRatio: 0.1, maxProcessorMs: 3 } as const
/** Behind those of the generated orders. */
const firstCompany = 500_001
const addOns = [
  { kind: 'export-customs', declarations: 1 },
  { kind: 'import-clearance', declarations: 1 },
  { kind: 'certificate-of-origin' },
  { kind: 'warehouse-loading' },
  { kind: 'storage', cbm: '20', days: 10 },
  { kind: 'insurance', cargoValue: '100000' },
] as const

type Headers = Readonly<Record<string, string>>

async function post(url: string, headers: Headers, body: object) {
  const reply = await fetch(url, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const { data, ...rest } = await reply.json()
  if (reply.status !== 200) throw new Error(`${url}: ${reply.status} ${JSON.stringify(rest)}`)
  return data
}

/** A saved quote with so many charges, of the sailing that closes last. */
async function quoteOf(origin: string, headers: Headers, database: Database): Promise<string> {
  const lane = searchBody(await busiestLane(database), 28)
  for (let count = 0; count <= addOns.length; count += 1) {
    const query = { ...lane, addOns: addOns.slice(0, count) }
    const { offers } = await post(`${origin}${searchOffers.path}`, headers, query)
    const body = { query, offerCode: offers.at(-1)?.item.code, key: randomUUID() }
    const { number, offer } = await post(`${origin}${saveQuote.path}`, headers, body)
    if (offer.quote.lines.length >= feeLines) return number
  }
  throw new Error(`No offer has ${feeLines} charges`)
}

type Placing = { readonly database: Database; readonly url: string; readonly folder: string }

const ordersIn = async ({ pool }: Database): Promise<number> =>
  (await pool.query("SELECT count(*)::int AS n FROM customer_order WHERE save_key NOT LIKE 'bench%'")).rows[0]
    .n

type Round = { readonly placed: number; readonly transactions: number; readonly ms: number }

/** Each request has the quote of its caller and a key of its own; `restart` begins with the first caller again. */
async function placingTarget(origin: string, database: Database) {
  const callers = await openCompanies(database, firstCompany, clients)
  const quotes: string[] = []
  for (const caller of callers) quotes.push(await quoteOf(origin, caller, database))
  let sent = 0
  const body = () => {
    sent += 1
    return { quote: quotes[sent % quotes.length], values: oceanValues, key: randomUUID() }
  }
  const restart = () => {
    sent = 0
  }
  return { target: { url: `${origin}${placeOrder.path}`, body, callers }, restart }
}

/** Orders over HTTP, each with a key of its own, in turn with the transactions of TPC-B through `pg`. */
export async function comparePlacing({ database, url, folder }: Placing): Promise<void> {
  const site = await startSite(folder, { DATABASE_URL: url })
  const tpcB = await openTpcB(url, clients)
  try {
    const { target, restart } = await placingTarget(site.origin, database)
    const measured = { port: Number(new URL(site.origin).port), token: readConfig({}).METRICS_TOKEN }
    const place = (ms: number) => {
      restart()
      return perSecond(target, ms, clients)
    }
    await tpcB.perSecond(warmUpMs)
    await place(warmUpMs)
    const figures: Round[] = []
    for (let round = 0; round < rounds; round += 1) {
      const transactions = await tpcB.perSecond(roundMs)
      const [before, beforeMs] = [await ordersIn(database), await processorMs(measured)]
      const placed = await place(roundMs)
      const [after, afterMs] = [await ordersIn(database), await processorMs(measured)]
      figures.push({ placed, transactions, ms: (afterMs - beforeMs) / (after - before) })
    }
    report(figures)
  } finally {
    await tpcB.close()
    site.stop()
    await site.stopped
  }
}

function report(figures: readonly Round[]): void {
  const ratio = median(figures.map(({ placed, transactions }) => placed / transactions))
  const ms = median(figures.map((one) => one.ms))
  const [placed, transactions] = [
    median(figures.map((one) => one.placed)),
    median(figures.map((one) => one.transactions)),
  ]
  console.log(`TPC-B through pg, ${clients} clients    ${transactions.toFixed(0).padStart(7)} /s   1.000`)
  console.log(
    `orders placed, ${clients} clients       ${placed.toFixed(0).padStart(7)} /s   ${ratio.toFixed(3)} (${ratio >= limits.minRatio ? 'within' : 'UNDER'} ${limits.minRatio})`,
  )
  console.log(
    `processor time of the server    ${ms.toFixed(2).padStart(7)} ms per order (${ms <= limits.maxProcessorMs ? 'within' : 'OVER'} ${limits.maxProcessorMs})`,
  )
}
