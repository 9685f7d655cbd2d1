import * as quotes from '#contract/quotes.ts'
import { type Endpoint, endpoint } from '#server/platform/http/endpoint.ts'
import type { QuoteDeps } from '#server/quotes/deps.ts'
import { getPriceRange } from './price-range.ts'
import { readOffer } from './read-offer.ts'
import { searchOffers } from './search-offers.ts'

export const pricingEndpoints = (deps: QuoteDeps): readonly Endpoint[] => [
  endpoint(quotes.getPriceRange, (input) => getPriceRange(deps, input)),
  endpoint(quotes.searchOffers, (input) => searchOffers(deps, input)),
  endpoint(quotes.readOffer, (input) => readOffer(deps, input)),
]
