import type { OfferData } from '#contract/offers.ts'
import type { SailingItem } from '#domain/quotes/ocean-offers.ts'
import type { Offer } from '#domain/quotes/offer.ts'
import { type CutOff, cutOffsOf } from '#domain/schedules/cut-offs.ts'
import { daysBetween } from './write-day.ts'

/** What an offer is called. */
export type NameOf = (offer: Pick<OfferData, 'item'>) => string

/** What it is called on a page, which knows its services; the places it speaks of have names of their own. */
export type ItemName = (item: OfferData['item'], placeName: (code: string) => string) => string

type Sailing = Offer<SailingItem>

export const isSailing = (offer: OfferData): offer is OfferData & Sailing =>
  offer.item.sailing !== undefined && offer.item.carrier !== undefined

/** From the day she leaves to the day she arrives; unknown where the schedule does not say. */
export function transitOf({ item: { sailing } }: OfferData): number | undefined {
  return sailing?.arrivesOn === undefined ? undefined : daysBetween(sailing.departsOn, sailing.arrivesOn)
}

/** Only where it is known to the minute when she leaves. */
export const cutOffsFor = ({ item: { sailing } }: OfferData): readonly CutOff[] =>
  sailing?.departsAt === undefined ? [] : cutOffsOf({ etd: new Date(sailing.departsAt) })
