import * as quotes from '#contract/quotes.ts'
import { type Endpoint, endpoint } from '#server/platform/http/endpoint.ts'
import { acceptQuote } from './accept.ts'
import { getPriceRange, searchOffers } from './ask.ts'
import type { QuoteDeps } from './deps.ts'
import { readDocument } from './document.ts'
import { listQuotes, readQuote, verifyQuote } from './read.ts'
import { quoteAgain, saveQuote } from './save.ts'

/** From a wish to a paper. */
export const documentEndpoints = (deps: QuoteDeps): readonly Endpoint[] => [
  endpoint(quotes.getPriceRange, (input) => getPriceRange(deps, input)),
  endpoint(quotes.searchOffers, (input) => searchOffers(deps, input)),
  endpoint(quotes.saveQuote, (input) => saveQuote(deps, input)),
  endpoint(quotes.listQuotes, (input) => listQuotes(deps, input)),
  endpoint(quotes.readQuote, (input) => readQuote(deps, input)),
  endpoint(quotes.readQuoteDocument, (input) => readDocument(deps, input)),
  endpoint(quotes.acceptQuote, (input) => acceptQuote(deps, input)),
  endpoint(quotes.quoteAgain, (input) => quoteAgain(deps, input)),
  endpoint(quotes.verifyQuote, (input) => verifyQuote(deps, input)),
]
