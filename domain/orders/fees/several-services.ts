import { type ExchangeRates, exchangeRateFor } from '#domain/quotes/fee-line.ts'
import type { Quote } from '#domain/quotes/quote.ts'
import type { ExchangeRate } from '#domain/values/exchange.ts'
import type { Currency } from '#domain/values/money.ts'
import type { Quoted, ReviewedLine } from './fees.ts'

/** The most services of one order, the main one included. */
export const maxServices = 6

type Priced = Pick<Quote, 'lines' | 'contingentCharges'>
type Positioned = { readonly servicePosition?: number }

/** The main service has position 0; its lines are those of its quote, so that an order with one service is as it was. */
export const positionOf = ({ servicePosition = 0 }: Positioned): number => servicePosition

/** The price of a service at its position in the order: no two lines and no two charges of an order share a name. */
export const atPosition = <Q extends Priced>(quote: Q, servicePosition: number): Q =>
  servicePosition === 0
    ? quote
    : {
        ...quote,
        lines: quote.lines.map((line) => ({
          ...line,
          lineId: `s${servicePosition}.${line.lineId}`,
          servicePosition,
        })),
        contingentCharges: quote.contingentCharges.map((charge) => ({ ...charge, servicePosition })),
      }

/** One price of all services; each keeps the exchange rates of its own quote. */
export function quotedTogether(main: Quoted, others: readonly Quoted[]): Quoted {
  if (others.length === 0) return main
  const all = [main, ...others].map(atPosition)
  return {
    ...main,
    lines: all.flatMap(({ lines }) => lines),
    contingentCharges: all.flatMap(({ contingentCharges }) => contingentCharges),
    more: others.map(({ day, exchangeRates }) => ({ day, exchangeRates })),
  }
}

type Rates = { readonly day: string; readonly exchangeRates: ExchangeRates }

/** By the rates of the service that a charge belongs to. */
export function exchangeRateOf(
  currency: Currency,
  charge: Positioned,
  { more = [], ...main }: Rates & { readonly more?: readonly Rates[] },
): ExchangeRate | undefined {
  const { day, exchangeRates } = more[positionOf(charge) - 1] ?? main
  return exchangeRateFor(currency, exchangeRates, day)
}

type Line = { readonly quoted?: Positioned | null; readonly contingency?: Positioned | null }

/** The service that a line of an order belongs to. */
export const positionOfLine = ({ quoted, contingency }: Line): number =>
  positionOf(quoted ?? contingency ?? {})

/** A price of the main service with the agreed prices of the others, which it does not touch. */
export const withOtherServices = (next: Quoted, agreed: readonly ReviewedLine[]): Quoted => ({
  ...next,
  lines: [
    ...next.lines,
    ...agreed.flatMap((line) => ('quoted' in line && positionOfLine(line) > 0 ? [line.quoted] : [])),
  ],
})
