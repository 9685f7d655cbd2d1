import type { PlaceNames } from '#domain/places/place-names.ts'
import type { ExchangeRates } from '#domain/quotes/fee-line.ts'
import type { OceanQuery } from '#domain/quotes/query/query.ts'
import type { RateKind } from '#domain/rates/rate.ts'
import { daysAfter, shanghaiDay } from '#domain/values/shanghai-day.ts'
import { instantAt } from '#domain/values/shanghai-time.ts'
import { depotServices, freeAreas, namesOfPlaces } from '#server/places/index.ts'
import type { Db } from '#server/platform/database/connect.ts'
import {
  exchangeRatesOn,
  isInForce,
  type PublishedRate,
  publishedRates,
  type RateLookup,
} from '#server/rates/index.ts'
import { isServed, type ScheduledSailing, sailingsFor } from '#server/schedules/index.ts'
import type { PriceCache } from './price-cache.ts'
import type { PricingContext } from './pricing.ts'

/** Where a call reads price data: the cache, if it holds the version that the call has read, else the database. */
export type PriceSource = {
  readonly db: Db
  readonly cache: PriceCache
  readonly version: number
}

/** Data are read from the start of the day on, so that they hold for every time of that day. */
const sinceDayOf = (now: Date) => {
  const day = shanghaiDay(now)
  return { day, since: instantAt(day, '00:00') }
}

const lookupKey = ({ kind, port, place }: RateLookup): string => [kind, port, place].join(' ')

/** A lookup names the port, the place or both. */
const keysOfRate = ({ kind, port, place }: PublishedRate): readonly string[] =>
  place === null
    ? [lookupKey({ kind, port })]
    : [lookupKey({ kind, port, place }), lookupKey({ kind, port }), lookupKey({ kind, place })]

async function readPublishedRates(source: PriceSource, lookups: readonly RateLookup[], now: Date) {
  const { db, cache, version } = source
  const { day, since } = sinceDayOf(now)
  const prefix = `rates ${day} `
  const byKey = new Map(lookups.map((lookup) => [prefix + lookupKey(lookup), lookup]))
  return cache.readMany(version, [...byKey.keys()], async (missing) => {
    const found = new Map<string, PublishedRate[]>(missing.map((key) => [key, []]))
    const wanted = missing.map((key) => byKey.get(key) as RateLookup)
    for (const rate of await publishedRates(db, wanted, since))
      for (const key of keysOfRate(rate)) found.get(prefix + key)?.push(rate)
    return found
  })
}

/** The active rates that the viewer may use, of one kind. */
export async function readRates<Kind extends RateKind>(
  source: PriceSource,
  lookups: readonly RateLookup<Kind>[],
  { brand, companyId, now }: PricingContext,
): Promise<readonly PublishedRate<Kind>[]> {
  const published = await readPublishedRates(source, lookups, now)
  // Every row has the kind of its lookup.
  return published.flat().filter(isInForce({ brand, companyId, at: now })) as unknown as PublishedRate<Kind>[]
}

/** The tariffs of a port of loading that every ocean price needs. */
const tariffLookups = (port: string) =>
  [
    { kind: 'ocean-tariff', port },
    { kind: 'trucking-tariff', port },
  ] as const

export type LaneWindow = Pick<OceanQuery, 'pol' | 'pod' | 'etdTo'>

/** Most searches end within so many days; the sailings after them are read for the other searches only. */
const nearDays = 35

type Reach = 'near' | 'all'
const reachOf = (etdTo: string, day: string): Reach => (etdTo < daysAfter(day, nearDays) ? 'near' : 'all')

type PortReach = { readonly pol: string; readonly reach: Reach }

async function readSailingsOfPods(
  { db, cache, version }: PriceSource,
  { pol, reach }: PortReach,
  pods: readonly string[],
  now: Date,
) {
  const { day, since } = sinceDayOf(now)
  const keyOf = (pod: string) => ['sailings', day, reach, pol, pod].join(' ')
  const podOf = new Map(pods.map((pod) => [keyOf(pod), pod]))
  const to = reach === 'near' ? { to: instantAt(daysAfter(day, nearDays), '00:00') } : {}
  return cache.readMany(version, [...podOf.keys()], async (missing) => {
    const wanted = missing.map((key) => podOf.get(key) ?? '')
    const byPod = await sailingsFor(db, { pol, pods: wanted, from: since, ...to })
    return new Map(wanted.map((pod) => [keyOf(pod), byPod.get(pod) ?? []]))
  })
}

/** Every sailing of a lane from today to the last day of departure at least, next departure first. */
export async function readSailings(
  source: PriceSource,
  { pol, pod, etdTo }: LaneWindow,
  now: Date,
): Promise<readonly ScheduledSailing[]> {
  const reach = reachOf(etdTo, shanghaiDay(now))
  const [sailings = []] = await readSailingsOfPods(source, { pol, reach }, [pod], now)
  return sailings
}

/** What the prices of a port's lanes are calculated from, besides the sailings. */
const lookupsOf = (port: string, pods: Iterable<string>): readonly RateLookup[] => [
  ...Array.from(pods, (place) => ({ kind: 'ocean-lane', port, place }) as const),
  ...tariffLookups(port),
]

const podsOf = (lanes: readonly LaneWindow[]) => [...new Set(lanes.map(({ pod }) => pod))]

/** Reads the rates and sailings of many lanes: one query for all rates, two for the sailings of each port. */
export async function preloadLanes(
  source: PriceSource,
  lanes: readonly LaneWindow[],
  now: Date,
): Promise<void> {
  const today = shanghaiDay(now)
  const byPort = Map.groupBy(lanes, ({ pol }) => pol)
  const lookups = [...byPort].flatMap(([port, same]) => lookupsOf(port, podsOf(same)))
  const sailings = [...byPort].flatMap(([pol, same]) =>
    [...Map.groupBy(same, ({ etdTo }) => reachOf(etdTo, today))].map(([reach, lanes]) =>
      readSailingsOfPods(source, { pol, reach }, podsOf(lanes), now),
    ),
  )
  await Promise.all([readPublishedRates(source, lookups, now), readExchangeRates(source, today), ...sailings])
}

export const readExchangeRates = ({ db, cache, version }: PriceSource, day: string): Promise<ExchangeRates> =>
  cache.read(version, `exchange rates ${day}`, () => exchangeRatesOn(db, day))

export const isLaneServed = (
  { db, cache, version }: PriceSource,
  { pol, pod }: Pick<LaneWindow, 'pol' | 'pod'>,
): Promise<boolean> => cache.read(version, `served ${pol} ${pod}`, () => isServed(db, pol, pod))

export const readDepotServices = ({ db, cache, version }: PriceSource, port: string) =>
  cache.read(version, `depot services ${port}`, () => depotServices(db, port))

export const readFreeAreas = ({ db, cache, version }: PriceSource, places: readonly string[]) =>
  cache.read(version, `free areas ${places.join(' ')}`, () => freeAreas(db, places))

export const readCachedPlaceNames = (
  { db, cache, version }: PriceSource,
  codes: readonly string[],
): Promise<PlaceNames> =>
  codes.length === 0
    ? Promise.resolve(new Map())
    : cache.read(version, `names ${codes.toSorted().join(' ')}`, () => namesOfPlaces(db, codes))
