import {
  chargesDepot,
  contingentDepotCharges,
  type DepotRequest,
} from '#domain/tariffs/depot/depot-charges.ts'
import type { DepotTariff } from '#domain/tariffs/depot/depot-tariff.ts'
import type { Result } from '#domain/values/refusal.ts'
import { contingentChargeBy } from './fee-line.ts'
import { type OfferItem, type Offers, offersOf, type QuoteContext } from './offer.ts'
import { makeQuote } from './quote.ts'

export type DepotItem = OfferItem & { readonly port: string }

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
      return {
        item: { code: tariff.code, port: tariff.port },
        validity: { days: [tariff.validTo, request.day] },
        quote: charges.ok
          ? makeQuote({
              day: quotedOn,
              containers: [{ type: String(request.size), count: request.containers }],
              charges: charges.value.map((charge) => ({ mode: 'depot', group: 'origin', charge })),
              contingentCharges: contingentDepotCharges(request, tariff).map(contingentChargeBy('depot')),
              exchangeRates,
            })
          : charges,
      }
    }),
  )
