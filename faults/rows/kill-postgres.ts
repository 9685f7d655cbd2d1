import { setTimeout as sleep } from 'node:timers/promises'
import { saveQuote } from '#contract/quotes.ts'
import { type Asked, ask } from '#faults/client.ts'
import type { Fault } from '#faults/fault.ts'
import { type Answered, placedOrders, startLoad, statusesOf } from '#faults/load.ts'
import type { Stage } from '#faults/stage.ts'

const kills = 20
const rate = 60
const limits = { refusalMs: 2_500, backMs: 5_000 }

/** How long until both instances save a quote again. */
async function untilBack(stage: Stage, asked: Asked): Promise<number> {
  const started = performance.now()
  for (const port of stage.ports)
    while ((await ask(port, asked)).status !== 200) {
      if (performance.now() - started > 60_000) return Number.POSITIVE_INFINITY
      await sleep(50)
    }
  return performance.now() - started
}

/** The proxy answers by itself while no instance is ready, so the instances are asked without it. */
function inTurn(stage: Stage): () => number {
  let turn = 0
  return () => {
    turn += 1
    return stage.ports[turn % stage.ports.length] ?? 0
  }
}

const notServed = ({ kind, status }: Answered) => kind !== 'page' && status !== 200

export const killPostgres: Fault = {
  name: `kill -9 of PostgreSQL under load, ${kills} times`,
  async run(stage, figures) {
    const [token = ''] = await stage.newTokens(1)
    const asked = { path: saveQuote.path, token, body: await stage.quoteToSave(token) }
    const load = await startLoad(stage, { rate, port: inTurn(stage) })
    let slowest = 0
    for (let kill = 0; kill < kills; kill += 1) {
      await sleep(500)
      process.kill(stage.postgresPid(), 'SIGKILL')
      slowest = Math.max(slowest, await untilBack(stage, asked))
    }
    const answered = await load.stop()
    const refused = answered.filter(notServed)
    const { acknowledged, lost, duplicates } = await placedOrders(stage, answered)
    figures.note(`answers: ${statusesOf(answered)}`)
    figures.atLeast('acknowledged orders', acknowledged, kills)
    figures.atMost('acknowledged orders lost', lost, 0)
    figures.atMost('duplicates', duplicates, 0)
    figures.atMost('refusals other than 503', refused.filter(({ status }) => status !== 503).length, 0)
    figures.atMost(
      'slowest refusal',
      Math.max(0, ...refused.map(({ ms }) => ms)) / 1000,
      limits.refusalMs / 1000,
      's',
    )
    figures.atMost('longest time until both save again', slowest / 1000, limits.backMs / 1000, 's')
  },
}
