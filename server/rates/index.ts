export { demoExchangeSource } from './exchange/demo-exchange-source.ts'
export { exchangeRatesOn } from './exchange/exchange-rate-store.ts'
export { httpExchangeSource } from './exchange/exchange-source.ts'
export { findRates } from './finding/find-rates.ts'
export { newestOfCode } from './finding/find-rates-store.ts'
export { previewSweep } from './imports/sweep-imports.ts'
export { ChoicesInForce } from './in-force/choices-in-force.ts'
export { contractRatesOf } from './in-force/contract-rate-store.ts'
export { TariffsInForce } from './in-force/published-tariffs.ts'
export {
  isInForce,
  type PublishedRate,
  publishedRates,
  type RateLookup,
} from './in-force/rates-in-force-store.ts'
export { newsOfRates } from './news-store.ts'
export { publicRateEndpoints } from './public-routes.ts'
export { rateEndpoints } from './routes.ts'
