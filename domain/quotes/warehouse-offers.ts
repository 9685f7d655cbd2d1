import { warehouseQuotation } from '#domain/tariffs/warehouse/quotation.ts'
import { chargesWarehouse, possibleWarehouseCharges } from '#domain/tariffs/warehouse/warehouse-charges.ts'
import type { WarehouseRequest } from '#domain/tariffs/warehouse/warehouse-request.ts'
import type { WarehouseTariff } from '#domain/tariffs/warehouse/warehouse-tariff.ts'
import { accept, type Verdict } from '#domain/values/refusal.ts'
import { announcedBy } from './fee-line.ts'
import { type Asked, type Candidate, type OfferSubject, type Offers, offersOf } from './offer.ts'

export type WarehouseWish = WarehouseRequest & { readonly warehouses: readonly string[] }

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

/** One offer for each warehouse that has a quotation for the cargo. */
export const warehouseOffers = (
  { warehouses, ...request }: WarehouseWish,
  tariffs: readonly WarehouseTariff[],
  asked: Asked,
): Verdict<Offers<OfferSubject>> =>
  offersOf(
    'warehouse',
    warehouses.map((warehouse) => candidate(warehouse, request, tariffs, asked)),
  )
