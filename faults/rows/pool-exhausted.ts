import { setTimeout as sleep } from 'node:timers/promises'
import { saveQuote } from '#contract/quotes.ts'
import { addressOf, ask } from '#faults/client.ts'
import type { Fault } from '#faults/fault.ts'
import { statusesOf } from '#faults/load.ts'
import type { Stage } from '#faults/stage.ts'

const clients = 100
/** Longer than a call waits for a connection, shorter than one waits for a lock. */
const heldMs = 2_300
const poolSize = 16

async function untilAllWait({ database }: Stage): Promise<void> {
  const waiting = `SELECT count(*)::int AS n FROM pg_stat_activity WHERE wait_event_type = 'Lock'`
  while ((await database.pool.query(waiting)).rows[0].n < poolSize) await sleep(10)
}

export const poolExhausted: Fault = {
  name: `every connection of the pool taken, by calls that wait for a lock, and ${clients} more`,
  async run(stage, figures) {
    const [port = 0] = stage.ports
    const tokens = await stage.newTokens(clients + poolSize)
    const quote = await stage.quoteToSave(tokens[0] ?? '')
    const save = (client: number) =>
      ask(port, { path: saveQuote.path, token: tokens[client], body: quote, from: addressOf(client) })
    const holder = await stage.database.pool.connect()
    await holder.query('BEGIN; LOCK TABLE quote IN ACCESS EXCLUSIVE MODE')
    const holding = Array.from({ length: poolSize }, (_, client) => save(client))
    await untilAllWait(stage)
    const asking = Array.from({ length: clients }, (_, client) => save(poolSize + client))
    await sleep(heldMs)
    const live = await ask(port, { path: '/health/live' })
    await holder.query('ROLLBACK')
    holder.release()
    const freedAt = performance.now()
    while ((await save(0)).status !== 200) await sleep(20)
    const normal = (performance.now() - freedAt) / 1000
    const heard = await Promise.all(asking)
    await Promise.all(holding)
    const refused = heard.filter(({ status }) => status !== 200)
    figures.note(`answers: ${statusesOf(heard)}`)
    figures.atLeast('refused calls', refused.length, 1)
    figures.holds(
      'all of them with 503',
      refused.every(({ status }) => status === 503),
    )
    figures.atMost('slowest refusal', Math.max(0, ...refused.map(({ ms }) => ms)) / 1000, 2.5, 's')
    figures.holds('liveness is green meanwhile', live.status === 200)
    figures.atMost('seconds until it is normal', normal, 1)
  },
}
