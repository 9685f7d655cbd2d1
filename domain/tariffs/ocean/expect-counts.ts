import { priced } from '#domain/tariffs/priced.ts'
import type { AddOnQuery, OceanRequest } from './ocean-request.ts'

function countsOf(query: AddOnQuery): readonly number[] {
  if ('declarations' in query) return [query.declarations]
  return 'days' in query ? [query.days] : []
}

function measuresOf(query: AddOnQuery): readonly string[] {
  if ('cbm' in query) return [query.cbm]
  return 'cargoValue' in query ? [query.cargoValue] : []
}

/** Typed input is validated before; an invalid count or a repeated add-on here is a programming error. */
export function expectCounts({ containers, billsOfLading, addOns }: OceanRequest): void {
  const counts = [billsOfLading, ...containers.map(({ count }) => count), ...addOns.flatMap(countsOf)]
  const measures = addOns.flatMap(measuresOf)
  const isCounted = counts.every((count) => Number.isSafeInteger(count) && count > 0)
  if (containers.length === 0 || !isCounted || measures.map(priced).includes(undefined))
    throw new Error(`nothing to price: ${JSON.stringify({ containers, billsOfLading, addOns })}`)
  if (new Set(addOns.map(({ kind }) => kind)).size < addOns.length)
    throw new Error(`an add-on named twice: ${JSON.stringify(addOns)}`)
}
