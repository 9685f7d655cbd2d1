import { logIn } from '#contract/identity.ts'
import { priceLanes, uploadLanes } from '#contract/lanes.ts'
import { readQuoteDocument, saveQuote, searchOffers } from '#contract/quotes.ts'
import { exportRates } from '#contract/rates.ts'
import { type Asked, addressOf, ask, dataIn, hosts } from '#faults/client.ts'
import type { Fault } from '#faults/fault.ts'
import { statusesOf } from '#faults/load.ts'
import { loopDelay } from '#faults/metrics.ts'
import type { Stage } from '#faults/stage.ts'
import { writeBook } from '#server/platform/sheets/write-sheet.ts'

const clients = 50
const maxDelayMs = 200
const lanes = 200

type Expensive = { readonly title: string; readonly asked: (client: number) => Asked }

async function lanesOf({ database }: Stage): Promise<readonly string[][]> {
  const { rows } = await database.pool.query(
    `SELECT DISTINCT port, place FROM rate WHERE kind = 'ocean-lane' AND companies IS NULL AND brands IS NULL
     ORDER BY 1, 2 LIMIT $1`,
    [lanes],
  )
  return rows.map(({ port, place }) => [port, place, '40HQ', '2'])
}

async function sheetOf(cells: readonly string[][]): Promise<Buffer> {
  const columns = ['POL', 'POD', 'Type', 'Count'].map((header) => ({ header, width: 12 }))
  return Buffer.from(await writeBook([{ name: 'Lanes', columns, rows: cells }]))
}

/** Each company has limits of its own, so each client is another company. */
async function expensiveCalls(stage: Stage): Promise<readonly Expensive[]> {
  const tokens = await stage.newTokens(clients)
  const tokenOf = (client: number) => ({ token: tokens[client], from: addressOf(client) })
  const [port = 0] = stage.ports
  const quote = await stage.quoteToSave(tokens[0] ?? '')
  const saved = await ask(port, { path: saveQuote.path, token: tokens[0], body: quote })
  const document = `${readQuoteDocument.path}?number=${dataIn(saved).number}`
  const cells = await lanesOf(stage)
  const sheet = await sheetOf(cells)
  const rows = cells.map((row, at) => ({ row: at + 1, cells: row }))
  const staff = { token: await stage.newStaffToken('tariff-manager'), host: hosts.console }
  return [
    { title: 'OpenAPI document', asked: (one) => ({ path: '/api/openapi.json', from: addressOf(one) }) },
    { title: 'PDF of a quote', asked: (one) => ({ path: document, token: tokens[0], from: addressOf(one) }) },
    {
      title: 'reading a list of lanes',
      asked: (one) => ({ path: `${uploadLanes.path}?fileName=a.xlsx`, body: sheet, ...tokenOf(one) }),
    },
    { title: 'page that is not cached', asked: (one) => ({ path: `/no/${one}`, from: addressOf(one) }) },
    {
      title: `prices of ${lanes} lanes`,
      asked: (one) => ({ path: priceLanes.path, body: { rows }, ...tokenOf(one) }),
    },
    { title: 'search', asked: (one) => ({ path: searchOffers.path, body: quote.query, ...tokenOf(one) }) },
    {
      title: 'log-in',
      asked: (one) => ({
        path: logIn.path,
        body: { account: `unknown${one}`, password: 'Wrong-2026-word', remember: false },
        from: addressOf(one),
      }),
    },
    {
      title: 'export of rates',
      asked: (one) => ({ path: `${exportRates.path}?kind=ocean-lane`, from: addressOf(one), ...staff }),
    },
  ]
}

/** Beside the answer: a wrong password, a page that does not exist, and too many at once. */
const accepted = [200, 404, 422, 503]

export const busyCalls: Fault = {
  name: `each expensive call asked for by ${clients} clients at once`,
  async run(stage, figures) {
    const [port = 0] = stage.ports
    for (const { title, asked } of await expensiveCalls(stage)) {
      // Code is loaded and compiled at the first call.
      await loopDelay(stage.instance(0))
      await ask(port, asked(0))
      const first = await loopDelay(stage.instance(0))
      const heard = await Promise.all(
        Array.from({ length: clients }, (_, client) => ask(port, asked(client))),
      )
      const { maxMs, p99Ms } = await loopDelay(stage.instance(0))
      const delays = `first call ${first.maxMs.toFixed(0)} ms, then p99 ${p99Ms.toFixed(0)} ms, longest`
      const text = `${title}: ${statusesOf(heard)}; delay of the event loop: ${delays}`
      figures.atMost(text, Math.round(maxMs), maxDelayMs, 'ms')
      const others = heard.filter(({ status }) => !accepted.includes(status))
      if (others.length > 0) figures.miss(`${title}: ${statusesOf(others)}`)
    }
  },
}
