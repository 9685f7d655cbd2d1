import type { Language } from '#domain/brands/brand.ts'
import { formatAmount, formatMoney } from '#domain/language/format-money.ts'
import { formatDay, formatTime } from '#domain/language/format-time.ts'
import { isCurrency, money } from '#domain/values/money.ts'
import type { Params } from '#domain/values/refusal.ts'
import { instantAt } from '#domain/values/shanghai-time.ts'
import { standardCurrency } from './fee-line.ts'

type Kind = 'money' | 'figure' | 'day' | 'time'

/** The parameters of pricing rules and their triggers that have a style of their own in a sentence. */
const kinds: Readonly<Record<string, Kind>> = {
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
  volumeCbm: 'figure',
  weightTons: 'figure',
  measure: 'figure',
  day: 'day',
  from: 'day',
  to: 'day',
  cutOff: 'time',
}

/** The parameters of a sentence with money, figures, days and times written as everywhere else. */
export function formatParams(params: Params, language: Language): Params {
  const stated = String(params.currency ?? '')
  const currency = isCurrency(stated) ? stated : standardCurrency
  const write: Readonly<Record<Kind, (value: string) => string>> = {
    money: (amount) => formatMoney(money(amount, currency), language),
    figure: formatAmount,
    day: (day) => formatDay(day, language),
    time: (wall) => {
      const [day = '', clock = ''] = wall.split(' ')
      return formatTime(instantAt(day, clock), language)
    },
  }
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => {
      const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined
      return [name, kind ? write[kind](String(value)) : value]
    }),
  )
}
