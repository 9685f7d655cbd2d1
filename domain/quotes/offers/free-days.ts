import type { QuotedContingentCharge } from '#domain/quotes/fee-line.ts'
import { isStaffOffer } from '#domain/quotes/quoted-mode.ts'
import type { Offer } from './offer.ts'

/** What is charged after free days: at the origin, then at the destination. */
export const freeTimeTriggers = [
  'detention',
  'demurrage',
  'destination-demurrage',
  'destination-detention',
] as const
export type FreeTimeTrigger = (typeof freeTimeTriggers)[number]

type Announced = Pick<QuotedContingentCharge, 'trigger' | 'params'>

/** The announced charges after the free days of one kind. */
export const chargesAfter = <Charge extends Announced>(
  trigger: FreeTimeTrigger,
  charges: readonly Charge[],
): readonly Charge[] =>
  charges.filter((charge) => charge.trigger === trigger && charge.params.freeDays !== undefined)

const freeTimeCharges = <Charge extends Announced>(charges: readonly Charge[]): readonly Charge[] =>
  freeTimeTriggers.flatMap((trigger) => chargesAfter(trigger, charges))

/**
 * For a reader who gets the total alone, with the document or with a link: the tariffs of other quotes are published;
 * what staff announced is in their offer alone.
 */
export const chargesBesideTotal = (offer: Offer): readonly QuotedContingentCharge[] =>
  isStaffOffer(offer) ? offer.quote.contingentCharges : freeTimeCharges(offer.quote.contingentCharges)

/** The days before it is charged: the fewest of any container type; undefined where none is announced. */
export function freeDaysOf(trigger: FreeTimeTrigger, charges: readonly Announced[]): number | undefined {
  const days = chargesAfter(trigger, charges).map(({ params }) => Number(params.freeDays))
  return days.length === 0 ? undefined : Math.min(...days)
}
