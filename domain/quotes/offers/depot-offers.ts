import { contingentChargeBy, type GroupedCharge } from '#domain/quotes/fee-line.ts'
import { makeQuote } from '#domain/quotes/quote.ts'
import { termsOf } from '#domain/quotes/terms.ts'
import type { Charge } from '#domain/tariffs/charge.ts'
import {
  chargesDepot,
  contingentDepotCharges,
  type DepotRequest,
} from '#domain/tariffs/depot/depot-charges.ts'
import type { DepotTariff } from '#domain/tariffs/depot/depot-tariff.ts'
import type { Result } from '#domain/values/refusal.ts'
import { type OfferItem, type Offers, offersOf, type QuoteContext } from './offer.ts'

export type DepotItem = OfferItem & { readonly port: string }

const asGrouped = (charge: Charge): GroupedCharge => ({ mode: 'depot', group: 'origin', charge })

/** One offer for each depot with a price for the stay. */
export const depotOffers = (
  request: DepotRequest,
  tariffs: readonly DepotTariff[],
  { quotedOn, exchangeRates }: QuoteContext,
): Result<Offers<DepotItem>> =>
  offersOf(
    'depot',
    tariffs.map((tariff) => {
      const charges = chargesDepot(request, tariff)
      const grouped = charges.ok ? charges.value.map(asGrouped) : []
      return {
        item: { code: tariff.code, port: tariff.port },
        validity: { days: [tariff.validTo, request.day] },
        quote: charges.ok
          ? makeQuote({
              day: quotedOn,
              containers: [{ type: String(request.size), count: request.containers }],
              charges: grouped,
              terms: termsOf({
                mode: 'depot',
                charges: grouped,
                free: request.days > 0 ? ['STORAGE'] : [],
              }),
              contingentCharges: contingentDepotCharges(request, tariff).map(contingentChargeBy('depot')),
              exchangeRates,
            })
          : charges,
      }
    }),
  )
