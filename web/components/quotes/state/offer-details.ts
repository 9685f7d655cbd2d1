import type { OfferSummary } from '#contract/offers.ts'
import type { SailingItem } from '#domain/quotes/offers/ocean-offers.ts'
import { type CutOff, cutOffsOf } from '#domain/schedules/cut-offs.ts'
import type { Refusal } from '#domain/values/refusal.ts'
import { daysBetween } from '#domain/values/shanghai-day.ts'

export type NameOf = (offer: Pick<OfferSummary, 'item'>) => string

/** The name of an item on a page of one mode; `placeName` names the places of the offer. */
export type ItemName = (item: OfferSummary['item'], placeName: (code: string) => string) => string

export const isSailing = (offer: OfferSummary): offer is OfferSummary & { readonly item: SailingItem } =>
  offer.item.sailing !== undefined && offer.item.carrier !== undefined

type Timed = { readonly item: Pick<OfferSummary['item'], 'sailing'> }

/** Days from departure to arrival; undefined where the schedule has no arrival. */
export function transitOf({ item: { sailing } }: Timed): number | undefined {
  return sailing?.arrivesOn === undefined ? undefined : daysBetween(sailing.departsOn, sailing.arrivesOn)
}

/** Only for a departure with a time. */
export const cutOffsFor = ({ item: { sailing } }: OfferSummary): readonly CutOff[] =>
  sailing?.departsAt === undefined ? [] : cutOffsOf({ etd: new Date(sailing.departsAt) })

const noPriceRefusals: readonly Refusal['refusal'][] = [
  'no-price',
  'no-service',
  'sailing-closed',
  'cargo-on-request',
]

/** No published rate: a quote request is the next step, not another attempt. */
export const isNoPrice = ({ refusal }: Pick<Refusal, 'refusal'>): boolean => noPriceRefusals.includes(refusal)
