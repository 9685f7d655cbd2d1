import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Log } from './logs.ts'

/** Everything else waits while the event loop is blocked: the promise is 200 ms. */
const alarmMs = 200
const watchMs = 10_000
const nanosecondsPerMs = 1e6

type Delay = { readonly max: number; reset(): void }

/** Logs the longest delay of a period that is longer than it may be. */
export function reportDelay(delay: Delay, log: Log): void {
  const ms = Math.round(delay.max / nanosecondsPerMs)
  delay.reset()
  if (ms > alarmMs) log.error({ ms, limit: alarmMs }, 'the event loop was blocked')
}

/** An alarm for the operator; the metric is `nodejs_eventloop_lag_*`. */
export function watchEventLoop(log: Log): () => Promise<void> {
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  const timer = setInterval(() => reportDelay(delay, log), watchMs).unref()
  return async () => {
    clearInterval(timer)
    delay.disable()
  }
}
