import type { OfferData } from '#contract/offers.ts'
import type { SailingItem } from '#domain/quotes/ocean-offers.ts'
import type { Offer } from '#domain/quotes/offer.ts'
import { type CutOff, cutOffsOf } from '#domain/schedules/cut-offs.ts'
import { daysBetween } from '#web/components/formats/write-day.ts'

export type NameOf = (offer: Pick<OfferData, 'item'>) => string

/** The name of an item on a page of one mode; `placeName` names the places of the offer. */
export type ItemName = (item: OfferData['item'], placeName: (code: string) => string) => string

type Sailing = Offer<SailingItem>

export const isSailing = (offer: OfferData): offer is OfferData & Sailing =>
  offer.item.sailing !== undefined && offer.item.carrier !== undefined

/** Days from departure to arrival; undefined where the schedule has no arrival. */
export function transitOf({ item: { sailing } }: OfferData): number | undefined {
  return sailing?.arrivesOn === undefined ? undefined : daysBetween(sailing.departsOn, sailing.arrivesOn)
}

/** Only for a departure with a time. */
export const cutOffsFor = ({ item: { sailing } }: OfferData): readonly CutOff[] =>
  sailing?.departsAt === undefined ? [] : cutOffsOf({ etd: new Date(sailing.departsAt) })
