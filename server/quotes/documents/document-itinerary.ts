import type { RequestDetails } from '#contract/request-details.ts'
import type { Bilingual, Language } from '#domain/brands/brand.ts'
import { formatAmount } from '#domain/language/format-money.ts'
import { formatDay, formatTime, formatZonedTime } from '#domain/language/format-time.ts'
import { namesOf, type PlaceNames } from '#domain/places/place-names.ts'
import type { TerminalAbroad } from '#domain/places/terminal-abroad.ts'
import { nameOfTypedPlace } from '#domain/places/typed-place.ts'
import type { Translate } from '#domain/quotes/explanation/explain.ts'
import { isDirect } from '#domain/quotes/offers/is-direct.ts'
import type { SailingItem } from '#domain/quotes/offers/ocean-offers.ts'
import type { Offer } from '#domain/quotes/offers/offer.ts'
import type { OceanQuery, QuoteQuery } from '#domain/quotes/query/query.ts'
import type { QuotedRoute } from '#domain/quotes/saved/quoted-route.ts'
import { doorsOf } from '#domain/quotes/terms.ts'
import { cutOffsOf } from '#domain/schedules/cut-offs.ts'
import type { RatedSailing } from '#domain/tariffs/ocean/ocean-rate.ts'
import { containerText } from '#domain/values/container-type.ts'
import { daysBetween } from '#domain/values/shanghai-day.ts'
import type { NamedValue } from '#server/platform/pdf/branded-page.ts'
import { requestedDetails } from './document-request.ts'

type TruckingQuery = Extract<QuoteQuery, { readonly mode: 'trucking' }>

/** What the price is for, as the document prints it. */
export type Itinerary = {
  readonly query: QuoteQuery | null
  readonly offer: Offer
  readonly route: QuotedRoute
  readonly places: PlaceNames
  /** What was written in the request that an offer by staff answers. */
  readonly requested: RequestDetails | null
  /** Of an ocean quote, in kilograms. */
  readonly carbonKg: number | null
}

/** In Shanghai time, with the year: a document is read long after it was written. */
const timeText = (instant: Date, language: Language): string =>
  formatTime(instant, language, { format: 'dateTime' })

/** Translates keys below `quoteDocument.route` and adds names to codes. */
const itineraryTexts = (language: Language, translate: Translate, places: PlaceNames) => {
  const names = namesOf(places)
  const named = (code: string, name: Bilingual | undefined) =>
    name ? translate('quoteDocument.route.place', { name: name[language], code }) : code
  return {
    row: (key: string, value: string | number): NamedValue => [
      translate(`quoteDocument.route.${key}`),
      String(value),
    ],
    translate: (key: string, params: Record<string, string | number>) =>
      translate(`quoteDocument.route.${key}`, params),
    day: (day: string) => formatDay(day, language, 'date'),
    time: (instant: Date) => timeText(instant, language),
    localTime: (instant: Date, zone: string | undefined) =>
      formatZonedTime(instant, language, { format: 'dateTime', zone }),
    port: (code: string) => named(code, names.port(code)),
    district: (code: string) => named(code, names.district(code)),
    carrier: (code: string) => named(code, names.carrier(code)),
    place: (code: string) => named(code, names.place(code)),
    named: ({ code, name }: TerminalAbroad) => named(code, name),
  }
}
type ItineraryTexts = ReturnType<typeof itineraryTexts>

function containerDetails(texts: ItineraryTexts, { containers }: QuotedRoute): readonly NamedValue[] {
  if (containers.length === 0) return []
  const containerTexts = containers.map(({ type, count }) =>
    texts.translate('container', { type: containerText(type), count }),
  )
  return [texts.row('containers', containerTexts.join(texts.translate('comma', {})))]
}

/** The price depends on the weight of each container and on the loading points. */
function truckedDetails(texts: ItineraryTexts, query: TruckingQuery): readonly NamedValue[] {
  const rows = query.containers.map(({ type, count, grossWeightKg }) =>
    grossWeightKg === undefined
      ? texts.translate('container', { type, count })
      : texts.translate('weighedContainer', { type, count, weight: formatAmount(String(grossWeightKg)) }),
  )
  return [
    texts.row('containers', rows.join(texts.translate('comma', {}))),
    texts.row('loadingPoints', query.loadingPoints),
  ]
}

/** Only for a sailing of the schedule. */
function arrivalDetails(texts: ItineraryTexts, sailing: RatedSailing): readonly NamedValue[] {
  const { departsOn, arrivesOn, arrivesAt, arrivalZone, arrivalTerminal } = sailing
  if (!arrivesOn) return []
  return [
    texts.row(
      'arrives',
      arrivesAt ? texts.localTime(new Date(arrivesAt), arrivalZone) : texts.day(arrivesOn),
    ),
    ...(arrivalTerminal ? [texts.row('arrivalTerminal', texts.named(arrivalTerminal))] : []),
    texts.row('transit', texts.translate('transitValue', { days: daysBetween(departsOn, arrivesOn) })),
    ...(isDirect(sailing) ? [texts.row('routing', texts.translate('direct', {}))] : []),
  ]
}

