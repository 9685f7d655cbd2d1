import { priced } from '#domain/tariffs/priced.ts'
import type { OceanRequest, ServiceWish } from './ocean-request.ts'

function countsOf(wish: ServiceWish): readonly number[] {
  if ('declarations' in wish) return [wish.declarations]
  return 'days' in wish ? [wish.days] : []
}

function measuresOf(wish: ServiceWish): readonly string[] {
  if ('cbm' in wish) return [wish.cbm]
  return 'cargoValue' in wish ? [wish.cargoValue] : []
}

/** Typed input is checked before; a count that is none or a service named twice comes from a mistake of ours. */
export function expectCounts({ containers, billsOfLading, services }: OceanRequest): void {
  const counts = [billsOfLading, ...containers.map(({ count }) => count), ...services.flatMap(countsOf)]
  const measures = services.flatMap(measuresOf)
  const isCounted = counts.every((count) => Number.isSafeInteger(count) && count > 0)
  if (containers.length === 0 || !isCounted || measures.map(priced).includes(undefined))
    throw new Error(`nothing to price: ${JSON.stringify({ containers, billsOfLading, services })}`)
  if (new Set(services.map(({ service }) => service)).size < services.length)
    throw new Error(`a service named twice: ${JSON.stringify(services)}`)
}
