import { payBy } from '#domain/orders/payment/terms.ts'
import { shanghaiDay } from '#domain/values/shanghai-day.ts'
import type { StoredOrder } from '#server/orders/store/order-store.ts'

/** The last day to pay an order; null as long as it has no terms. */
export const payDayOf = ({
  terms,
  departsOn,
  generatedAt,
}: Pick<StoredOrder, 'terms' | 'departsOn' | 'generatedAt'>): string | null =>
  terms && payBy(terms, { departsOn, generatedOn: generatedAt && shanghaiDay(generatedAt) })
