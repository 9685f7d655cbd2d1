export { exchangeRatesOn } from './exchange-rate-store.ts'
export { isInForce, type PublishedRate, publishedRates, type RateLookup } from './rates-in-force-store.ts'
export { rateEndpoints } from './routes.ts'
export { previewSweep } from './sweep-imports.ts'
