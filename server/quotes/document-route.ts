import type { Bilingual, Language } from '#domain/brands/brand.ts'
import { namesOf, type PlaceNames } from '#domain/places/place-names.ts'
import type { Say } from '#domain/quotes/explain.ts'
import type { SailingItem } from '#domain/quotes/ocean-offers.ts'
import type { Offer } from '#domain/quotes/offer.ts'
import type { OceanQuery, QuoteQuery } from '#domain/quotes/query.ts'
import { cutOffsOf } from '#domain/schedules/cut-offs.ts'
import { containerText } from '#domain/values/container-type.ts'
import { shanghaiTime } from '#domain/values/shanghai-time.ts'

export type Stated = readonly [name: string, value: string]

type Ends = {
  readonly from: string | null
  readonly to: string | null
  readonly pickUpPlace: string | null
  readonly containers: readonly { readonly type: string; readonly count: number }[]
}

export type Described = {
  readonly query: QuoteQuery | null
  readonly offer: Offer
  readonly ends: Ends
  readonly places: PlaceNames
}

const two = (figure: number) => String(figure).padStart(2, '0')

/** As the clock in Beijing shows it. */
const clockTime = (instant: Date): string => {
  const { day, hour, minute } = shanghaiTime(instant)
  return `${day} ${two(hour)}:${two(minute)}`
}

/** Says `quote-document.route.<key>` and whom the codes stand for. */
const speaker = (language: Language, say: Say, places: PlaceNames) => {
  const names = namesOf(places)
  const named = (code: string, name: Bilingual | undefined) =>
    name ? say('quote-document.route.place', { name: name[language], code }) : code
  return {
    of: (key: string, value: string | number): Stated => [say(`quote-document.route.${key}`), String(value)],
    say: (key: string, params: Record<string, string | number>) => say(`quote-document.route.${key}`, params),
    port: (code: string) => named(code, names.port(code)),
    district: (code: string) => named(code, names.district(code)),
    carrier: (code: string) => named(code, names.carrier(code)),
    place: (code: string) => named(code, names.place(code)),
  }
}
type Speaker = ReturnType<typeof speaker>

function containers(speak: Speaker, { containers }: Ends): readonly Stated[] {
  if (containers.length === 0) return []
  const told = containers.map(({ type, count }) =>
    speak.say('container', { type: containerText(type), count }),
  )
  return [speak.of('containers', told.join(speak.say('comma', {})))]
}

const shipOf = (speak: Speaker, { item }: Offer): readonly Stated[] => {
  const { carrier, sailing } = item as SailingItem
  const { vessel, voyage, service, terminal, departsOn, departsAt, arrivesOn } = sailing
  return [
    speak.of('carrier', speak.carrier(carrier)),
    ...(service ? [speak.of('linerService', service)] : []),
    speak.of('vessel', speak.say('vesselValue', { vessel, voyage })),
    ...(terminal ? [speak.of('terminal', speak.place(terminal))] : []),
    speak.of('departs', departsAt ? clockTime(new Date(departsAt)) : departsOn),
    ...(arrivesOn ? [speak.of('arrives', arrivesOn)] : []),
  ]
}

const oceanFacts = (speak: Speaker, query: OceanQuery, { offer, ends }: Described): readonly Stated[] => [
  speak.of('from', speak.port(query.pol)),
  speak.of('to', speak.port(query.pod)),
  ...shipOf(speak, offer),
  ...containers(speak, ends),
  speak.of('bills', query.billsOfLading),
]

function factsOfQuery(speak: Speaker, query: QuoteQuery, described: Described): readonly Stated[] {
  const { code } = described.offer.item
  const { pickUpPlace } = described.ends
  switch (query.service) {
    case 'ocean':
      return oceanFacts(speak, query, described)
    case 'trucking':
      return [
        speak.of('from', speak.port(query.port)),
        speak.of('district', speak.district(query.district)),
        ...(pickUpPlace ? [speak.of('pickUp', speak.place(pickUpPlace))] : []),
        speak.of('day', query.day),
        ...containers(speak, described.ends),
      ]
    case 'warehouse': {
      const { volumeCbm: volume, weightTons: weight } = query.cargo
      return [
        speak.of('warehouse', speak.place(code)),
        speak.of('day', query.day),
        speak.of('volume', speak.say('volumeValue', { volume, weight, days: query.storageDays })),
      ]
    }
    case 'depot':
      return [
        speak.of('from', speak.port(query.port)),
        speak.of('depot', speak.place(code)),
        speak.of('day', query.day),
        ...containers(speak, described.ends),
        speak.of('stay', speak.say('stayValue', { days: query.days })),
      ]
  }
}

/** What the price is for: ports, ship, boxes; or, of what staff agreed, the ends as they were asked for. */
export function routeFacts(described: Described, language: Language, say: Say): readonly Stated[] {
  const { query, ends, places } = described
  const speak = speaker(language, say, places)
  if (query) return factsOfQuery(speak, query, described)
  return [
    ...(ends.from ? [speak.of('from', ends.from)] : []),
    ...(ends.to ? [speak.of('to', ends.to)] : []),
    ...containers(speak, ends),
  ]
}

/** Of a ship whose departure is known to the minute. */
export function cutOffFacts({ item }: Offer, say: Say): readonly Stated[] {
  const { departsAt } = (item as Partial<SailingItem>).sailing ?? {}
  if (!departsAt) return []
  return cutOffsOf({ etd: new Date(departsAt) }).map(({ code, time }) => [
    say(`schedules.cutOffs.${code}`),
    clockTime(time),
  ])
}
