/** Rates that end within so many days are shown to those who publish rates. */
export const endingDays = [7, 14, 30] as const

/** What a list of rates is filtered by beside its states: what those who publish rates have to act on. */
export const rateDuties = [
  'below-cost',
  'margin-5',
  'margin-10',
  'margin-15',
  'ending-7',
  'ending-14',
  'ending-30',
] as const
export type RateDuty = (typeof rateDuties)[number]
export type MarginDuty = Extract<RateDuty, `margin-${number}`>

/** The percentage that the lowest margin of a rate is below; undefined for another duty. */
export const marginOfDuty = (duty: RateDuty): number | undefined =>
  isMarginDuty(duty) ? Number(duty.slice('margin-'.length)) : undefined

export const isMarginDuty = (duty: RateDuty): duty is MarginDuty => duty.startsWith('margin-')

/** Costs are for those who publish rates, and so is what depends on them. */
export const isAboutCost = (duty: RateDuty): boolean => duty === 'below-cost' || isMarginDuty(duty)

/** The days of a duty to prolong a rate; undefined for another one. */
export const daysOfDuty = (duty: RateDuty): number | undefined =>
  endingDays.find((days) => duty === `ending-${days}`)

/** Sailings of so many days must have a price. */
export const pricedAheadDays = 14
