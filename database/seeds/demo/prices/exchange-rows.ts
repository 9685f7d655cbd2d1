import { type Currency, currencies } from '#domain/values/money.ts'
import { daysAfter } from '#domain/values/shanghai-day.ts'
import { instantAt } from '#domain/values/shanghai-time.ts'
import { seededBetween } from './seeded-random.ts'

const demoSource = 'demo'

const retentionDays = 31

/** CNY per unit, around which the demo rates vary: dollar and euro as at the end of September 2026, the others in proportion. */
export const levels: Readonly<Record<Exclude<Currency, 'CNY'>, number>> = {
  USD: 6.71,
  EUR: 7.62,
  HKD: 0.8625,
  GBP: 8.93,
  SGD: 5.17,
  AUD: 4.41,
  AED: 1.827,
  JPY: 0.0445,
  KRW: 0.00483,
  KWD: 21.86,
  BHD: 17.8,
}

const isForeign = (currency: Currency): currency is keyof typeof levels => currency !== 'CNY'

/** The last month with today. The rate of a day does not depend on the day of creation. */
export const exchangeRows = (today: string) =>
  currencies.filter(isForeign).flatMap((from) =>
    Array.from({ length: retentionDays }, (_, back) => daysAfter(today, -back)).map((date) => ({
      from,
      date,
      value: (levels[from] * seededBetween(0.994, 1.006, 'exchange', from, date)).toPrecision(5),
      source: demoSource,
      enteredAt: instantAt(date, '00:00'),
    })),
  )
