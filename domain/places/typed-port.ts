import type { Language } from '#domain/brands/brand.ts'
import { languages } from '#domain/brands/brand.ts'
import { type Port, ports } from './ports.data.ts'
import { regionName } from './region-name.ts'
import { otherNames } from './region-names.data.ts'

/** Letters and digits only, in capitals and without accents. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')

/** Every code, name, pinyin and alias with the ports it can mean. */
const byName = new Map<string, Set<Port>>()
for (const port of ports)
  for (const known of [port.code, port.name.zh, port.name.en, port.pinyin, ...(port.aliases ?? [])])
    byName.set(plain(known), new Set([...(byName.get(plain(known)) ?? []), port]))

const countries = [...new Set(ports.map(({ country }) => country))]

/** Country codes by everything a country is called. */
const countryByName = new Map(
  countries.flatMap((code) =>
    [code, ...languages.map((language) => regionName(code, language)), ...(otherNames[code] ?? [])].map(
      (name) => [plain(name), code] as const,
    ),
  ),
)

const longest = (texts: Iterable<string>): number => Math.max(...[...texts].map(({ length }) => length))
/** A longer text names no port; each place where its country may begin would take time. */
const maxLetters = longest(byName.keys()) + longest(countryByName.keys())

export const isCountryText = (text: string): boolean => countryByName.has(plain(text))

/** The places where a name may end and its country begin: "SHANGHAI, CN", "Oakland (USA)". */
const countryStarts = /[\s,，、;；(（/]+/gu

/** Every way to read the text as a name followed by a country. */
const namesWithCountry = (text: string) =>
  [...text.matchAll(countryStarts)].flatMap(({ index, 0: { length } }) => {
    const country = countryByName.get(plain(text.slice(index + length)))
    return country ? [{ name: text.slice(0, index), country }] : []
  })

/**
 * The ports that a typed text can mean. It must name the port in full, because a guess would go unchecked; its
 * country may follow.
 */
export function portsNamed(text: string): readonly Port[] {
  const letters = plain(text)
  if (letters.length > maxLetters) return []
  const named = byName.get(letters)
  if (named) return [...named]
  const found = namesWithCountry(text).flatMap(({ name, country }) =>
    [...(byName.get(plain(name)) ?? [])].filter((port) => port.country === country),
  )
  return [...new Set(found)]
}

/** A port so that no other can be meant: name, country and code. */
export const portInFull = ({ name, country, code }: Port, language: Language): string =>
  `${name[language]}, ${regionName(country, language)} (${code})`
