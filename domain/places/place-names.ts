import type { Bilingual, Language } from '#domain/brands/brand.ts'
import type { Params } from '#domain/values/refusal.ts'
import { carriers } from './carriers.data.ts'
import { districtOf } from './district.ts'
import { portOf } from './port.ts'
import { terminals } from './terminals.data.ts'

/** Names of depots and warehouses by code; they are in the database, so the caller provides them. */
export type PlaceNames = ReadonlyMap<string, Bilingual>

export const noPlaces: PlaceNames = new Map()

export const isTerminal = (code: string): boolean => terminals.some((one) => one.code === code)

/** The name of a code in both languages; undefined if it is unknown. */
export const namesOf = (places: PlaceNames) => ({
  port: (code: string): Bilingual | undefined => portOf(code)?.name,
  district: (code: string): Bilingual | undefined => districtOf(code)?.name,
  carrier: (code: string): Bilingual | undefined => carriers.find((one) => one.code === code)?.name,
  place: (code: string): Bilingual | undefined =>
    places.get(code) ?? terminals.find((one) => one.code === code)?.name,
})

/** Parameters of messages that are codes, with the kind of place; a list of codes is separated by slashes. */
const meanings = {
  carrier: 'carrier',
  pol: 'port',
  pod: 'port',
  port: 'port',
  district: 'district',
  terminal: 'place',
  terminals: 'place',
  depot: 'place',
  depots: 'place',
  lane: 'place',
} as const satisfies Readonly<Record<string, keyof ReturnType<typeof namesOf>>>

const stroke = ' / '

/** A lane is called by where it begins; its code stays beside, since several begin there. */
const keepsCode: ReadonlySet<string> = new Set(['lane'])

const meaningOf = (fact: string) =>
  Object.hasOwn(meanings, fact) ? meanings[fact as keyof typeof meanings] : undefined

/** What a rule says of places and carriers, in words; a code that is unknown stays. */
export function paramsInWords(params: Params, language: Language, places: PlaceNames): Params {
  const names = namesOf(places)
  const named = Object.entries(params).map(([fact, value]) => {
    const meaning = meaningOf(fact)
    if (!meaning) return [fact, value] as const
    const words = String(value)
      .split(stroke)
      .map((code) => {
        const name = names[meaning](code)?.[language] ?? code
        return keepsCode.has(fact) && name !== code ? `${name} ${code}` : name
      })
    return [fact, words.join(stroke)] as const
  })
  return Object.fromEntries(named)
}
