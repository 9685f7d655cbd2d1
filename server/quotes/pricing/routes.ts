import * as quotes from '#contract/quotes.ts'
import type { QuoteQuery } from '#domain/quotes/query/query.ts'
import { queryProblems } from '#domain/quotes/query/query-problems.ts'
import type { PartialInput } from '#domain/values/partial-input.ts'
import { shanghaiDay } from '#domain/values/shanghai-day.ts'
import { type Endpoint, endpoint } from '#server/platform/http/endpoint.ts'
import type { QuoteDeps } from '#server/quotes/deps.ts'
import { nestedQueryProblems } from './price-query.ts'
import { getPriceRange } from './price-range.ts'
import { readOffer } from './read-offer.ts'
import { searchOffers } from './search-offers.ts'

export function pricingEndpoints(deps: QuoteDeps): readonly Endpoint[] {
  const today = () => shanghaiDay(deps.clock.now())
  const rules = (sent: PartialInput<QuoteQuery>) => queryProblems(sent, today())
  return [
    endpoint(quotes.getPriceRange, (input) => getPriceRange(deps, input), rules),
    endpoint(quotes.searchOffers, (input) => searchOffers(deps, input), rules),
    endpoint(
      quotes.readOffer,
      (input) => readOffer(deps, input),
      (sent) => nestedQueryProblems(sent, today()),
    ),
  ]
}
