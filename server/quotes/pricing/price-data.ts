import type { PlaceNames } from '#domain/places/place-names.ts'
import type { ExchangeRates } from '#domain/quotes/fee-line.ts'
import type { RateKind } from '#domain/rates/rate.ts'
import { shanghaiDay } from '#domain/values/shanghai-day.ts'
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

export type PortPair = { readonly pol: string; readonly pod: string }

const sailingsKey = (day: string, { pol, pod }: PortPair) => ['sailings', day, pol, pod].join(' ')

async function readSailingsOfPods(source: PriceSource, pol: string, pods: readonly string[], now: Date) {
  const { db, cache, version } = source
  const { day, since } = sinceDayOf(now)
  const podOf = new Map(pods.map((pod) => [sailingsKey(day, { pol, pod }), pod]))
  return cache.readMany(version, [...podOf.keys()], async (missing) => {
    const wanted = missing.map((key) => podOf.get(key) ?? '')
    const byPod = await sailingsFor(db, { pol, pods: wanted, from: since })
    return new Map(wanted.map((pod) => [sailingsKey(day, { pol, pod }), byPod.get(pod) ?? []]))
  })
}

/** Every sailing of a lane from today on, next departure first. */
export async function readSailings(
  source: PriceSource,
  { pol, pod }: PortPair,
  now: Date,
): Promise<readonly ScheduledSailing[]> {
  const [sailings = []] = await readSailingsOfPods(source, pol, [pod], now)
  return sailings
}

/** What the prices of a port's lanes are calculated from, besides the sailings. */
const lookupsOf = (port: string, pods: Iterable<string>): readonly RateLookup[] => [
  ...Array.from(pods, (place) => ({ kind: 'ocean-lane', port, place }) as const),
  ...tariffLookups(port),
]

/** Reads the rates and sailings of many lanes: one query for all rates, two for the sailings of each port. */
export async function preloadLanes(
  source: PriceSource,
  lanes: readonly PortPair[],
  now: Date,
): Promise<void> {
  const byPort = Map.groupBy(lanes, ({ pol }) => pol)
  const podsByPort = [...byPort].map(([port, same]) => [port, new Set(same.map(({ pod }) => pod))] as const)
  const lookups = podsByPort.flatMap(([port, pods]) => lookupsOf(port, pods))
  await Promise.all([
    readPublishedRates(source, lookups, now),
    readExchangeRates(source, shanghaiDay(now)),
    ...podsByPort.map(([port, pods]) => readSailingsOfPods(source, port, [...pods], now)),
  ])
}

export const readExchangeRates = ({ db, cache, version }: PriceSource, day: string): Promise<ExchangeRates> =>
  cache.read(version, `exchange rates ${day}`, () => exchangeRatesOn(db, day))

export const isLaneServed = ({ db, cache, version }: PriceSource, { pol, pod }: PortPair): Promise<boolean> =>
  cache.read(version, `served ${pol} ${pod}`, () => isServed(db, pol, pod))

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
