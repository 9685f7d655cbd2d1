import type { Bilingual, Language } from '#domain/brands/brand.ts'
import { namesOf, type PlaceNames } from '#domain/places/place-names.ts'
import type { Say } from '#domain/quotes/explain.ts'
import type { SailingSubject } from '#domain/quotes/ocean-offers.ts'
import type { Offer } from '#domain/quotes/offer.ts'
import type { AskedOcean, Wish } from '#domain/quotes/wish.ts'
import { cutOffsOf } from '#domain/schedules/cut-offs.ts'
import { boxText } from '#domain/values/container-type.ts'
import { shanghaiTime } from '#domain/values/shanghai-time.ts'

export type Stated = readonly [name: string, value: string]

type Ends = {
  readonly from: string | null
  readonly to: string | null
  readonly pickUpPlace: string | null
  readonly containers: readonly { readonly type: string; readonly count: number }[]
}

export type Described = {
  readonly wish: Wish | null
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
    say: (key: string, facts: Record<string, string | number>) => say(`quote-document.route.${key}`, facts),
    port: (code: string) => named(code, names.port(code)),
    district: (code: string) => named(code, names.district(code)),
    carrier: (code: string) => named(code, names.carrier(code)),
    place: (code: string) => named(code, names.place(code)),
  }
}
type Speaker = ReturnType<typeof speaker>

function boxes(speak: Speaker, { containers }: Ends): readonly Stated[] {
  if (containers.length === 0) return []
  const told = containers.map(({ type, count }) => speak.say('container', { type: boxText(type), count }))
  return [speak.of('containers', told.join(speak.say('comma', {})))]
}

const shipOf = (speak: Speaker, { subject }: Offer): readonly Stated[] => {
  const { carrier, sailing } = subject as SailingSubject
  const { vessel, voyage, service, terminal, departsOn, departsAt, arrivesOn } = sailing
  return [
    speak.of('carrier', speak.carrier(carrier)),
    ...(service ? [speak.of('loop', service)] : []),
    speak.of('vessel', speak.say('vesselValue', { vessel, voyage })),
    ...(terminal ? [speak.of('terminal', speak.place(terminal))] : []),
    speak.of('departs', departsAt ? clockTime(new Date(departsAt)) : departsOn),
    ...(arrivesOn ? [speak.of('arrives', arrivesOn)] : []),
  ]
}

const oceanFacts = (speak: Speaker, wish: AskedOcean, { offer, ends }: Described): readonly Stated[] => [
  speak.of('from', speak.port(wish.pol)),
  speak.of('to', speak.port(wish.pod)),
  ...shipOf(speak, offer),
  ...boxes(speak, ends),
  speak.of('bills', wish.billsOfLading),
]

function factsOfWish(speak: Speaker, wish: Wish, described: Described): readonly Stated[] {
  const { code } = described.offer.subject
  const { pickUpPlace } = described.ends
  switch (wish.service) {
    case 'ocean':
      return oceanFacts(speak, wish, described)
    case 'trucking':
      return [
        speak.of('from', speak.port(wish.port)),
        speak.of('district', speak.district(wish.district)),
        ...(pickUpPlace ? [speak.of('pickUp', speak.place(pickUpPlace))] : []),
        speak.of('day', wish.day),
        ...boxes(speak, described.ends),
      ]
    case 'warehouse': {
      const { volumeCbm: volume, weightTons: weight } = wish.cargo
      return [
        speak.of('warehouse', speak.place(code)),
        speak.of('day', wish.day),
        speak.of('volume', speak.say('volumeValue', { volume, weight, days: wish.storageDays })),
      ]
    }
    case 'depot':
      return [
        speak.of('from', speak.port(wish.port)),
        speak.of('depot', speak.place(code)),
        speak.of('day', wish.day),
        ...boxes(speak, described.ends),
        speak.of('stay', speak.say('stayValue', { days: wish.days })),
      ]
  }
}

/** What the price is for: ports, ship, boxes; or, of what staff agreed, the ends as they were asked for. */
export function routeFacts(described: Described, language: Language, say: Say): readonly Stated[] {
  const { wish, ends, places } = described
  const speak = speaker(language, say, places)
  if (wish) return factsOfWish(speak, wish, described)
  return [
    ...(ends.from ? [speak.of('from', ends.from)] : []),
    ...(ends.to ? [speak.of('to', ends.to)] : []),
    ...boxes(speak, ends),
  ]
}

/** Of a ship whose departure is known to the minute. */
export function cutOffFacts({ subject }: Offer, say: Say): readonly Stated[] {
  const { departsAt } = (subject as Partial<SailingSubject>).sailing ?? {}
  if (!departsAt) return []
  return cutOffsOf({ etd: new Date(departsAt) }).map(({ code, time }) => [
    say(`schedules.cutOffs.${code}`),
    clockTime(time),
  ])
}
