import type { Language } from '#domain/brands/brand.ts'
import { formatAmount, formatMoney } from '#domain/language/format-money.ts'
import { formatDay, formatTime } from '#domain/language/format-time.ts'
import { standardCurrency } from '#domain/quotes/fee-line.ts'
import { type Currency, isCurrency, money } from '#domain/values/money.ts'
import type { Params } from '#domain/values/refusal.ts'
import { instantAt } from '#domain/values/shanghai-time.ts'

type Kind = 'money' | 'figure' | 'day' | 'time'

/** The parameters of pricing rules and their triggers that have a style of their own in a sentence. */
const kinds: ReadonlyMap<string, Kind> = new Map(
  Object.entries({
    price: 'money',
    freight: 'money',
    lanePrice: 'money',
    calculated: 'money',
    cap: 'money',
    capPerDay: 'money',
    least: 'money',
    minimum: 'money',
    perAccident: 'money',
    perHour: 'money',
    perCbm: 'money',
    theftAddOn: 'money',
    cargoValue: 'money',
    grossWeightKg: 'figure',
    cargoWeightKg: 'figure',
    volumeCbm: 'figure',
    weightTons: 'figure',
    measure: 'figure',
    day: 'day',
    from: 'day',
    to: 'day',
    cutOff: 'time',
  }),
)

function write(value: string, kind: Kind, currency: Currency, language: Language): string {
  switch (kind) {
    case 'money':
      return formatMoney(money(value, currency), language)
    case 'figure':
      return formatAmount(value)
    case 'day':
      return formatDay(value, language)
    case 'time': {
      const [day = '', clock = ''] = value.split(' ')
      return formatTime(instantAt(day, clock), language)
    }
  }
}

/** The parameters of a sentence with money, figures, days and times written as everywhere else. */
export function formatParams(params: Params, language: Language): Params {
  const stated = String(params.currency ?? '')
  const currency = isCurrency(stated) ? stated : standardCurrency
  const written: Record<string, string | number> = {}
  for (const name of Object.keys(params)) {
    const value = params[name] ?? ''
    const kind = kinds.get(name)
    written[name] = kind ? write(String(value), kind, currency, language) : value
  }
  return written
}
