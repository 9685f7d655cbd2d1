import { brands } from '#domain/brands/brands.ts'
import { carriers } from '#domain/places/carriers.data.ts'
import type { CodedPlace } from '#domain/places/coded-places.ts'
import { districtNamesWithCity, plainDistrictNames } from '#domain/places/district-names.ts'
import { districts } from '#domain/places/districts.data.ts'
import { homePortOf } from '#domain/places/home-ports.ts'
import { folded } from '#domain/places/match-pinyin.ts'
import { portsNamed } from '#domain/places/typed-port.ts'
import { readSheetDay } from '#domain/quotes/lanes/sheet-day.ts'
import { laneCurrencies, plainAmountIn } from './amount-signs.ts'
import { type ImportedKind, lanePriceFields } from './rate.ts'

type Cells = Readonly<Record<string, string>>
type Read = (text: string, cells: Cells) => string

const timeOfDay = /[T ]\d{1,2}:\d{2}(:\d{2})?(\.\d+)?$/

function readDay(text: string): string {
  const read = readSheetDay(text.replace(timeOfDay, ''))
  return 'day' in read ? read.day : text
}

type Named = { readonly code: string; readonly names: readonly string[] }

/** The code of the only one with this name or code; a text that names none or several stays. */
function codeNamed(text: string, named: Iterable<Named>): string {
  const sought = folded(text)
  const codes = new Set<string>()
  for (const { code, names } of named)
    if (folded(code) === sought || names.some((name) => folded(name) === sought)) codes.add(code)
  const [code] = codes
  return code !== undefined && codes.size === 1 ? code : text
}

const namesOf = ({ zh, en }: { readonly zh: string; readonly en: string }) => [zh, en]

const namedCarriers = carriers.map(({ code, name, shortName }) => ({
  code,
  names: [...namesOf(name), ...namesOf(shortName)],
}))
const namedBrands = Object.values(brands).map(({ code, name, shortName }) => ({
  code,
  names: [...namesOf(name), ...namesOf(shortName)],
}))

const portCode = /^[a-z]{5}$/i

function readPort(text: string): string {
  const codes = portsNamed(text).map(({ code }) => code)
  const [code] = codes
  if (code !== undefined && codes.length === 1) return code
  return portCode.test(text) ? text.toUpperCase() : text
}

/** Of ports of one name, the one that we load in. */
function readHomePort(text: string): string {
  const ours = new Set(portsNamed(text).flatMap(({ code }) => homePortOf(code) ?? []))
  const [code] = ours
  return code !== undefined && ours.size === 1 ? code : readPort(text)
}

/** With or without its city; districts of different ports have the same names. */
const readDistrict: Read = (text, { port }) =>
  codeNamed(
    text.replaceAll(/\s+/g, ' '),
    districts
      .filter((district) => !port || district.port === readHomePort(port))
      .map((district) => ({
        code: district.code,
        names: [...plainDistrictNames(district), ...districtNamesWithCity(district)],
      })),
  )

const readBrands = (text: string): string =>
  text
    .split(/[,;、\n]/)
    .map((one) => codeNamed(one.trim(), namedBrands))
    .join(', ')

type SheetNames = {
  /** Terminals and depots. */
  readonly places: readonly CodedPlace[]
  /** The codes of liner services. */
  readonly services: readonly string[]
}

/** Each text of a column is read once: a sheet names the same few places in thousands of rows. */
function remembered(read: Read): Read {
  const known = new Map<string, string>()
  return (text, cells) => {
    const key = `${text}\n${cells.port ?? ''}`
    const found = known.get(key) ?? read(text, cells)
    known.set(key, found)
    return found
  }
}

function readersOf(kind: ImportedKind, { places, services }: SheetNames): Readonly<Record<string, Read>> {
  const namedPlaces = places.map(({ code, name }) => ({ code, names: namesOf(name) }))
  const namedServices = services.map((code) => ({ code, names: [] }))
  const readers: Readonly<Record<string, Read>> = {
    carrier: (text) => codeNamed(text, namedCarriers),
    service: (text) => codeNamed(text, namedServices),
    pol: readHomePort,
    pod: readPort,
    port: readHomePort,
    pickUpPlace: (text) => codeNamed(text, namedPlaces),
    district: readDistrict,
    brands: readBrands,
    validFrom: readDay,
    validTo: readDay,
  }
  const amount = (text: string) => plainAmountIn(laneCurrencies[kind], text)
  const byColumn = Object.entries(readers).map(([key, read]) => [key, remembered(read)] as const)
  return Object.fromEntries([...byColumn, ...amountColumns(kind).map((key) => [key, amount] as const)])
}

/** The columns of amounts; those by container type begin with it. */
const amountColumns = (kind: ImportedKind): readonly string[] => [
  lanePriceFields[kind],
  'cost',
  'tollPerVehicle',
]

export type UnderstandCells = (cells: Cells) => Cells

/**
 * Cells as people write them, in our own spelling: names become codes, days and amounts are plain. What cannot be read
 * for certain stays as it is, for the validation.
 */
export function understandCells(kind: ImportedKind, names: SheetNames): UnderstandCells {
  const readers = readersOf(kind, names)
  return (cells) =>
    Object.fromEntries(
      Object.entries(cells).map(([key, text]) => {
        const read = readers[key.split('.')[0] ?? key]
        return [key, read && text !== '' ? read(text, cells) : text]
      }),
    )
}
