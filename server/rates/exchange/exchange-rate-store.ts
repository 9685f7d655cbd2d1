import { and, asc, desc, eq, getTableColumns, gte, lte, ne, sql } from 'drizzle-orm'
import { exchangeRate, exchangeRateWithdrawal } from '#database/schema/rates.ts'
import { type ExchangeRates, standardCurrency } from '#domain/quotes/fee-line.ts'
import type { ExchangeSort } from '#domain/rates/sorts.ts'
import { exact, exactText } from '#domain/values/exact-decimal.ts'
import type { ExchangeRate } from '#domain/values/exchange.ts'
import type { Currency } from '#domain/values/money.ts'
import type { Db } from '#server/platform/database/connect.ts'
import { type ListOrder, listOrder } from '#server/platform/database/list-order.ts'

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

const isWithdrawn = sql`exists (select 1 from ${exchangeRateWithdrawal}
  where ${exchangeRateWithdrawal.entryId} = ${exchangeRate.id})`
/** Whether prices may use an entry. */
export const entryCounts = sql`not ${isWithdrawn}`

/** For each currency the newest rate up to the day; of several for one date, the last entry. */
export async function exchangeRatesOn(db: Db, day: string): Promise<ExchangeRates> {
  const rows = await db
    .selectDistinctOn([exchangeRate.from])
    .from(exchangeRate)
    .where(and(lte(exchangeRate.date, day), entryCounts))
    .orderBy(exchangeRate.from, desc(exchangeRate.date), desc(exchangeRate.id))
    .prepare('exchange rates on a day')
    .execute()
  return Object.fromEntries(rows.map((row) => [row.from, statedRate(row)]))
}

const id = { by: exchangeRate.id, type: 'integer' } as const
const byDate = [{ by: exchangeRate.date, type: 'date' }, id] as const
const keys = {
  from: [{ by: exchangeRate.from, type: 'text' }, ...byDate],
  date: byDate,
  value: [{ by: exchangeRate.value, type: 'numeric' }, id],
  enteredAt: [{ by: exchangeRate.enteredAt, type: 'timestamptz' }, id],
} as const

export const exchangeOrder = (sort: ExchangeSort, after: string | undefined) => listOrder(keys, sort, after)

type EntrySearch = { readonly from?: Currency; readonly order: ListOrder; readonly limit: number }

/** A later entry for the same date that was not withdrawn. */
const isReplaced = sql<boolean>`exists (select 1 from ${exchangeRate} later
  where later.from_currency = ${exchangeRate.from} and later.date = ${exchangeRate.date}
    and later.id > ${exchangeRate.id} and not exists (select 1 from ${exchangeRateWithdrawal} ended
      where ended.entry_id = later.id))`

const entryColumns = {
  ...getTableColumns(exchangeRate),
  isReplaced,
  withdrawnBy: exchangeRateWithdrawal.staffId,
}
export type ExchangeEntry = StoredExchangeRate & {
  readonly isReplaced: boolean
  readonly withdrawnBy: string | null
}

const isOfEntry = eq(exchangeRateWithdrawal.entryId, exchangeRate.id)

export const listExchangeEntries = (db: Db, { from, order, limit }: EntrySearch) =>
  db
    .select({ ...entryColumns, position: order.position })
    .from(exchangeRate)
    .leftJoin(exchangeRateWithdrawal, isOfEntry)
    .where(and(from && eq(exchangeRate.from, from), order.isBehind))
    .orderBy(...order.orderBy)
    .limit(limit)

/** Of the newest date the last entry. */
export async function latestExchangeRate(db: Db, from: Currency): Promise<StoredExchangeRate | undefined> {
  const [latest] = await db
    .select()
    .from(exchangeRate)
    .where(and(eq(exchangeRate.from, from), entryCounts))
    .orderBy(desc(exchangeRate.date), desc(exchangeRate.id))
    .limit(1)
  return latest
}

export async function insertExchangeRate(
  db: Db,
  added: typeof exchangeRate.$inferInsert,
): Promise<StoredExchangeRate> {
  const [inserted] = await db.insert(exchangeRate).values(added).returning()
  if (!inserted) throw new Error('The exchange rate was not returned after the insert')
  return inserted
}

/** Of one currency at a time, so that two changes never leave it without a rate. */
export const lockExchangeRates = (db: Db, from: Currency) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`exchange rates of ${from}`}, 0))`)

/** The entries that apply to the days themselves. */
export const exchangeRatesBetween = (db: Db, first: string, last: string) =>
  db
    .selectDistinctOn([exchangeRate.from, exchangeRate.date])
    .from(exchangeRate)
    .where(and(gte(exchangeRate.date, first), lte(exchangeRate.date, last), entryCounts))
    .orderBy(exchangeRate.from, asc(exchangeRate.date), desc(exchangeRate.id))

export async function findExchangeEntry(db: Db, id: number): Promise<ExchangeEntry | undefined> {
  const [entry] = await db
    .select(entryColumns)
    .from(exchangeRate)
    .leftJoin(exchangeRateWithdrawal, isOfEntry)
    .where(eq(exchangeRate.id, id))
  return entry
}

/** Whether a currency would keep a rate up to the day without one of its entries. */
export async function hasOtherRate(db: Db, { id, from }: StoredExchangeRate, day: string): Promise<boolean> {
  const isOther = and(eq(exchangeRate.from, from), ne(exchangeRate.id, id), lte(exchangeRate.date, day))
  const others = await db
    .select({ id: exchangeRate.id })
    .from(exchangeRate)
    .where(and(isOther, entryCounts))
    .limit(1)
  return others.length > 0
}

export const insertWithdrawal = (db: Db, entryId: number, staffId: string) =>
  db.insert(exchangeRateWithdrawal).values({ entryId, staffId })
