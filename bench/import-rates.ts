import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Call } from '#contract/call.ts'
import { confirmImport, previewImport, undoImport } from '#contract/rate-imports.ts'
import { exportRates } from '#contract/rates.ts'
import { listDemoStaff, logInStaff } from '#contract/staff.ts'
import { services } from '#domain/places/services.data.ts'
import { type Reply, type RequestOptions, sendRequest } from '#tests/support/http.ts'
import { laneRow, sheetOf } from '#tests/support/rate-sheets.ts'
import { startSite } from './contenders.ts'
import { residentMegabytes } from './metrics.ts'

const rows = 50_000
const maxSeconds = 60
const maxMegabytes = 512
const watchMs = 200
const metricsToken = 'a-token-of-this-bench-alone'

type Console = (call: Call, asked?: RequestOptions & { readonly query?: string }) => Promise<Reply>

const consoleUrl =
  (port: number): Console =>
  async (call, { query = '', ...asked } = {}) => {
    const reply = await sendRequest(port, `${call.path}${query}`, {
      ...asked,
      method: call.method,
      host: 'console.localhost',
    })
    if (reply.status !== 200) throw new Error(`${call.name}: ${reply.status} ${reply.text.slice(0, 300)}`)
    return reply
  }

async function enter(call: Console): Promise<string> {
  const { data } = (await call(listDemoStaff)).json() as { data: Record<string, string>[] }
  const { account, password, code } = data.find(({ roles }) => roles?.includes('tariff-manager')) ?? {}
  const reply = await call(logInStaff, { body: JSON.stringify({ account, password, code }) })
  return String(reply.headers['access-token'])
}

const heldBy = (port: number) => residentMegabytes({ port, token: metricsToken })

/** The most it held while something was done. */
async function watched<T>(port: number, work: () => Promise<T>) {
  let max = 0
  const look = async () => {
    max = Math.max(max, await heldBy(port))
  }
  const watch = setInterval(() => void look().catch(() => {}), watchMs)
  const started = performance.now()
  const result = await work().finally(() => clearInterval(watch))
  await look()
  return { result, max, seconds: (performance.now() - started) / 1000 }
}

const sailed = services.flatMap(({ code: service, carrier, origins, calls }) =>
  origins.flatMap(({ port: pol }) => calls.map(({ port: pod }) => ({ service, carrier, pol, pod }))),
)

/** Every lane that is sailed, in turn, under as many codes as are wanted. */
function* lanes(price: number) {
  for (let at = 0; at < rows; at += 1)
    yield laneRow(`BENCH-${at}`, {
      ...sailed[at % sailed.length],
      'freight.20GP': price + (at % 700),
      'freight.40GP': 2 * price + (at % 900),
    })
}

const line = (title: string, seconds: number, more = '') =>
  console.log(`${title.padEnd(34)} ${seconds.toFixed(1).padStart(8)} s   ${more}`)

async function measure(port: number) {
  const call = consoleUrl(port)
  const headers = { 'access-token': await enter(call) }
  const named = '?kind=ocean-lane&fileName=bench.xlsx'
  const post = (one: Call, body: object) => call(one, { headers, body: JSON.stringify(body) })
  const before = await heldBy(port)
  let held = before
  let whole = 0
  const step = async (title: string, work: () => Promise<Reply>) => {
    const { result, seconds, max } = await watched(port, work)
    held = Math.max(held, max)
    line(title, seconds, `${Math.round(max)} MB held`)
    return { result, seconds }
  }
  for (const [title, price] of [['new', 900] as const, ['changed', 1_000] as const]) {
    const bytes = await sheetOf('ocean-lane', lanes(price))
    const read = await step(`${rows} ${title} rows, previewed`, () =>
      call(previewImport, { headers, query: named, body: bytes }),
    )
    const { importId } = (read.result.json() as { data: { importId: string } }).data
    const written = await step(`${rows} ${title} rows, confirmed`, () =>
      post(confirmImport, { importId, at: null, keepsOldDays: true, prevails: true, confirmed: true }),
    )
    whole = Math.max(whole, read.seconds + written.seconds)
    if (title === 'changed') await step('undone', () => post(undoImport, { importId }))
  }
  await step('exported', () => call(exportRates, { headers, query: '?kind=ocean-lane&search=BENCH-' }))
  const isSaved = whole <= maxSeconds && held - before <= maxMegabytes
  const growth = `${Math.round(held - before)} MB more than the ${Math.round(before)} MB before`
  console.log(
    `${rows} rows within ${maxSeconds} s and ${maxMegabytes} MB: ${isSaved ? 'yes' : 'NO'} (${whole.toFixed(1)} s, ${growth})`,
  )
}

/** A sheet of fifty thousand lanes through the whole server: read, validated, written, undone and exported. */
export async function benchImport(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'quayside-bench-'))
  process.env.METRICS_TOKEN = metricsToken
  const site = await startSite(folder)
  try {
    await measure(Number(new URL(site.origin).port))
  } finally {
    site.stop()
    await new Promise((resolve) => setTimeout(resolve, 1500))
    rmSync(folder, { recursive: true, force: true })
  }
}
