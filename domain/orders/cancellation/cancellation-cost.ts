import { addedPrice } from '#domain/orders/fees/confirmed-price.ts'
import type { AnnouncedCost } from '#domain/orders/fees/fees.ts'
import type { OrderValues } from '#domain/orders/fields/order-field.ts'
import { dearestWays } from '#domain/quotes/charges/dearest-ways.ts'
import { cancellationsIn, type Estimated } from '#domain/quotes/charges/maximum-cost-sliders.ts'
import type { QuotedContingentCharge } from '#domain/quotes/fee-line.ts'
import { totalsOf } from '#domain/quotes/totals.ts'
import { compareMoney, isZero, type Money } from '#domain/values/money.ts'
import { cutOffOf, instantAt, localTimeText } from '#domain/values/shanghai-time.ts'

/** What cancelling a generated order costs, with tax, and the charges that it is made of. */
export type CancellationCost = {
  readonly total: Money
  readonly charges: readonly AnnouncedCost[]
}

/** `next` is the cost that follows without any action, and when; null where it stays as it is. */
export type CancellationForecast = CancellationCost & {
  readonly next: { readonly at: Date; readonly total: Money } | null
}

/** The first day of work that was ordered may be another than that of the quote. */
type Ordered = Estimated & { readonly workDay?: string | undefined }

/** The first day on which a truck comes to a door. */
export const workDayOf = ({ groups }: Pick<OrderValues, 'groups'>): string | undefined =>
  groups.doors?.flatMap(({ day }) => (day ? [day] : [])).toSorted()[0]

/**
 * The end of the free time of a charge: 15:00 of the day before the work, and not before the time that the quote states.
 * Null for a charge that is due from the generation of the order on.
 */
function endOfFreeTime({ params: { cutOff } }: QuotedContingentCharge, { workDay }: Ordered): Date | null {
  if (typeof cutOff !== 'string') return null
  const [day = '', time = ''] = cutOff.split(' ')
  const stated = instantAt(day, time)
  const own = workDay === undefined ? stated : cutOffOf(workDay)
  return own > stated ? own : stated
}

/** The contingent charges of the services of an order; each states the end of the free time of the day that was ordered. */
export const chargesAsOrdered = (quotes: readonly Ordered[]): readonly QuotedContingentCharge[] =>
  quotes.flatMap((quote) =>
    quote.contingentCharges.map((charge) => {
      const end = endOfFreeTime(charge, quote)
      return end === null ? charge : { ...charge, params: { ...charge.params, cutOff: localTimeText(end) } }
    }),
  )

const isDue = (charge: QuotedContingentCharge, quote: Ordered, now: Date): boolean => {
  const end = endOfFreeTime(charge, quote)
  return end === null || end.getTime() <= now.getTime()
}

/** A truck that came in vain is charged for coming, whether or not the order is cancelled. */
const isOfCancelling = ({ trigger }: QuotedContingentCharge): boolean => trigger !== 'dry-run'

const waysOut = (quote: Estimated) =>
  cancellationsIn(quote).filter(({ charges: [charge] }) => isOfCancelling(charge))

/** What cancelling one service costs at a time. */
function chargesAt(quote: Ordered, now: Date): readonly AnnouncedCost[] {
  const costs = waysOut(quote).flatMap(({ charges: [contingency], max, key }) => {
    if (!isDue(contingency, quote, now)) return []
    // A quantity of 0 has no price, nor has a currency without an exchange rate.
    const price = addedPrice(contingency, String(max), quote, key)
    return price.ok ? [{ of: contingency, line: price.value }] : []
  })
  return dearestWays(costs).map(({ of, line }) => ({ contingency: of, confirmed: line }))
}

/** Every charge is due by then. */
const endOfTime = new Date(8.64e15)

function costAt(quotes: readonly Ordered[], now: Date): CancellationCost {
  const charges = quotes.flatMap((quote) => chargesAt(quote, now))
  return { total: totalsOf(charges.map(({ confirmed }) => confirmed)).total, charges }
}

/**
 * Of all services of the order, each by the tariffs of its quote: the 15:00 rule of trucking, dead freight of a booked
 * ship, what staff announced.
 */
export function cancellationCostAt(quotes: readonly Ordered[], now: Date): CancellationForecast {
  const cost = costAt(quotes, now)
  const later = quotes
    .flatMap((quote) => waysOut(quote).flatMap(({ charges: [charge] }) => endOfFreeTime(charge, quote) ?? []))
    .filter((at) => at.getTime() > now.getTime())
    .toSorted((one, other) => one.getTime() - other.getTime())
    .map((at) => ({ at, total: costAt(quotes, at).total }))
    .find(({ total }) => compareMoney(total, cost.total) !== 0)
  return { ...cost, next: later ?? null }
}

/** The most that cancelling a generated order costs, and until when it is free; undefined where it never costs anything. */
export function cancellationTerms(quotes: readonly Ordered[], now: Date) {
  const most = costAt(quotes, endOfTime).total
  if (isZero(most)) return undefined
  const { total, next } = cancellationCostAt(quotes, now)
  return { most, freeUntil: isZero(total) ? next?.at : undefined }
}
