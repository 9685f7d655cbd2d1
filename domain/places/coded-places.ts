import type { Bilingual } from '#domain/brands/brand.ts'
import { type District, districts } from './districts.data.ts'
import { folded, isPinyin } from './match-pinyin.ts'
import { terminalPinyin } from './pinyin.data.ts'
import { ports } from './ports.data.ts'
import { terminals } from './terminals.data.ts'

export type CodedPlace = {
  readonly code: string
  readonly name: Bilingual
  /** Syllables with blanks between them. */
  readonly pinyin?: string | undefined
}

/** With the city: districts of different cities have the same names. */
const withCity = ({ code, city, name, pinyin }: District): CodedPlace => ({
  code,
  pinyin,
  name: { zh: `${city.zh}${name.zh}`, en: `${city.en} ${name.en}` },
})

/** Terminals with their pinyin. */
export const terminalPlaces = terminals.map((terminal) => ({
  ...terminal,
  pinyin: terminalPinyin[terminal.code],
}))

/** Ports, districts and terminals, as staff see them; depots and warehouses are in the database. */
export const codedPlaces: readonly CodedPlace[] = [...ports, ...districts.map(withCity), ...terminalPlaces]

const byCode: ReadonlyMap<string, Bilingual> = new Map(
  // Of the same code the first of the list counts.
  codedPlaces.toReversed().map(({ code, name }) => [code, name]),
)

export const nameOfCodedPlace = (code: string): Bilingual | undefined => byCode.get(code)

/** The places whose name and code, in either language, contain a text, or whose pinyin it is. */
export function placesNamed<Place extends CodedPlace>(
  places: readonly Place[],
  text: string,
): readonly Place[] {
  const sought = folded(text).trim()
  if (sought === '') return []
  const isNamed = ({ code, name: { zh, en }, pinyin }: CodedPlace) =>
    [zh, en].some((name) => folded(`${name} ${code}`).includes(sought)) ||
    (pinyin !== undefined && isPinyin(pinyin, sought))
  return places.filter(isNamed)
}

/** The codes of the places that a text names. */
export const codesOfPlaces = (places: readonly CodedPlace[], text: string): readonly string[] =>
  placesNamed(places, text).map(({ code }) => code)

/** How people write the known places that a text names: code and both names, in small letters. */
export const spellingsOfPlaces = (text: string): readonly string[] => [
  ...new Set(
    placesNamed(codedPlaces, text).flatMap(({ code, name }) => [code, name.zh, name.en].map(folded)),
  ),
]
