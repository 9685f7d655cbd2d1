import type { Bilingual } from '#domain/brands/brand.ts'
import { ports } from './ports.data.ts'

/** Where a trade ends, as the trade groups its lanes. */
export const regions = [
  'china',
  'east-asia',
  'south-east-asia',
  'south-asia',
  'middle-east',
  'mediterranean',
  'north-europe',
  'east-africa',
  'west-africa',
  'south-africa',
  'north-america-west',
  'north-america-east',
  'central-america',
  'south-america-east',
  'south-america-west',
  'oceania',
] as const
export type Region = (typeof regions)[number]

export type Port = {
  /** UN/LOCODE, for our origins as the trade writes it. */
  readonly code: string
  readonly name: Bilingual
  /** The syllables of the Chinese name with spaces, in small letters and without tones. */
  readonly pinyin: string
  /** ISO 3166 alpha-2. */
  readonly country: string
  readonly region: Region
  readonly latitude: number
  readonly longitude: number
  /** Other codes and names by which people ask for it. */
  readonly aliases?: readonly string[]
}

const portsByCode: ReadonlyMap<string, Port> = new Map(ports.map((port) => [port.code, port]))

export const portOf = (code: string): Port | undefined => portsByCode.get(code)

export const isPort = (code: string): boolean => portsByCode.has(code)
