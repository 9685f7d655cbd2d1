import { ok, type Result, refusal } from '#domain/values/refusal.ts'
import type { Db } from '#server/platform/database/connect.ts'
import { checkHits, type RateLimit, takeRateLimit as take } from '#server/platform/rate-limit/rate-limit.ts'
import type { RateViewer } from './access.ts'
import type { QuoteDeps } from './deps.ts'
import type { PriceSource } from './pricing/price-data.ts'
import { countPriceCall } from './pricing/price-version-store.ts'

const tenMinutes = 10 * 60
const day = 24 * 60 * 60

/** Enough to plan shipments, too few to read out a whole tariff. */
const rateLimit = (purpose: string, subject: string, inTenMinutes: number, inADay: number): RateLimit[] => [
  { purpose, subject, windowSeconds: tenMinutes, max: inTenMinutes },
  { purpose: `${purpose}-day`, subject, windowSeconds: day, max: inADay },
]

export const dailyRateLimit = (purpose: string, subject: string, max: number): RateLimit => ({
  purpose,
  subject,
  windowSeconds: day,
  max,
})

/** A company may do what this many of its people may. */
const busyPeople = 2

/** The person's own limits come first, so that one person cannot use up what the company has for all. */
const companyRateLimit = (
  purpose: string,
  { personId, companyId }: RateViewer,
  inTenMinutes: number,
  inADay: number,
): RateLimit[] => [
  ...rateLimit(`${purpose}-person`, personId, inTenMinutes, inADay),
  ...rateLimit(purpose, companyId, busyPeople * inTenMinutes, busyPeople * inADay),
]

export const priceRangeRateLimit = (network: string) => rateLimit('price-band', `from ${network}`, 60, 400)
export const offersRateLimit = (viewer: RateViewer) => companyRateLimit('price-offers', viewer, 300, 3000)
/** Every list has several offers to open or compare. */
export const openedOfferRateLimit = (viewer: RateViewer) => companyRateLimit('price-offer', viewer, 900, 9000)
export const bulkQuoteRateLimit = (viewer: RateViewer) => companyRateLimit('price-lanes', viewer, 20, 100)
export const documentRateLimit = (personId: string) => rateLimit('quote-document', personId, 60, 600)
export const requestRateLimit = (personId: string) => rateLimit('quote-request', personId, 20, 60)
export const verifyRateLimit = (network: string) => rateLimit('quote-verify', `from ${network}`, 30, 300)
export const shareRateLimit = (personId: string) => rateLimit('quote-share', personId, 30, 200)
export const sharedQuoteRateLimit = (network: string) => rateLimit('quote-shared', `from ${network}`, 60, 600)

export const visitorReadRateLimit = (network: string) => rateLimit('visitor-read', `from ${network}`, 60, 600)

const asQuoteRefusal = <T>(taken: Result<T>): Result<T> =>
  taken.ok || taken.refusal !== 'too-many-attempts' ? taken : refusal('rate-limit-exceeded', taken.params)

/** Counts one call; above the limit it is refused with the minutes to wait. */
export const takeRateLimit = async (db: Db, limits: readonly RateLimit[]): Promise<Result<undefined>> =>
  asQuoteRefusal(await take(db, limits))

/** Counts the call against its rate limits and reads the price version in one round trip. */
export async function openPriceSource(
  { database: { db }, priceCache: cache }: Pick<QuoteDeps, 'database' | 'priceCache'>,
  limits: readonly RateLimit[],
): Promise<Result<PriceSource>> {
  const { hits, version } = await countPriceCall(db, limits)
  const taken = checkHits(limits, hits)
  return taken.ok ? ok({ db, cache, version }) : asQuoteRefusal(taken)
}