const sailingDetails = (texts: ItineraryTexts, { item }: Offer): readonly NamedValue[] => {
  const { carrier, sailing } = item as SailingItem
  const { vessel, voyage, imoNumber, linerService, terminal, departsOn, departsAt } = sailing
  return [
    texts.row('carrier', texts.carrier(carrier)),
    ...(linerService ? [texts.row('linerService', linerService)] : []),
    texts.row('vessel', texts.translate('vesselValue', { vessel, voyage })),
    ...(imoNumber ? [texts.row('imoNumber', imoNumber)] : []),
    ...(terminal ? [texts.row('terminal', texts.place(terminal))] : []),
    texts.row('departs', departsAt ? texts.time(new Date(departsAt)) : texts.day(departsOn)),
    ...arrivalDetails(texts, sailing),
  ]
}

/** The places at both ends of a booking from door to door. */
function doorDetails(texts: ItineraryTexts, { addOns }: OceanQuery): readonly NamedValue[] {
  const { district, deliveryPlace } = doorsOf(addOns) ?? {}
  return [
    ...(district === undefined ? [] : [texts.row('district', texts.district(district))]),
    ...(deliveryPlace === undefined ? [] : [texts.row('deliveryPlace', deliveryPlace)]),
  ]
}

const oceanDetails = (
  texts: ItineraryTexts,
  query: OceanQuery,
  { offer, route, carbonKg }: Itinerary,
): readonly NamedValue[] => [
  texts.row('from', texts.port(query.pol)),
  texts.row('to', texts.port(query.pod)),
  ...doorDetails(texts, query),
  ...sailingDetails(texts, offer),
  ...containerDetails(texts, route),
  texts.row('bills', query.billsOfLading),
  ...(carbonKg === null
    ? []
    : [texts.row('carbon', texts.translate('carbonValue', { kilograms: formatAmount(String(carbonKg)) }))]),
]

function detailsOfQuery(
  texts: ItineraryTexts,
  query: QuoteQuery,
  itinerary: Itinerary,
): readonly NamedValue[] {
  const { code } = itinerary.offer.item
  const { pickUpPlace } = itinerary.route
  switch (query.mode) {
    case 'ocean':
      return oceanDetails(texts, query, itinerary)
    case 'trucking':
      return [
        texts.row('from', texts.port(query.port)),
        texts.row('district', texts.district(query.district)),
        ...(pickUpPlace ? [texts.row('pickUp', texts.place(pickUpPlace))] : []),
        texts.row('day', texts.day(query.day)),
        ...truckedDetails(texts, query),
      ]
    case 'warehouse': {
      const { volumeCbm: volume, weightTons: weight } = query.cargo
      return [
        texts.row('warehouse', texts.place(code)),
        texts.row('day', texts.day(query.day)),
        texts.row('volume', texts.translate('volumeValue', { volume, weight, days: query.storageDays })),
      ]
    }
    case 'depot':
      return [
        texts.row('from', texts.port(query.port)),
        texts.row('depot', texts.place(code)),
        texts.row('day', texts.day(query.day)),
        ...containerDetails(texts, itinerary.route),
        texts.row('emptyOrLaden', texts.translate(`emptyOrLadenValues.${query.kind}`, {})),
        texts.row('stay', texts.translate('stayValue', { days: query.days })),
      ]
  }
}

/** Ports, sailing and containers; for an offer by staff, what the request says: places that are ours in the language of the document. */
export function itineraryDetails(
  itinerary: Itinerary,
  language: Language,
  translate: Translate,
): readonly NamedValue[] {
  const { query, route, places, requested } = itinerary
  const texts = itineraryTexts(language, translate, places)
  if (query) return detailsOfQuery(texts, query, itinerary)
  const typed = (text: string) => nameOfTypedPlace(text)?.[language] ?? text
  return [
    ...(route.from ? [texts.row('from', typed(route.from))] : []),
    ...(route.to ? [texts.row('to', typed(route.to))] : []),
    ...containerDetails(texts, route),
    ...(requested ? requestedDetails(requested, language, translate) : []),
  ]
}

/** Only for a sailing with a departure time. */
export function cutOffDetails(
  { item }: Offer,
  language: Language,
  translate: Translate,
): readonly NamedValue[] {
  const { departsAt } = (item as Partial<SailingItem>).sailing ?? {}
  if (!departsAt) return []
  return cutOffsOf({ etd: new Date(departsAt) }).map(({ code, time }) => [
    translate(`schedules.cutOffs.${code}`),
    timeText(time, language),
  ])
}
