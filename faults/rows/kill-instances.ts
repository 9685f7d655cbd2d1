import { setTimeout as sleep } from 'node:timers/promises'
import type { Fault } from '#faults/fault.ts'
import { placedOrders, startLoad, statusesOf } from '#faults/load.ts'

const kills = 20
const rate = 60

export const killInstances: Fault = {
  name: `kill -9 of an instance under load, ${kills} times`,
  async run(stage, figures) {
    const load = await startLoad(stage, { rate })
    for (let kill = 0; kill < kills; kill += 1) {
      await sleep(500)
      await stage.instance(kill % 2).kill()
      await stage.start(kill % 2)
    }
    const answered = await load.stop()
    const { acknowledged, lost, duplicates, incomplete } = await placedOrders(stage, answered)
    figures.note(`answers: ${statusesOf(answered)}`)
    figures.atLeast('acknowledged orders', acknowledged, kills)
    figures.atMost('acknowledged orders lost', lost, 0)
    figures.atMost('duplicates', duplicates, 0)
    figures.atMost('orders without charges or history', incomplete, 0)
  },
}
