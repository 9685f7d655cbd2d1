import { type Currency, currencies } from '#domain/values/money.ts'
import { daysAfter } from '#domain/values/shanghai-day.ts'
import { instantAt } from '#domain/values/shanghai-time.ts'
import { seededBetween } from './seeded-random.ts'

const demoSource = 'demo'

const retentionDays = 10

/** CNY per unit, around which the demo rates vary. */
const levels: Readonly<Record<Exclude<Currency, 'CNY'>, number>> = {
  USD: 7.12,
  EUR: 8.24,
  HKD: 0.9146,
  GBP: 9.48,
  SGD: 5.49,
  AUD: 4.68,
  AED: 1.9386,
  JPY: 0.0472,
  KRW: 0.00513,
  KWD: 23.2,
  BHD: 18.88,
}

const isForeign = (currency: Currency): currency is keyof typeof levels => currency !== 'CNY'

/** The last ten days with today. The rate of a day does not depend on the day of creation. */
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
