import * as quotes from '#contract/quotes.ts'
import { labelQuotes as labelQuotesCall } from '#contract/selected-quotes.ts'
import * as shares from '#contract/shared-quotes.ts'
import { verifyQuote as verifyCall } from '#contract/verify-quote.ts'
import { labelProblems } from '#domain/quotes/saved/labels.ts'
import { shanghaiDay } from '#domain/values/shanghai-day.ts'
import { type Endpoint, endpoint } from '#server/platform/http/endpoint.ts'
import type { QuoteDeps } from '#server/quotes/deps.ts'
import { readDocument } from '#server/quotes/documents/read-document.ts'
import { nestedQueryProblems } from '#server/quotes/pricing/price-query.ts'
import { acceptQuote } from './accept-quote.ts'
import { labelQuote, labelQuotes, listLabels } from './label-quotes.ts'
import { quoteAgain } from './quote-again.ts'
import { listQuotes, readQuote } from './read-quotes.ts'
import { saveQuote } from './save-quote.ts'
import { endShare, listShares, shareQuote } from './share-quote.ts'
import { readSharedQuote } from './shared-quote.ts'
import { verifyQuote } from './verify-quote.ts'

export const savedQuoteEndpoints = (deps: QuoteDeps): readonly Endpoint[] => [
  endpoint(
    quotes.saveQuote,
    (input) => saveQuote(deps, input),
    (sent) => nestedQueryProblems(sent, shanghaiDay(deps.clock.now())),
  ),
  endpoint(quotes.listQuotes, (input) => listQuotes(deps, input)),
  endpoint(
    quotes.labelQuote,
    (input) => labelQuote(deps, input),
    ({ labels = [] }) => labelProblems(labels.filter((label) => label !== undefined)),
  ),
  endpoint(labelQuotesCall, (input) => labelQuotes(deps, input)),
  endpoint(quotes.listLabels, (input) => listLabels(deps, input)),
  endpoint(quotes.readQuote, (input) => readQuote(deps, input)),
  endpoint(quotes.readQuoteDocument, (input) => readDocument(deps, input)),
  endpoint(quotes.acceptQuote, (input) => acceptQuote(deps, input)),
  endpoint(quotes.quoteAgain, (input) => quoteAgain(deps, input)),
  endpoint(shares.shareQuote, (input) => shareQuote(deps, input)),
  endpoint(shares.listShares, (input) => listShares(deps, input)),
  endpoint(shares.endShare, (input) => endShare(deps, input)),
  endpoint(shares.readSharedQuote, (input) => readSharedQuote(deps, input)),
  endpoint(verifyCall, (input) => verifyQuote(deps, input)),
]
