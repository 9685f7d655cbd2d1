import type { Bilingual, Language } from '#domain/brands/brand.ts'
import { namesOf, type PlaceNames } from '#domain/places/place-names.ts'
import type { Translate } from '#domain/quotes/explain.ts'
import type { SailingItem } from '#domain/quotes/ocean-offers.ts'
import type { Offer } from '#domain/quotes/offer.ts'
import type { OceanQuery, QuoteQuery } from '#domain/quotes/query.ts'
import type { QuotedRoute } from '#domain/quotes/quoted-route.ts'
import { cutOffsOf } from '#domain/schedules/cut-offs.ts'
import { containerText } from '#domain/values/container-type.ts'
import { shanghaiTime } from '#domain/values/shanghai-time.ts'

export type NamedValue = readonly [name: string, value: string]

/** What the price is for, as the document prints it. */
export type Itinerary = {
  readonly query: QuoteQuery | null
  readonly offer: Offer
  readonly route: QuotedRoute
  readonly places: PlaceNames
}

const twoDigits = (part: number) => String(part).padStart(2, '0')

/** In Shanghai time. */
const localTime = (instant: Date): string => {
  const { day, hour, minute } = shanghaiTime(instant)
  return `${day} ${twoDigits(hour)}:${twoDigits(minute)}`
}

/** Translates keys below `quoteDocument.route` and adds names to codes. */
const writerFor = (language: Language, translate: Translate, places: PlaceNames) => {
  const names = namesOf(places)
  const named = (code: string, name: Bilingual | undefined) =>
    name ? translate('quoteDocument.route.place', { name: name[language], code }) : code
  return {
    of: (key: string, value: string | number): NamedValue => [
      translate(`quoteDocument.route.${key}`),
      String(value),
    ],
    translate: (key: string, params: Record<string, string | number>) =>
      translate(`quoteDocument.route.${key}`, params),
    port: (code: string) => named(code, names.port(code)),
    district: (code: string) => named(code, names.district(code)),
    carrier: (code: string) => named(code, names.carrier(code)),
    place: (code: string) => named(code, names.place(code)),
  }
}
type Writer = ReturnType<typeof writerFor>

function containerDetails(write: Writer, { containers }: QuotedRoute): readonly NamedValue[] {
  if (containers.length === 0) return []
  const texts = containers.map(({ type, count }) =>
    write.translate('container', { type: containerText(type), count }),
  )
  return [write.of('containers', texts.join(write.translate('comma', {})))]
}

const sailingDetails = (write: Writer, { item }: Offer): readonly NamedValue[] => {
  const { carrier, sailing } = item as SailingItem
  const { vessel, voyage, linerService, terminal, departsOn, departsAt, arrivesOn } = sailing
  return [
    write.of('carrier', write.carrier(carrier)),
    ...(linerService ? [write.of('linerService', linerService)] : []),
    write.of('vessel', write.translate('vesselValue', { vessel, voyage })),
    ...(terminal ? [write.of('terminal', write.place(terminal))] : []),
    write.of('departs', departsAt ? localTime(new Date(departsAt)) : departsOn),
    ...(arrivesOn ? [write.of('arrives', arrivesOn)] : []),
  ]
}

const oceanDetails = (
  write: Writer,
  query: OceanQuery,
  { offer, route }: Itinerary,
): readonly NamedValue[] => [
  write.of('from', write.port(query.pol)),
  write.of('to', write.port(query.pod)),
  ...sailingDetails(write, offer),
  ...containerDetails(write, route),
  write.of('bills', query.billsOfLading),
]

function detailsOfQuery(write: Writer, query: QuoteQuery, itinerary: Itinerary): readonly NamedValue[] {
  const { code } = itinerary.offer.item
  const { pickUpPlace } = itinerary.route
  switch (query.mode) {
    case 'ocean':
      return oceanDetails(write, query, itinerary)
    case 'trucking':
      return [
        write.of('from', write.port(query.port)),
        write.of('district', write.district(query.district)),
        ...(pickUpPlace ? [write.of('pickUp', write.place(pickUpPlace))] : []),
        write.of('day', query.day),
        ...containerDetails(write, itinerary.route),
      ]
    case 'warehouse': {
      const { volumeCbm: volume, weightTons: weight } = query.cargo
      return [
        write.of('warehouse', write.place(code)),
        write.of('day', query.day),
        write.of('volume', write.translate('volumeValue', { volume, weight, days: query.storageDays })),
      ]
    }
    case 'depot':
      return [
        write.of('from', write.port(query.port)),
        write.of('depot', write.place(code)),
        write.of('day', query.day),
        ...containerDetails(write, itinerary.route),
        write.of('stay', write.translate('stayValue', { days: query.days })),
      ]
  }
}

/** Ports, sailing and containers; for an offer by staff, the places in the words of the request. */
export function itineraryDetails(
  itinerary: Itinerary,
  language: Language,
  translate: Translate,
): readonly NamedValue[] {
  const { query, route, places } = itinerary
  const write = writerFor(language, translate, places)
  if (query) return detailsOfQuery(write, query, itinerary)
  return [
    ...(route.from ? [write.of('from', route.from)] : []),
    ...(route.to ? [write.of('to', route.to)] : []),
    ...containerDetails(write, route),
  ]
}

/** Only for a sailing with a departure time. */
export function cutOffDetails({ item }: Offer, translate: Translate): readonly NamedValue[] {
  const { departsAt } = (item as Partial<SailingItem>).sailing ?? {}
  if (!departsAt) return []
  return cutOffsOf({ etd: new Date(departsAt) }).map(({ code, time }) => [
    translate(`schedules.cutOffs.${code}`),
    localTime(time),
  ])
}
