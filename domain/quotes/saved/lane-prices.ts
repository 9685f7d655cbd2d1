import type { Money } from '#domain/values/money.ts'

/** The lowest price of a lane on a day in Shanghai, as its first check of that day found it. */
export type DayPrice = { readonly day: string; readonly price: Money }

/** The last two days with a price. */
export type LanePrices = { readonly latest?: DayPrice | undefined; readonly earlier?: DayPrice | undefined }

/** Once a day; a check without a price keeps what is known. */
export const withDayPrice = (kept: LanePrices, found: DayPrice): LanePrices =>
  kept.latest && kept.latest.day >= found.day ? kept : { latest: found, earlier: kept.latest }

/** What today's price is compared with. */
export const priceBefore = ({ latest, earlier }: LanePrices, today: string): DayPrice | undefined =>
  latest && latest.day < today ? latest : earlier
