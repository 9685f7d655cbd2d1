import type { OceanTariff, ServicePrice } from '#domain/tariffs/ocean/ocean-tariff.ts'
import type { Currency } from '#domain/values/money.ts'
import { levels } from './exchange-rows.ts'
import { roundToStep } from './seeded-random.ts'

/** The currency in which agents of a country bill; all others bill in dollars. */
const localCurrencies: Readonly<Record<string, keyof typeof levels>> = {
  NL: 'EUR',
  DE: 'EUR',
  BE: 'EUR',
  FR: 'EUR',
  IT: 'EUR',
  ES: 'EUR',
  GB: 'GBP',
  SG: 'SGD',
  AE: 'AED',
  JP: 'JPY',
  KR: 'KRW',
  AU: 'AUD',
}

/** Large figures are rounded to hundreds, small ones to fives. */
const inCurrency = (yuan: string, currency: keyof typeof levels): string => {
  const amount = Number(yuan) / levels[currency]
  return String(roundToStep(amount, amount > 5_000 ? 100 : 5))
}

function localPrice(service: ServicePrice, currency: keyof typeof levels): ServicePrice {
  const amountOf = (yuan: string) => inCurrency(yuan, currency)
  if (service.per === 'document') return { ...service, price: amountOf(service.price), currency }
  if (service.per !== 'container' || typeof service.price === 'string') return service
  const prices = Object.entries(service.price).map(([type, yuan]) => [type, amountOf(yuan)])
  return { ...service, price: Object.fromEntries(prices), currency }
}

type Services = OceanTariff['destinationServices']

/** The tariff constants are in yuan; here each port is priced in the currency of its country. */
export const inLocalCurrency = (services: Services): Services =>
  Object.fromEntries(
    Object.entries(services).map(([pod, own]) => {
      const currency: Exclude<Currency, 'CNY'> = localCurrencies[pod.slice(0, 2)] ?? 'USD'
      const priced = Object.entries(own ?? {}).map(([name, service]) => [name, localPrice(service, currency)])
      return [pod, Object.fromEntries(priced)]
    }),
  )
