import { eq } from 'drizzle-orm'
import { quote, quoteRequest } from '#database/schema/quotes.ts'
import { demoLineTemplates } from '#database/seeds/demo/demo-line-templates.data.ts'
import { demoAlerts, demoQuotes, demoRequests } from '#database/seeds/demo/demo-trade.data.ts'
import { hasRun, seedOnce } from '#database/seeds/seed-run.ts'
import type { Db } from '#server/platform/database/connect.ts'

export type { DemoAlert, DemoAnswer, DemoQuote, DemoRequest } from '#database/seeds/demo/demo-trade.data.ts'

export const demoTrade = {
  quotes: demoQuotes,
  requests: demoRequests,
  alerts: demoAlerts,
  templates: demoLineTemplates,
}

const seedName = 'demo trade'

export const hasDemoTrade = (db: Db) => hasRun(db, seedName)

/** Once per database, even if its rows are deleted later. */
export const seedTradeOnce = (db: Db, seed: () => Promise<void>) => seedOnce(db, seedName, seed)

type PastQuote = {
  readonly createdAt: Date
  readonly labels?: string[]
  readonly acceptedAt?: Date
  readonly acceptedBy?: string
}

/** A quote of the past days; the application saves quotes of the moment only. */
export async function datePast(db: Db, number: string, past: PastQuote): Promise<void> {
  await db.update(quote).set(past).where(eq(quote.number, number))
}

export async function dateRequest(db: Db, number: string, createdAt: Date): Promise<void> {
  await db.update(quoteRequest).set({ createdAt }).where(eq(quoteRequest.number, number))
}
