import { seedPrices } from '#database/seeds/demo/seed-prices.ts'
import { shanghaiDay } from '#domain/values/shanghai-day.ts'
import type { Clock } from '#server/platform/clock.ts'
import { dbOn } from '#server/platform/database/connect.ts'
import { withStructureLock } from '#server/platform/database/migrate.ts'
import type { JobKind } from '#server/platform/jobs/jobs.ts'

/** Soon after midnight in Shanghai, so that a demo server that runs for weeks has sailings and prices of the day. */
export const demoPricesJob = (ownerUrl: string, clock: Clock): JobKind => ({
  name: 'move-demo-prices-on',
  tries: 3,
  secondsBetweenTries: 60,
  cron: '3 0 * * *',
  work: () =>
    withStructureLock(ownerUrl, (client) =>
      dbOn(client).transaction((db) => seedPrices(db, shanghaiDay(clock.now()))),
    ),
})
