import { and, desc, eq, lte } from 'drizzle-orm'
import { exchangeRate } from '#database/schema/rates.ts'
import { type ExchangeRates, standardCurrency } from '#domain/quotes/fee-line.ts'
import { exact, exactText } from '#domain/values/exact-decimal.ts'
import type { ExchangeRate } from '#domain/values/exchange.ts'
import type { Currency } from '#domain/values/money.ts'
import type { Db } from '#server/platform/database/connect.ts'

export type StoredExchangeRate = typeof exchangeRate.$inferSelect

/** Without the trailing zeros of the numeric column. */
export const plainValue = (stored: string): string => exactText(exact(stored))

const statedRate = ({ from, date, value, source }: StoredExchangeRate): ExchangeRate => ({
  from: from as Currency,
  to: standardCurrency,
  date,
  value: plainValue(value),
  source,
})

/** For each currency the newest rate up to the day; of several for one date, the last entry. */
export async function exchangeRatesOn(db: Db, day: string): Promise<ExchangeRates> {
  const rows = await db
    .selectDistinctOn([exchangeRate.from])
    .from(exchangeRate)
    .where(lte(exchangeRate.date, day))
    .orderBy(exchangeRate.from, desc(exchangeRate.date), desc(exchangeRate.id))
    .prepare('exchange rates on a day')
    .execute()
  return Object.fromEntries(rows.map((row) => [row.from, statedRate(row)]))
}

export const listExchangeEntries = (
  db: Db,
  { from, limit }: { readonly from?: Currency; readonly limit: number },
): Promise<StoredExchangeRate[]> =>
  db
    .select()
    .from(exchangeRate)
    .where(and(from && eq(exchangeRate.from, from)))
    .orderBy(desc(exchangeRate.date), desc(exchangeRate.id))
    .limit(limit)

export async function insertExchangeRate(
  db: Db,
  added: typeof exchangeRate.$inferInsert,
): Promise<StoredExchangeRate> {
  const [inserted] = await db.insert(exchangeRate).values(added).returning()
  if (!inserted) throw new Error('The exchange rate was not returned after the insert')
  return inserted
}
