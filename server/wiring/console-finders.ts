import { carriersNamed } from '#domain/places/carriers-named.ts'
import { placesNamed, terminalPlaces } from '#domain/places/coded-places.ts'
import { findCompanies } from '#server/certification/index.ts'
import type { ConsoleFinders } from '#server/console/index.ts'
import { findCustomers } from '#server/identity/index.ts'
import { findOrders } from '#server/orders/index.ts'
import { findQuotes, findRequests } from '#server/quotes/index.ts'
import { findRates } from '#server/rates/index.ts'

/** Carriers and terminals have no page in the console: their rates open. */
export const consoleFinders: ConsoleFinders = {
  orders: findOrders,
  requests: findRequests,
  quotes: findQuotes,
  rates: findRates,
  companies: findCompanies,
  people: findCustomers,
  carriers: async (_db, { text, language, max }) =>
    carriersNamed(text)
      .slice(0, max)
      .map(({ code, name }) => ({ title: name[language], detail: code, opens: 'rates', id: code })),
  terminals: async (_db, { text, language, max }) =>
    placesNamed(terminalPlaces, text)
      .slice(0, max)
      .map(({ code, port, name }) => ({
        title: name[language],
        detail: code,
        opens: 'port-rates',
        id: port,
      })),
}
