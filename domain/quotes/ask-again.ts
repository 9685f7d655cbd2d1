import { daysAfter } from '#domain/values/shanghai-day.ts'
import type { Offer } from './offer.ts'
import type { AskedOcean, Wish } from './wish.ts'

const dayMs = 24 * 60 * 60 * 1000

const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayMs)

/** As many days as were asked for, from today on. */
const movedWindow = (wish: AskedOcean, today: string): AskedOcean => ({
  ...wish,
  etdFrom: today,
  etdTo: daysAfter(today, daysBetween(wish.etdFrom, wish.etdTo)),
})

/** The same wish, from today on where its days are past: what is gone cannot be priced. */
export function wishFromToday(wish: Wish, today: string): Wish {
  if (wish.service === 'ocean') return wish.etdFrom < today ? movedWindow(wish, today) : wish
  return wish.day < today ? { ...wish, day: today } : wish
}

type Shipped = { readonly carrier?: string; readonly sailing?: { readonly service?: string } }

const loopOf = ({ subject }: Offer): string | undefined => {
  const { carrier, sailing } = subject as Shipped
  return carrier && `${carrier} ${sailing?.service ?? ''}`
}

/** The same offer if it is still made, else another ship of the same loop, else the cheapest; given cheapest first. */
export const likeOffer = (before: Offer, offers: readonly Offer[]): Offer | undefined =>
  offers.find(({ subject }) => subject.code === before.subject.code) ??
  offers.find((offer) => loopOf(offer) !== undefined && loopOf(offer) === loopOf(before)) ??
  offers[0]
