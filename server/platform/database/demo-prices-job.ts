import { drizzle } from 'drizzle-orm/node-postgres'
import { seedPrices } from '#database/seeds/demo/seed-prices.ts'
import { shanghaiDay } from '#domain/values/shanghai-day.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { JobKind } from '#server/platform/jobs/jobs.ts'
import { withStructureLock } from './migrate.ts'

/** Soon after midnight in Shanghai: a house that runs for weeks has ships and prices of the new day as well. */
export const demoPricesJob = (url: string, clock: Clock): JobKind => ({
  name: 'move-demo-prices-on',
  tries: 3,
  secondsBetweenTries: 60,
  cron: '3 0 * * *',
  work: () =>
    withStructureLock(url, (client) =>
      drizzle({ client }).transaction((queries) => seedPrices(queries, shanghaiDay(clock.now()))),
    ),
})
