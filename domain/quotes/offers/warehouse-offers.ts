import { contingentChargeBy, type GroupedCharge } from '#domain/quotes/fee-line.ts'
import { makeQuote } from '#domain/quotes/quote.ts'
import { termsOf } from '#domain/quotes/terms.ts'
import { warehouseQuotation } from '#domain/tariffs/warehouse/quotation.ts'
import { chargesWarehouse, contingentWarehouseCharges } from '#domain/tariffs/warehouse/warehouse-charges.ts'
import type { StoredCargo, WarehouseRequest } from '#domain/tariffs/warehouse/warehouse-request.ts'
import type { WarehouseTariff } from '#domain/tariffs/warehouse/warehouse-tariff.ts'
import { exact } from '#domain/values/exact-decimal.ts'
import { type Result, refusal } from '#domain/values/refusal.ts'
import { type Candidate, type OfferItem, type Offers, offersOf, type QuoteContext } from './offer.ts'

export type PricedWarehouseQuery = WarehouseRequest & { readonly warehouses: readonly string[] }

/** Free square metres by warehouse. */
export type FreeAreas = ReadonlyMap<string, number>

/** Only for a requested area; without it the stacking height is unknown. */
const isTooSmall = (free: number | undefined, { areaSquareMetres = '0' }: StoredCargo): free is number =>
  free !== undefined && exact(areaSquareMetres).greaterThan(free)

function candidate(
  warehouse: string,
  request: WarehouseRequest,
  tariffs: readonly WarehouseTariff[],
  { quotedOn, exchangeRates }: QuoteContext,
): Candidate<OfferItem> {
  const item = { code: warehouse }
  const tariff = warehouseQuotation(warehouse, request.day, tariffs)
  if (!tariff.ok) return { item, validity: { days: [] }, quote: tariff }
  const charges = chargesWarehouse(request, tariff.value)
  if (!charges.ok) return { item, validity: { days: [] }, quote: charges }
  const grouped = charges.value.map(
    (charge): GroupedCharge => ({ mode: 'warehouse', group: 'origin', charge }),
  )
  return {
    item,
    validity: { days: [tariff.value.validTo, request.day] },
    quote: makeQuote({
      day: quotedOn,
      containers: [],
      charges: grouped,
      terms: termsOf({ mode: 'warehouse', charges: grouped, free: request.storageDays > 0 ? ['CCF'] : [] }),
      contingentCharges: contingentWarehouseCharges(request, tariff.value).map(
        contingentChargeBy('warehouse'),
      ),
      exchangeRates,
    }),
  }
}

/** One offer for each warehouse with a tariff and, if known, enough free area. */
export const warehouseOffers = (
  { warehouses, ...request }: PricedWarehouseQuery,
  tariffs: readonly WarehouseTariff[],
  context: QuoteContext,
  free: FreeAreas = new Map(),
): Result<Offers<OfferItem>> =>
  offersOf(
    'warehouse',
    warehouses.map((warehouse) => {
      const freeSquareMetres = free.get(warehouse)
      if (!isTooSmall(freeSquareMetres, request.cargo)) return candidate(warehouse, request, tariffs, context)
      const quote = refusal('no-price', { warehouse, freeSquareMetres })
      return { item: { code: warehouse }, validity: { days: [] }, quote }
    }),
  )
