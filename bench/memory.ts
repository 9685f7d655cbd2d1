import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { brandCodes } from '#domain/brands/brand.ts'
import { startSite } from './contenders.ts'
import { sendMany } from './load.ts'
import { loopDelay, type Measured, residentMegabytes } from './metrics.ts'
import { servedTargets } from './serving.ts'

const requests = 100_000
const settleMs = 3_000
const restMs = 60_000
const max = { atRest: 250, afterLoad: 400, afterRest: 300, delayMs: 200, p99Ms: 50 }
const token = 'the-metrics-token-of-this-bench'

/** As it is served to visitors: without demo data, with real hosts. */
const production = {
  QUAYSIDE_MODE: 'production',
  SECRET_KEY: 'the-secret-key-of-this-bench',
  METRICS_TOKEN: token,
  BRAND_HOSTS: ['group=localhost', ...brandCodes.map((code) => `${code}=${code}.quayside.example`)].join(';'),
}

const resultOf = (value: number, limit: number) => `${value <= limit ? 'within' : 'OVER'} ${limit}`

async function memoryLine(title: string, measured: Measured, limit: number) {
  const megabytes = Math.round(await residentMegabytes(measured))
  console.log(`${title.padEnd(34)} ${String(megabytes).padStart(8)} MB   (${resultOf(megabytes, limit)})`)
}

async function loadAndMeasure(origin: string, measured: Measured) {
  const targets = Object.entries(servedTargets(origin))
  for (const [title, target] of targets) {
    await loopDelay(measured)
    await sendMany(target, requests / targets.length)
    const { maxMs, p99Ms } = await loopDelay(measured)
    const text = `longest ${maxMs.toFixed(0)} ms (${resultOf(maxMs, max.delayMs)}), p99 ${p99Ms.toFixed(0)} ms (${resultOf(p99Ms, max.p99Ms)})`
    console.log(`event loop delay, ${title.padEnd(24)} ${text}`)
  }
}

/** Memory at rest, after load and after a minute of rest; the delay of the event loop during each load. */
export async function benchMemory(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'quayside-bench-'))
  const site = await startSite(folder, production)
  const measured = { port: Number(new URL(site.origin).port), token }
  try {
    await sleep(settleMs)
    await memoryLine('memory at rest', measured, max.atRest)
    await loadAndMeasure(site.origin, measured)
    await memoryLine(`after ${requests} requests`, measured, max.afterLoad)
    await sleep(restMs)
    await memoryLine('after a minute of rest', measured, max.afterRest)
  } finally {
    site.stop()
    await site.stopped
    rmSync(folder, { recursive: true, force: true })
  }
}
