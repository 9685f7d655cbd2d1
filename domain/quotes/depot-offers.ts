import { chargesDepot, type DepotRequest, possibleDepotCharges } from '#domain/tariffs/depot/depot-charges.ts'
import type { DepotTariff } from '#domain/tariffs/depot/depot-tariff.ts'
import { accept, type Verdict } from '#domain/values/refusal.ts'
import { announcedBy } from './fee-line.ts'
import { type Asked, type OfferSubject, type Offers, offersOf } from './offer.ts'

export type DepotSubject = OfferSubject & { readonly port: string }

/** One offer for each depot that has a price for the stay. */
export const depotOffers = (
  request: DepotRequest,
  tariffs: readonly DepotTariff[],
  { askedOn, rates }: Asked,
): Verdict<Offers<DepotSubject>> =>
  offersOf(
    'depot',
    tariffs.map((tariff) => {
      const charges = chargesDepot(request, tariff)
      return {
        subject: { code: tariff.code, port: tariff.port },
        ends: [tariff.validTo],
        parts: charges.ok
          ? accept({
              day: askedOn,
              containers: request.containers,
              charges: charges.value.map((charge) => ({ service: 'depot', group: 'origin', charge })),
              possible: possibleDepotCharges(request, tariff).map(announcedBy('depot')),
              rates,
            })
          : charges,
      }
    }),
  )
