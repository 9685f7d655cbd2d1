export { exchangeRatesOn } from './exchange-rate-store.ts'
export { ratesInForce } from './rates-in-force-store.ts'
export { rateEndpoints } from './routes.ts'
