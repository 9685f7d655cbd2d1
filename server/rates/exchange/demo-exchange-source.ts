import { shanghaiDay } from '#domain/values/shanghai-day.ts'
import type { Clock } from '#server/platform/clock.ts'
import { demoParity } from './demo-parity.data.ts'
import type { ExchangeSource } from './exchange-source.ts'

/** Demo only: a source in our own process that publishes invented rates for today. */
export const demoExchangeSource = (clock: Clock): ExchangeSource => ({
  name: 'demo',
  isDemo: true,
  read: async () => ({ lastDate: shanghaiDay(clock.now()), records: demoParity }),
})
