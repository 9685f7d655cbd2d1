import type { PublishedRates } from '#domain/rates/read-central-parity.ts'

/** Invented, near the demo rates, and quoted in every way that the real ones are. */
export const demoParity: PublishedRates['records'] = [
  { pair: 'USD/CNY', price: '6.7132' },
  { pair: 'EUR/CNY', price: '7.6245' },
  { pair: '100JPY/CNY', price: '4.4562' },
  { pair: 'HKD/CNY', price: '0.86287' },
  { pair: 'GBP/CNY', price: '8.9361' },
  { pair: 'AUD/CNY', price: '4.4138' },
  { pair: 'SGD/CNY', price: '5.1734' },
  { pair: 'CNY/THB', price: '4.8120' },
  { pair: 'CNY/KRW', price: '207.04' },
  { pair: 'CNY/AED', price: '0.54735' },
]
