import type { Bilingual } from '#domain/brands/brand.ts'
import { plainTyped } from '#domain/values/typed-text.ts'
import { citySuffix } from './city-suffix.data.ts'
import { districts } from './districts.data.ts'
import { inlandCities } from './inland-cities.data.ts'
import { portOf } from './port.ts'
import { ports } from './ports.data.ts'

const keyOf = (text: string) => plainTyped(text).toLowerCase().replace(/\s+/g, ' ').replaceAll('’', "'")

/** With and without the word for a city. */
const spellings = ({ zh, en }: Bilingual) => [keyOf(zh), keyOf(en), `${keyOf(zh)}${citySuffix}`]

/** By every spelling; null where places of different names share one. */
const byName = new Map<string, Bilingual | null>()
const placed = [...ports, ...districts].flatMap((place) =>
  'city' in place ? [place.name, place.city] : [place.name],
)
for (const name of [...placed, ...inlandCities])
  for (const spelling of spellings(name)) {
    const other = byName.get(spelling)
    const isSame = other === undefined || (other?.zh === name.zh && other.en === name.en)
    byName.set(spelling, isSame ? name : null)
  }

/** The place that a person typed, by its code or by its whole name in either language; undefined if it is not one of ours. */
export const nameOfTypedPlace = (text: string): Bilingual | undefined =>
  portOf(plainTyped(text).toUpperCase())?.name ?? byName.get(keyOf(text)) ?? undefined
