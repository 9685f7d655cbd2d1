import { positionOf } from '#domain/orders/fees/several-services.ts'
import { vehiclesFor } from '#domain/quotes/charges/counted-in-quote.ts'
import type { Estimated } from '#domain/quotes/charges/maximum-cost-sliders.ts'
import type { QuotedContingentCharge } from '#domain/quotes/fee-line.ts'
import { heldTime } from '#domain/tariffs/trucking/held-time.ts'
import { type InstantRange, overnightEnds, startedHours } from '#domain/values/shanghai-time.ts'

/** What is charged for a truck that is held for longer than its free hours. */
const heldTriggers = { waiting: 'hours', overnight: 'nights' } as const
type HeldTrigger = keyof typeof heldTriggers
const isHeldTrigger = (trigger: string): trigger is HeldTrigger => Object.hasOwn(heldTriggers, trigger)

type Announced = Pick<QuotedContingentCharge, 'trigger' | 'params' | 'servicePosition'>

export const isAfterFreeHours = ({ trigger, params }: Pick<Announced, 'trigger' | 'params'>): boolean =>
  isHeldTrigger(trigger) && params.freeHours !== undefined

export type BeyondFree = {
  readonly unit: (typeof heldTriggers)[HeldTrigger]
  /** Begun hours from the arrival of the truck to its departure. */
  readonly held: number
  readonly free: number
  /** What may be billed of them, for one truck. */
  readonly each: number
}

/** The night has a price of its own where one is announced for the same service. */
const nightEndIn = (charge: Announced, announced: readonly Announced[]) => {
  const night = announced.find((one) => one.trigger === 'overnight' && positionOf(one) === positionOf(charge))
  return overnightEnds.find((end) => end === night?.params.until)
}

/** What of a stay lies above the free hours that the quote announced; undefined for another kind of charge. */
export function beyondFreeHours(
  charge: Announced,
  announced: readonly Announced[],
  stay: InstantRange,
): BeyondFree | undefined {
  const { trigger, params } = charge
  if (!isHeldTrigger(trigger) || params.freeHours === undefined) return undefined
  const [held, free] = [startedHours(stay), Number(params.freeHours)]
  const until = nightEndIn(charge, announced)
  const beyond = { hours: Math.max(0, held - free), nights: 0 }
  if (until) {
    const { hoursByDay, nights } = heldTime(stay, { waiting: { freeHours: free }, overnight: { until } })
    beyond.hours = hoursByDay.reduce((sum, hours) => sum + hours, 0)
    beyond.nights = nights
  }
  const unit = heldTriggers[trigger]
  return { unit, held, free, each: beyond[unit] }
}

/** For all trucks of the order that may have been held like this. */
export function mostAfterFreeHours(
  quotes: readonly Estimated[],
  charge: QuotedContingentCharge,
  stay: InstantRange,
) {
  const quote = quotes[positionOf(charge)]
  const beyond = quote && beyondFreeHours(charge, quote.contingentCharges, stay)
  if (!beyond) return undefined
  const trucks = vehiclesFor(charge, quote)
  return { ...beyond, trucks, most: beyond.each * trucks }
}
