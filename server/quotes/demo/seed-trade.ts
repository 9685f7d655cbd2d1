import { customerActor } from '#domain/access/customer-actor.ts'
import { membershipStatusOf } from '#server/certification/index.ts'
import type { Db } from '#server/platform/database/connect.ts'
import { scopeOf } from '#server/quotes/access.ts'
import { insertLineTemplate } from '#server/quotes/line-templates/line-template-store.ts'
import { PriceCache } from '#server/quotes/pricing/price-cache.ts'
import { readPriceVersion } from '#server/quotes/pricing/price-version-store.ts'
import { demoTrade, hasDemoTrade, seedTradeOnce } from './demo-trade-store.ts'
import type { DemoTradeDeps, DemoTrading, Write } from './demo-trading.ts'
import { prepareAlert, prepareQuote } from './seed-quotes.ts'
import { prepareRequest } from './seed-requests.ts'

const cacheBytes = 16 * 1024 * 1024

export async function openTrading(deps: DemoTradeDeps): Promise<DemoTrading> {
  const { db } = deps.database
  return {
    ...deps,
    source: { db, cache: new PriceCache(cacheBytes), version: await readPriceVersion(db) },
    async traderOf(account) {
      const personId = deps.personIds.get(account)
      return personId === undefined
        ? undefined
        : scopeOf(customerActor(personId, await membershipStatusOf(db, personId)))
    },
  }
}

const prepareTemplate =
  ({ now, staffId }: DemoTrading, demo: (typeof demoTrade.templates)[number]): Write =>
  async (db) =>
    void (await insertLineTemplate(db, { ...demo, changedBy: staffId, changedAt: now }))

async function prepareAll(trading: DemoTrading): Promise<readonly Write[]> {
  const { quotes, requests, alerts, templates } = demoTrade
  const writes: (Write | undefined)[] = []
  for (const demo of quotes) writes.push(await prepareQuote(trading, demo))
  for (const demo of requests) writes.push(await prepareRequest(trading, demo))
  for (const demo of alerts) writes.push(await prepareAlert(trading, demo))
  for (const demo of templates) writes.push(prepareTemplate(trading, demo))
  return writes.filter((write) => write !== undefined)
}

/** Runs its work with a connection of the owner, because the application itself dates nothing back. */
type AsOwner = <T>(work: (db: Db) => Promise<T>) => Promise<T>

/** Quotes, requests, offers and alerts of the past days, priced by the same rules as those of today. */
export async function seedDemoTrade(deps: DemoTradeDeps, asOwner: AsOwner): Promise<void> {
  if (await asOwner(hasDemoTrade)) return
  const writes = await prepareAll(await openTrading(deps))
  await asOwner((db) =>
    seedTradeOnce(db, async () => {
      for (const write of writes) await write(db)
    }),
  )
}
