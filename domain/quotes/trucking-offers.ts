import { chargesTrucking, possibleTruckingCharges } from '#domain/tariffs/trucking/trucking-charges.ts'
import {
  carriedAsPlanned,
  containersIn,
  type Lane,
  type TruckingRequest,
} from '#domain/tariffs/trucking/trucking-request.ts'
import type { TruckingTariff } from '#domain/tariffs/trucking/trucking-tariff.data.ts'
import { accept, type Verdict } from '#domain/values/refusal.ts'
import { announcedBy } from './fee-line.ts'
import { type Asked, type OfferSubject, type Offers, offersOf } from './offer.ts'

export type TruckingSubject = OfferSubject & {
  /** The terminal or depot the truck comes from, by its code. */
  readonly pickUpPlace?: string
}

export type TruckingWish = Omit<TruckingRequest, 'lane' | 'outcome'> & {
  /** The ways the goods could go: from one pick-up place or another. */
  readonly lanes: readonly (Lane & { readonly pickUpPlace?: string; readonly validTo?: string })[]
}

/** One offer for each lane that has a price for every container asked for. */
export const truckingOffers = (
  { lanes, ...wish }: TruckingWish,
  tariff: TruckingTariff,
  { askedOn, rates }: Asked,
): Verdict<Offers<TruckingSubject>> =>
  offersOf(
    'trucking',
    lanes.map(({ validTo, pickUpPlace, ...lane }) => {
      const request: TruckingRequest = { ...wish, lane, outcome: carriedAsPlanned }
      const charges = chargesTrucking(request, tariff)
      return {
        subject: { code: lane.code, ...(pickUpPlace !== undefined && { pickUpPlace }) },
        ends: [tariff.validTo, wish.day, ...(validTo ? [validTo] : [])],
        parts: charges.ok
          ? accept({
              day: askedOn,
              containers: containersIn(wish.containers),
              charges: charges.value.map((charge) => ({ service: 'trucking', group: 'origin', charge })),
              possible: possibleTruckingCharges(request, tariff).map(announcedBy('trucking')),
              rates,
            })
          : charges,
      }
    }),
  )
