import { contingentChargeBy, type GroupedCharge } from '#domain/quotes/fee-line.ts'
import { makeQuote } from '#domain/quotes/quote.ts'
import { termsOf } from '#domain/quotes/terms.ts'
import type { Charge } from '#domain/tariffs/charge.ts'
import { chargesTrucking, contingentTruckingCharges } from '#domain/tariffs/trucking/trucking-charges.ts'
import {
  carriedAsPlanned,
  containersIn,
  type Lane,
  type TruckingRequest,
} from '#domain/tariffs/trucking/trucking-request.ts'
import type { TruckingTariff } from '#domain/tariffs/trucking/trucking-tariff.data.ts'
import type { Result } from '#domain/values/refusal.ts'
import { type OfferItem, type Offers, offersOf, type QuoteContext } from './offer.ts'

export type TruckingItem = OfferItem & {
  /** The code of the terminal or depot where the truck picks up the container. */
  readonly pickUpPlace?: string
}

export type PricedTruckingQuery = Omit<TruckingRequest, 'lane' | 'outcome' | 'pickUps' | 'returns'> & {
  readonly pickUpDepot?: string
  readonly returnDepot?: string
  /** The lanes to choose from, one for each pick-up place. */
  readonly lanes: readonly (Lane & { readonly pickUpPlace?: string; readonly validTo?: string })[]
}

const asGrouped = (charge: Charge): GroupedCharge => ({ mode: 'trucking', group: 'origin', charge })

/** Where a depot is named, all containers are lifted there. */
function liftsOf({ pickUpDepot, returnDepot, containers }: Omit<PricedTruckingQuery, 'lanes'>) {
  const at = (depot: string) => [{ depot, containers: containersIn(containers) }]
  return {
    ...(pickUpDepot !== undefined && { pickUps: at(pickUpDepot) }),
    ...(returnDepot !== undefined && { returns: at(returnDepot) }),
  }
}

/** One offer for each lane with a price for every requested container. */
export const truckingOffers = (
  { lanes, ...query }: PricedTruckingQuery,
  tariff: TruckingTariff,
  { quotedOn, exchangeRates }: QuoteContext,
): Result<Offers<TruckingItem>> =>
  offersOf(
    'trucking',
    lanes.map(({ validTo, pickUpPlace, ...lane }) => {
      const request: TruckingRequest = { ...query, ...liftsOf(query), lane, outcome: carriedAsPlanned }
      const charges = chargesTrucking(request, tariff)
      const grouped = charges.ok ? charges.value.map(asGrouped) : []
      return {
        item: { code: lane.code, ...(pickUpPlace !== undefined && { pickUpPlace }) },
        validity: { days: [tariff.validTo, query.day, ...(validTo ? [validTo] : [])] },
        quote: charges.ok
          ? makeQuote({
              day: quotedOn,
              containers: query.containers,
              charges: grouped,
              terms: termsOf({ mode: 'trucking', charges: grouped, trucking: tariff }),
              contingentCharges: contingentTruckingCharges(request, tariff).map(
                contingentChargeBy('trucking'),
              ),
              exchangeRates,
            })
          : charges,
      }
    }),
  )
