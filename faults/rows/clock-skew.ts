import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { listQuotes } from '#contract/quotes.ts'
import { ask } from '#faults/client.ts'
import type { Fault } from '#faults/fault.ts'
import { failedOf, startLoad, statusesOf } from '#faults/load.ts'
import type { Stage } from '#faults/stage.ts'

const minutes = 10
const rate = 50
const loadMs = 5_000
const program = fileURLToPath(new URL('../shift-clock.mjs', import.meta.url))

const endedSessions = async ({ database }: Stage): Promise<number> =>
  (await database.pool.query('SELECT count(*)::int AS n FROM session WHERE ended_at IS NOT NULL')).rows[0].n

/** It serves, but is never ready: the proxy leaves it out. */
async function restartShifted(stage: Stage, shiftMinutes: number): Promise<string> {
  await stage.instance(1).stop()
  const shifted = { NODE_OPTIONS: `--import ${program}`, CLOCK_SHIFT_MS: String(shiftMinutes * 60_000) }
  return stage.startUnready(1, shifted)
}

export const clockSkew: Fault = {
  name: `the clock of one instance is wrong by ${minutes} minutes, ahead and behind`,
  async run(stage, figures) {
    const ended = await endedSessions(stage)
    for (const shift of [minutes, -minutes]) {
      const refused = await restartShifted(stage, shift)
      const [, loggedAt = ''] = /"time":"([^"]+)"/.exec(stage.instance(1).output.join('')) ?? []
      const [token = ''] = await stage.newTokens(1)
      const load = await startLoad(stage, { rate })
      await sleep(loadMs)
      const answered = await load.stop()
      const lists = await Promise.all(stage.ports.map((port) => ask(port, { path: listQuotes.path, token })))
      const title = `${shift} minutes`
      figures.holds(`${title}: not ready, ${refused}`, refused.includes('clock'))
      figures.holds(
        `${title}: its log says ${loggedAt}`,
        Math.abs(Date.parse(loggedAt) - Date.now()) > 500_000,
      )
      figures.atMost(`${title}: failed requests (${statusesOf(answered)})`, failedOf(answered).length, 0)
      figures.holds(
        `${title}: both accept one session`,
        lists.every(({ status }) => status === 200),
      )
    }
    await stage.instance(1).stop()
    await stage.start(1)
    figures.atMost('sessions ended by it', (await endedSessions(stage)) - ended, 0)
  },
}
