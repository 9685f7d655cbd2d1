import { warehouseQuotation } from '#domain/tariffs/warehouse/quotation.ts'
import { chargesWarehouse, possibleWarehouseCharges } from '#domain/tariffs/warehouse/warehouse-charges.ts'
import type { StoredCargo, WarehouseRequest } from '#domain/tariffs/warehouse/warehouse-request.ts'
import type { WarehouseTariff } from '#domain/tariffs/warehouse/warehouse-tariff.ts'
import { exact } from '#domain/values/exact-decimal.ts'
import { accept, refuse, type Verdict } from '#domain/values/refusal.ts'
import { announcedBy } from './fee-line.ts'
import { type Asked, type Candidate, type OfferSubject, type Offers, offersOf } from './offer.ts'

export type WarehouseWish = WarehouseRequest & { readonly warehouses: readonly string[] }

/** The square metres that are free in each warehouse. */
export type FreeAreas = ReadonlyMap<string, number>

/** Only where an area is asked for: how high goods are stacked is not known. */
const isTooSmall = (free: number | undefined, { areaSquareMetres = '0' }: StoredCargo): free is number =>
  free !== undefined && exact(areaSquareMetres).greaterThan(free)

function candidate(
  warehouse: string,
  request: WarehouseRequest,
  tariffs: readonly WarehouseTariff[],
  { askedOn, rates }: Asked,
): Candidate<OfferSubject> {
  const subject = { code: warehouse }
  const tariff = warehouseQuotation(warehouse, request.day, tariffs)
  if (!tariff.ok) return { subject, ends: [], parts: tariff }
  const charges = chargesWarehouse(request, tariff.value)
  if (!charges.ok) return { subject, ends: [], parts: charges }
  return {
    subject,
    ends: [tariff.value.validTo],
    parts: accept({
      day: askedOn,
      containers: 0,
      charges: charges.value.map((charge) => ({ service: 'warehouse', group: 'origin', charge })),
      possible: possibleWarehouseCharges(request, tariff.value).map(announcedBy('warehouse')),
      rates,
    }),
  }
}

/** One offer for each warehouse that has a quotation and, as far as it is known, room for the cargo. */
export const warehouseOffers = (
  { warehouses, ...request }: WarehouseWish,
  tariffs: readonly WarehouseTariff[],
  asked: Asked,
  free: FreeAreas = new Map(),
): Verdict<Offers<OfferSubject>> =>
  offersOf(
    'warehouse',
    warehouses.map((warehouse) => {
      const freeSquareMetres = free.get(warehouse)
      if (!isTooSmall(freeSquareMetres, request.cargo)) return candidate(warehouse, request, tariffs, asked)
      const parts = refuse('no-price', { warehouse, freeSquareMetres })
      return { subject: { code: warehouse }, ends: [], parts }
    }),
  )
