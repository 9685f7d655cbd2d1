import { join } from 'node:path'
import { ask } from '#faults/client.ts'
import type { Fault } from '#faults/fault.ts'
import { freePort, Instance } from '#faults/instance.ts'

export const secondOwner: Fault = {
  name: 'a second instance on the embedded data folder',
  async run(stage, figures) {
    const DATA_FOLDER = join(stage.folder, 'embedded')
    const owner = await new Instance({ DATA_FOLDER, PORT: String(await freePort()) }).ready()
    const tries = []
    for (let count = 0; count < 3; count += 1) {
      const second = new Instance({ DATA_FOLDER, PORT: String(await freePort()) })
      const started = performance.now()
      const code = await second.ended()
      tries.push({ code, seconds: (performance.now() - started) / 1000, output: second.output.join('') })
    }
    const isServing = (await ask(owner.port, { path: '/health/ready' })).status === 200
    await owner.stop()
    // The best of three, because other work on the machine only slows a start.
    figures.atMost('it exits within', Math.min(...tries.map(({ seconds }) => seconds)), 1, 's')
    figures.holds(
      'with an error',
      tries.every(({ code }) => code === 1),
    )
    figures.holds(
      'that names the folder',
      tries.every(({ output }) => output.includes(DATA_FOLDER)),
    )
    figures.holds('the first goes on serving', isServing)
  },
}
