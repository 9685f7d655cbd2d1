import type { DepotTerms } from '#contract/published-terms.ts'
import { compareMoney, type Money, smaller, yuan } from '#domain/values/money.ts'

/** Where the storage of a container starts: the cheapest kind on the first chargeable day, without VAT. */
export function storageFrom({ storagePerDay }: Pick<DepotTerms, 'storagePerDay'>): Money | undefined {
  const prices = Object.values(storagePerDay)
    .map((price) => yuan(price))
    .filter((price) => compareMoney(price, yuan('0')) > 0)
  return prices.length === 0 ? undefined : prices.reduce(smaller)
}
