import { setTimeout as sleep } from 'node:timers/promises'
import { sendCode } from '#contract/registration.ts'
import { addressOf, ask } from '#faults/client.ts'
import type { Fault } from '#faults/fault.ts'
import { failedOf, p99Of, startLoad } from '#faults/load.ts'

const codes = 40
const rate = 50
/** Five failures of 5 s each, four at a time, open the circuit of an instance. */
const openMs = 17_000
/** Shorter than the pause of an open circuit. */
const watchMs = 12_000

export const hangingProvider: Fault = {
  name: 'the SMS provider takes calls and never answers',
  async run(stage, figures) {
    const load = await startLoad(stage, { rate })
    const before = stage.provider.calls
    const sent = await Promise.all(
      Array.from({ length: codes }, (_, at) =>
        ask(stage.proxyPort, {
          path: sendCode.path,
          body: { mobile: `137${String(20_000_000 + at)}`, purpose: 'register' },
          from: addressOf(at),
        }),
      ),
    )
    await sleep(openMs)
    const whenOpen = stage.provider.calls
    await sleep(watchMs)
    const later = stage.provider.calls
    const answered = await load.stop()
    figures.holds(
      'every code was taken for sending',
      sent.every(({ status }) => status === 200),
    )
    figures.atLeast('calls until the circuits open', whenOpen - before, 5)
    figures.atMost(`calls in the ${watchMs / 1000} s after that`, later - whenOpen, stage.ports.length)
    figures.atMost('failed requests of others', failedOf(answered).length, 0)
    figures.atMost('p99 of others', Math.round(p99Of(answered)), 500, 'ms')
  },
}
