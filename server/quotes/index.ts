import type { Endpoint } from '#server/platform/http/endpoint.ts'
import { alertEndpoints } from './alerts/routes.ts'
import { bulkQuoteEndpoints } from './bulk/routes.ts'
import type { QuoteDeps } from './deps.ts'
import { lineTemplateEndpoints } from './line-templates/routes.ts'
import { pricingEndpoints } from './pricing/routes.ts'
import { requestEndpoints } from './requests/routes.ts'
import { savedQuoteEndpoints } from './saved/routes.ts'

export { type RateViewer, requireRateViewer } from './access.ts'
export { alertsJob, alertsJobName } from './alerts/check-alerts.ts'
export { tradeOfCompany } from './company-trade-store.ts'
export { type DemoTradeDeps, type DemoTrading, hoursBefore } from './demo/demo-trading.ts'
export { prepareOfferOf, prepareQuoteOf, type WriteQuote } from './demo/order-quotes.ts'
export { openTrading, seedDemoTrade } from './demo/seed-trade.ts'
export type { QuoteDeps } from './deps.ts'
export { nextCounted } from './document-number-store.ts'
export { findQuotes, findRequests } from './find-numbers.ts'
export { findRequestNumber } from './find-numbers-store.ts'
export { erasePersonalQuoteData, exportPersonalQuoteData } from './personal-data-store.ts'
export { PriceCache } from './pricing/price-cache.ts'
export { warmPrices } from './pricing/warm-prices.ts'
export { attachmentsInUse } from './requests/attachment-store.ts'
export { canSeeAttachment } from './requests/attachments.ts'
export { newsOfAcceptances, newsOfRequests } from './requests/news-store.ts'
export { visitorSweep } from './requests/sweep-visitors.ts'
export { claimVisitorRequests } from './requests/visitor-store.ts'
export {
  createOrderedQuoteReader,
  findQuoteOf,
  type OrderedQuote,
  orderedQuotes,
  quotesById,
  quoteToOrder,
} from './saved/ordered-quote.ts'

export const quoteEndpoints = (deps: QuoteDeps): readonly Endpoint[] => [
  ...pricingEndpoints(deps),
  ...savedQuoteEndpoints(deps),
  ...requestEndpoints(deps),
  ...lineTemplateEndpoints(deps),
  ...alertEndpoints(deps),
  ...bulkQuoteEndpoints(deps),
]
