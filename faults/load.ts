import { randomUUID } from 'node:crypto'
import { queryMainDictionaries } from '#contract/dictionaries.ts'
import { placeOrder } from '#contract/orders.ts'
import { searchOffers } from '#contract/quotes.ts'
import { oceanValues } from '#tests/support/order-values.data.ts'
import { type Asked, addressOf, ask, dataIn, type Heard } from './client.ts'
import { percentile } from './figures.ts'
import { type QuoteToSave, type Stage, saveQuoteOf } from './stage.ts'

/** Of each ten requests: pages, lists of words, a search with prices, and one order that is placed. */
const kinds = ['page', 'page', 'words', 'page', 'search', 'page', 'words', 'page', 'page', 'place'] as const
type Kind = (typeof kinds)[number]

export type Answered = Heard & { readonly kind: Kind; readonly key: string; readonly at: number }

const pages = ['/', '/login', '/service/hyzx', '/api/reference'] as const
const companies = 120

/** Each page once from each instance: after the prices have changed, the first reader of a page waits until it is made again. */
export async function readPages({ ports }: Stage): Promise<void> {
  for (const port of ports) for (const path of pages) await ask(port, { path })
}

type Load = {
  readonly port: () => number
  readonly tokens: readonly string[]
  readonly quote: QuoteToSave
  /** The numbers of saved quotes, one for each token. */
  readonly quotes: readonly string[]
  readonly rate: number
}

function askedAt(
  turn: number,
  key: string,
  { tokens, quote, quotes }: Load,
): Asked & { readonly kind: Kind } {
  const kind = kinds[turn % kinds.length] ?? 'page'
  const token = tokens[turn % tokens.length] ?? ''
  const from = addressOf(turn % companies)
  if (kind === 'page') return { kind, from, path: pages[turn % pages.length] ?? '/' }
  if (kind === 'words') return { kind, from, path: `${queryMainDictionaries.path}?codes=orderStatus` }
  if (kind === 'search') return { kind, from, token, path: searchOffers.path, body: quote.query }
  const body = { quote: quotes[turn % tokens.length], values: oceanValues, key }
  return { kind, from, token, path: placeOrder.path, body }
}

/** A steady rate, whatever the answers take. */
class RunningLoad {
  readonly answered: Answered[] = []
  readonly #load: Load
  readonly #pending = new Set<Promise<void>>()
  readonly #timer: NodeJS.Timeout
  readonly #startedAt = performance.now()
  #sent = 0

  constructor(load: Load) {
    this.#load = load
    this.#timer = setInterval(() => this.#sendDue(), 10)
  }

  #sendDue() {
    const due = ((performance.now() - this.#startedAt) / 1000) * this.#load.rate
    for (; this.#sent < due; this.#sent += 1) {
      const sending = this.#send(this.#sent)
      this.#pending.add(sending)
      void sending.finally(() => this.#pending.delete(sending))
    }
  }

  async #send(turn: number): Promise<void> {
    const key = randomUUID()
    const at = performance.now()
    const { kind, ...asked } = askedAt(turn, key, this.#load)
    const heard = await ask(this.#load.port(), asked)
    // Only what was placed is compared later.
    const text = kind === 'place' ? heard.text : ''
    this.answered.push({ ...heard, text, kind, key, at })
  }

  /** Ends the load and waits for its last answers. */
  async stop(): Promise<readonly Answered[]> {
    clearInterval(this.#timer)
    await Promise.all(this.#pending)
    return this.answered
  }
}

type LoadOptions = { readonly rate: number; readonly port?: () => number }

/** Mixed requests of many clients through the proxy. */
export async function startLoad(stage: Stage, { rate, port = () => stage.proxyPort }: LoadOptions) {
  const tokens = await stage.newTokens(companies)
  const quote = await stage.quoteToSave(tokens[0] ?? '')
  const quotes: string[] = []
  // One after another: all at once would be refused as too many.
  for (const each of tokens) quotes.push(await saveQuoteOf(stage.ports[0] ?? 0, each, quote))
  return new RunningLoad({ port, tokens, quote, quotes, rate })
}

export const failedOf = (answered: readonly Answered[]) => answered.filter(({ status }) => status !== 200)
export const p99Of = (answered: readonly Heard[]) =>
  percentile(
    answered.map(({ ms }) => ms),
    0.99,
  )

/** How often each status was answered, for the output. */
export function statusesOf(answered: readonly Heard[]): string {
  const counts = new Map<number, number>()
  for (const { status } of answered) counts.set(status, (counts.get(status) ?? 0) + 1)
  return [...counts].map(([status, count]) => `${count} × ${status || 'no answer'}`).join(', ')
}

/** Compares the orders that were acknowledged with those in the database. */
export async function placedOrders(stage: Stage, answered: readonly Answered[]) {
  const acknowledged = answered.filter(({ kind, status }) => kind === 'place' && status === 200)
  const { rows } = await stage.database.pool.query(
    `SELECT save_key AS key, count(DISTINCT o.id)::int AS n, min(number) AS number, count(e.id)::int AS placed,
       bool_and(EXISTS (SELECT FROM order_line WHERE order_id = o.id)) AS has_lines
     FROM customer_order o LEFT JOIN order_event e ON e.order_id = o.id AND e.kind = 'place'
     WHERE save_key = ANY($1) GROUP BY 1`,
    [answered.map(({ key }) => key)],
  )
  const stored = new Map(rows.map(({ key, number }) => [key, number]))
  return {
    acknowledged: acknowledged.length,
    lost: acknowledged.filter((one) => stored.get(one.key) !== dataIn(one).number).length,
    duplicates: rows.filter(({ n }) => n > 1).length,
    /** Without charges, or with a history that has not one beginning. */
    incomplete: rows.filter(({ placed, has_lines }) => placed !== 1 || !has_lines).length,
  }
}
