import { accept, refuse, type Verdict } from '#domain/values/refusal.ts'
import type { OceanRate, Visibility } from './ocean-rate.ts'

/** The company that asks; a visitor has none. */
export type Asking = string | null

const isShownTo = (company: Asking, visibility: Visibility): boolean =>
  visibility === 'public' || (company !== null && visibility.companies.includes(company))

/** Days are ISO texts, so that they compare as texts. */
const isValidOn = (day: string, { validFrom, validTo, sailing }: OceanRate): boolean =>
  validFrom <= day && day <= validTo && day <= sailing.departsOn

export const mayUseRate = (company: Asking, rate: OceanRate, day: string): boolean =>
  isShownTo(company, rate.visibility) && isValidOn(day, rate)

/** The rates a company can book on a day, in the order given. */
export const ratesFor = (company: Asking, rates: readonly OceanRate[], day: string): readonly OceanRate[] =>
  rates.filter((rate) => mayUseRate(company, rate, day))

export type Lane = { readonly pol: string; readonly pod: string }

/** Those of one lane; none at all is an answer with a name. */
export function ratesOnLane(
  { pol, pod }: Lane,
  company: Asking,
  rates: readonly OceanRate[],
  day: string,
): Verdict<readonly OceanRate[]> {
  const found = ratesFor(company, rates, day).filter((rate) => rate.pol === pol && rate.pod === pod)
  return found.length === 0 ? refuse('no-price', { pol, pod, day }) : accept(found)
}
