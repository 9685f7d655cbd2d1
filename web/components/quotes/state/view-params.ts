import { type ShownCurrency, shownCurrencies } from '#domain/quotes/shown-currency.ts'
import { isCalendarDay } from '#domain/values/shanghai-day.ts'

/** How a list of offers is shown: in the URL, so that a link, a reload and Back restore it. */
export type ListView = {
  readonly sorting: Sorting
  /** Without it, all carriers. */
  readonly carrier?: string
  /** The terminal of loading; without it, all. */
  readonly terminal?: string
  readonly contractOnly: boolean
  /** In which totals are read. */
  readonly currency: ShownCurrency
  /** The day of departure; without it, all days. */
  readonly day?: string
  /** The chosen offer; without it, the cheapest. */
  readonly opened?: string
  /** The codes of the offers that are ticked. */
  readonly compared: readonly string[]
  /** Whether they are shown side by side. */
  readonly isComparing: boolean
}

export const sortings = ['byPrice', 'byDeparture', 'byTransit'] as const
export type Sorting = (typeof sortings)[number]

export const defaultView: ListView = {
  sorting: 'byPrice',
  contractOnly: false,
  currency: 'CNY',
  compared: [],
  isComparing: false,
}

/** No query and no filter of a price page uses the same names. */
const keys = {
  sorting: 'sort',
  carrier: 'only',
  terminal: 'berth',
  contractOnly: 'private',
  currency: 'cur',
  day: 'sails',
  opened: 'offer',
  compared: 'compare',
  isComparing: 'side',
} as const satisfies Record<keyof ListView, string>

export const viewParameters: readonly string[] = Object.values(keys)

const isSorting = (text: string | null): text is Sorting => sortings.some((sorting) => sorting === text)

export function readView(params: URLSearchParams): ListView {
  const sorting = params.get(keys.sorting)
  const day = params.get(keys.day) ?? ''
  return {
    sorting: isSorting(sorting) ? sorting : defaultView.sorting,
    carrier: params.get(keys.carrier) ?? undefined,
    terminal: params.get(keys.terminal) ?? undefined,
    contractOnly: params.has(keys.contractOnly),
    currency: shownCurrencies.find((one) => one === params.get(keys.currency)) ?? defaultView.currency,
    day: isCalendarDay(day) ? day : undefined,
    opened: params.get(keys.opened) ?? undefined,
    compared: [...new Set(params.getAll(keys.compared))],
    isComparing: params.has(keys.isComparing),
  }
}

/** The query of a URL alone. */
export function withoutView(params: URLSearchParams): URLSearchParams {
  const query = new URLSearchParams(params)
  for (const key of viewParameters) query.delete(key)
  return query
}

/** The same URL with another view; what is as usual is left out. */
export function withView(params: URLSearchParams, view: ListView): URLSearchParams {
  const url = withoutView(params)
  if (view.sorting !== defaultView.sorting) url.set(keys.sorting, view.sorting)
  if (view.carrier !== undefined) url.set(keys.carrier, view.carrier)
  if (view.terminal !== undefined) url.set(keys.terminal, view.terminal)
  if (view.currency !== defaultView.currency) url.set(keys.currency, view.currency)
  if (view.contractOnly) url.set(keys.contractOnly, '1')
  if (view.day !== undefined) url.set(keys.day, view.day)
  if (view.opened !== undefined) url.set(keys.opened, view.opened)
  for (const code of view.compared) url.append(keys.compared, code)
  if (view.isComparing) url.set(keys.isComparing, '1')
  return url
}
