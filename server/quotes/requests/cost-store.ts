import { eq, inArray } from 'drizzle-orm'
import { quote } from '#database/schema/quotes.ts'
import { offerCost } from '#database/schema/quotes-offers.ts'
import type { LineCosts } from '#domain/quotes/requests/offer-costs.ts'
import type { Db } from '#server/platform/database/connect.ts'

export async function insertCosts(db: Db, number: string, costs: LineCosts): Promise<void> {
  const [found] = await db.select({ quoteId: quote.id }).from(quote).where(eq(quote.number, number))
  if (!found) throw new Error(`Quote ${number} was not saved`)
  await db.insert(offerCost).values({ quoteId: found.quoteId, costs })
}

/** By the number of the offer; one without costs is missing. */
export async function findCosts(db: Db, numbers: readonly string[]): Promise<ReadonlyMap<string, LineCosts>> {
  if (numbers.length === 0) return new Map()
  const found = await db
    .select({ number: quote.number, costs: offerCost.costs })
    .from(offerCost)
    .innerJoin(quote, eq(quote.id, offerCost.quoteId))
    .where(inArray(quote.number, [...numbers]))
  return new Map(found.map(({ number, costs }) => [number, costs]))
}
