import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onShutdown } from '#launch/on-shutdown.ts'
import type { Fault } from './fault.ts'
import { Figures } from './figures.ts'
import { isHaproxyInstalled } from './proxy.ts'
import { backUpAndRestore } from './rows/backup.ts'
import { busyCalls } from './rows/busy-calls.ts'
import { cacheFilling } from './rows/cache-filling.ts'
import { clockSkew } from './rows/clock-skew.ts'
import { diskOfDatabaseFull, diskOfFilesFull } from './rows/disk-full.ts'
import { emptyDatabase } from './rows/empty-database.ts'
import { hangingProvider } from './rows/hanging-provider.ts'
import { killInstances } from './rows/kill-instances.ts'
import { killPostgres } from './rows/kill-postgres.ts'
import { largeExport, largeOrderExport } from './rows/large-export.ts'
import { oversized } from './rows/oversized.ts'
import { poolExhausted } from './rows/pool-exhausted.ts'
import { rollingRestart } from './rows/rolling-restart.ts'
import { delayedReply, identicalOrders } from './rows/same-order.ts'
import { secondOwner } from './rows/second-owner.ts'
import { slowClients } from './rows/slow-clients.ts'
import { Stage } from './stage.ts'

/** The table of `npm run faults`, in the order in which it runs. */
const faults: readonly Fault[] = [
  killInstances,
  killPostgres,
  secondOwner,
  poolExhausted,
  slowClients,
  cacheFilling,
  oversized,
  diskOfFilesFull,
  diskOfDatabaseFull,
  identicalOrders,
  delayedReply,
  rollingRestart,
  emptyDatabase,
  hangingProvider,
  clockSkew,
  largeExport,
  largeOrderExport,
  backUpAndRestore,
  busyCalls,
]

async function runOne(stage: Stage, fault: Fault): Promise<boolean> {
  const figures = new Figures()
  const started = performance.now()
  try {
    await fault.run(stage, figures)
  } catch (error) {
    figures.miss(`it could not be run: ${error instanceof Error ? error.message : error}`)
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(0)
  const substitute = fault.substitute ? ` [${fault.substitute}]` : ''
  console.log(`\n${figures.isMet ? 'held  ' : 'MISSED'}  ${fault.name}${substitute}  (${seconds} s)`)
  for (const line of figures.lines) console.log(`          ${line}`)
  return figures.isMet
}

/** Every fault whose name contains one of the words, or every fault; true if all bars are met. */
export async function runFaults(words: readonly string[]): Promise<boolean> {
  if (!isHaproxyInstalled()) {
    console.error('npm run faults needs HAProxy: apt-get install haproxy')
    return false
  }
  const chosen = faults.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)))
  const folder = mkdtempSync(join(tmpdir(), 'quayside-faults-'))
  const stage = await Stage.open(folder)
  onShutdown(() => void stage.close().finally(() => process.exit(1)))
  const results: boolean[] = []
  try {
    for (const fault of chosen) results.push(await runOne(stage, fault))
  } finally {
    await stage.close()
    rmSync(folder, { recursive: true, force: true })
  }
  const held = results.filter((isMet) => isMet).length
  console.log(`\n${held} of ${chosen.length} held`)
  return held === chosen.length
}
