import { isNotNull } from 'drizzle-orm'
import { exchangeRate } from '#database/schema/rates.ts'
import type { SeedDb } from '#database/seeds/seed-run.ts'
import { exchangeRows } from './exchange-rows.ts'

const keyOf = ({ from, date }: { readonly from: string; readonly date: string }) => `${from} ${date}`

/** Skips currencies for which staff have set a rate. */
export async function saveExchangeRates(db: SeedDb, today: string): Promise<void> {
  const { from, date } = exchangeRate
  const theirs = await db.selectDistinct({ from }).from(exchangeRate).where(isNotNull(exchangeRate.staffId))
  const known = await db.select({ from, date }).from(exchangeRate)
  const [taken, there] = [new Set(theirs.map((one) => one.from)), new Set(known.map(keyOf))]
  const due = exchangeRows(today).filter((row) => !taken.has(row.from) && !there.has(keyOf(row)))
  if (due.length > 0) await db.insert(exchangeRate).values(due)
}
