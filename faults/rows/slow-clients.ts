import { once } from 'node:events'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { addressOf } from '#faults/client.ts'
import type { Fault } from '#faults/fault.ts'
import { root } from '#faults/instance.ts'
import { failedOf, p99Of, startLoad } from '#faults/load.ts'
import { readMetrics } from '#faults/metrics.ts'
import type { Crowd } from '#faults/slow-crowd.ts'
import type { Stage } from '#faults/stage.ts'

const connections = 2_000
/** Each of them makes the system buffer 4 MB. */
const readers = 200
/** Most of these are closed at once, so they are not counted. */
const ahead = 200
const rate = 30
const bar = { seconds: 15, megabytes: 600, p99Ms: 500, delayMs: 200 }
/** Some of the first are closed before the last is open. */
const leastOpen = 0.95 * connections

function largestAsset(): string {
  const folder = join(root, 'build', 'client', 'assets')
  const sizes = readdirSync(folder).map((name) => ({ name, bytes: statSync(join(folder, name)).size }))
  const [largest] = sizes.toSorted((one, other) => other.bytes - one.bytes)
  return `/assets/${largest?.name}`
}

const established = '01'

/** In a network of its own, so that the connections of the load are not counted. */
const firstAddress = 5_000

const asHex = (part: string) => Number(part).toString(16).toUpperCase().padStart(2, '0')
/** As /proc/net/tcp writes it: the last byte first. */
const network = addressOf(firstAddress).split('.').slice(0, 3).toReversed().map(asHex).join('')

/** Open connections of the slow clients, on the server's side. */
function openConnections(port: number): number {
  const local = `:${port.toString(16).toUpperCase().padStart(4, '0')}`
  const lines = readFileSync('/proc/net/tcp', 'utf8').split('\n')
  return lines
    .map((line) => line.trim().split(/ +/))
    .filter(
      (cells) => cells[1]?.endsWith(local) && cells[2]?.slice(2, 8) === network && cells[3] === established,
    ).length
}

/** The largest values of the whole time. Each reading starts the delay of the event loop anew. */
class Peaks {
  open = 0
  megabytes = 0
  delayMs = 0
  readonly #stage: Stage

  constructor(stage: Stage) {
    this.#stage = stage
  }

  /** How many connections are open now. */
  async read(): Promise<number> {
    const instance = this.#stage.instance(0)
    const { residentMegabytes, maxMs } = await readMetrics(instance)
    const open = openConnections(instance.port)
    this.open = Math.max(this.open, open)
    this.megabytes = Math.max(this.megabytes, residentMegabytes)
    this.delayMs = Math.max(this.delayMs, maxMs)
    return open
  }
}

const readEveryMs = 250
const waitMs = 40_000

/** Seconds from the moment when all are open until all are gone. */
async function secondsUntilGone(crowd: Worker, peaks: Peaks): Promise<number> {
  let openedAt: number | undefined
  const opened = once(crowd, 'message').then(() => {
    openedAt = performance.now()
  })
  while (openedAt === undefined) {
    await peaks.read()
    await Promise.race([opened, sleep(readEveryMs)])
  }
  for (; performance.now() - openedAt < waitMs; await sleep(readEveryMs))
    if ((await peaks.read()) === 0) return (performance.now() - openedAt) / 1000
  return Number.POSITIVE_INFINITY
}

export const slowClients: Fault = {
  name: `${connections} connections that send or read slowly, and ${ahead} that send requests ahead`,
  async run(stage, figures) {
    const [port = 0] = stage.ports
    const load = await startLoad(stage, { rate, port: () => port })
    const peaks = new Peaks(stage)
    // Starts the delay anew: until now it is that of the start.
    await readMetrics(stage.instance(0))
    const workerData: Crowd = {
      port,
      firstAddress,
      asset: largestAsset(),
      readers,
      senders: connections - readers,
      ahead,
    }
    const crowd = new Worker(new URL('../slow-crowd.ts', import.meta.url), { workerData })
    const goneAfter = await secondsUntilGone(crowd, peaks)
    await crowd.terminate()
    const answered = await load.stop()
    figures.atLeast('open at once', peaks.open, leastOpen)
    figures.atMost('all gone after', goneAfter, bar.seconds, 's')
    figures.atMost('most memory meanwhile', Math.round(peaks.megabytes), bar.megabytes, 'MB')
    figures.atMost('longest delay of the event loop', Math.round(peaks.delayMs), bar.delayMs, 'ms')
    figures.atMost('failed requests of others', failedOf(answered).length, 0)
    figures.atMost('p99 of others', Math.round(p99Of(answered)), bar.p99Ms, 'ms')
  },
}
