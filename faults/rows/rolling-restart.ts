import { setTimeout as sleep } from 'node:timers/promises'
import type { Fault } from '#faults/fault.ts'
import { failedOf, p99Of, placedOrders, startLoad, statusesOf } from '#faults/load.ts'

const rate = 200
/** Until the proxy has noticed that an instance is ready again. */
const noticedMs = 1_000

export const rollingRestart: Fault = {
  name: `rolling restart of both instances under ${rate} requests/s`,
  async run(stage, figures) {
    const load = await startLoad(stage, { rate })
    await sleep(2_000)
    for (const at of [0, 1]) {
      await stage.instance(at).stop()
      await stage.start(at)
      await sleep(noticedMs)
    }
    await sleep(1_000)
    const answered = await load.stop()
    const { lost, duplicates } = await placedOrders(stage, answered)
    figures.note(`answers: ${statusesOf(answered)}`)
    figures.note(`p99 of all requests: ${p99Of(answered).toFixed(0)} ms`)
    figures.atMost('failed requests', failedOf(answered).length, 0)
    figures.atMost('acknowledged orders lost', lost, 0)
    figures.atMost('duplicates', duplicates, 0)
  },
}
