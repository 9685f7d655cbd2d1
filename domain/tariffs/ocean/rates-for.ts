import type { OceanRate, RatedSailing, Visibility } from './ocean-rate.ts'

/** The company that asks; a visitor has none. */
export type Asking = string | null

const isShownTo = (company: Asking, visibility: Visibility): boolean =>
  visibility === 'public' || (company !== null && visibility.companies.includes(company))

/** The departure date decides which rate is valid. Dates are ISO texts, so they compare as texts. */
export const holdsFor = (
  { departsOn }: RatedSailing,
  { validFrom, validTo }: Pick<OceanRate, 'validFrom' | 'validTo'>,
): boolean => validFrom <= departsOn && departsOn <= validTo

/** Whether a company can book at this rate on a day. */
export const mayUseRate = (company: Asking, rate: OceanRate, day: string): boolean =>
  isShownTo(company, rate.visibility) && holdsFor(rate.sailing, rate) && day <= rate.sailing.departsOn
