import * as quotes from '#contract/quotes.ts'
import { type Endpoint, endpoint } from '#server/platform/http/endpoint.ts'
import { acceptQuote } from './accept.ts'
import { askBand, askOffers } from './ask.ts'
import { readDocument } from './document.ts'
import { keepQuote, quoteAgain } from './keep.ts'
import type { QuoteParts } from './parts.ts'
import { listQuotes, readQuote, verifyQuote } from './read.ts'

/** From a wish to a paper. */
export const paperEndpoints = (parts: QuoteParts): readonly Endpoint[] => [
  endpoint(quotes.askBand, (input) => askBand(parts, input)),
  endpoint(quotes.askOffers, (input) => askOffers(parts, input)),
  endpoint(quotes.keepQuote, (input) => keepQuote(parts, input)),
  endpoint(quotes.listQuotes, (input) => listQuotes(parts, input)),
  endpoint(quotes.readQuote, (input) => readQuote(parts, input)),
  endpoint(quotes.readQuoteDocument, (input) => readDocument(parts, input)),
  endpoint(quotes.acceptQuote, (input) => acceptQuote(parts, input)),
  endpoint(quotes.quoteAgain, (input) => quoteAgain(parts, input)),
  endpoint(quotes.verifyQuote, (input) => verifyQuote(parts, input)),
]
