export { exchangeRatesOn } from './exchange-rate-store.ts'
export { type RatesOf, ratesInForce, severalInForce } from './rates-in-force-store.ts'
export { rateEndpoints } from './routes.ts'
export { previewSweep } from './sweep-imports.ts'
