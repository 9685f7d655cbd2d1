import { containerTypes } from './container-types.data.ts'
import type { FieldProblem } from './refusal.ts'

export type ContainerType = keyof typeof containerTypes
export type ContainerFacts = {
  readonly isoCode: string
  readonly teu: 1 | 2
  readonly maxGrossKg: number
  readonly tareKg?: number
}

const factsByType: Readonly<Record<ContainerType, ContainerFacts>> = containerTypes

export const containerTypeCodes = Object.keys(containerTypes) as readonly ContainerType[]

export const isContainerType = (code: string): code is ContainerType => Object.hasOwn(containerTypes, code)

export const containerFacts = (type: ContainerType): ContainerFacts => factsByType[type]

/** The trade's type for an ISO code as carriers send it. */
export const containerTypeOf = (isoCode: string): ContainerType | undefined =>
  containerTypeCodes.find((type) => factsByType[type].isoCode === isoCode)

/** What the trade calls each kind of container; all codes of a kind mean the same. */
const kindWords: Readonly<Record<string, readonly string[]>> = {
  GP: ['GP', 'DC', 'DV', 'DRY', 'ST', 'STD', 'SD'],
  HQ: ['HQ', 'HC', 'HCDC', 'HQDC', 'HCDV'],
  RF: ['RF', 'RE', 'REEFER'],
  RH: ['RH', 'RQ', 'HR', 'RHC', 'HCRF', 'RFHC', 'HQRF'],
  OT: ['OT', 'OPENTOP'],
  FR: ['FR', 'FLATRACK'],
  TK: ['TK', 'TANK'],
}

const kindOf = (word: string): string | undefined =>
  Object.entries(kindWords).find(([, words]) => words.includes(word))?.[0]

/** ISO 6346: the digit tells openings and vents apart, which no price depends on; the group codes stand for all of them. Each pattern is as long as a code. */
const plainIsoCode = (code: string): string =>
  code
    .replace(/(..[GRUPT])\d/, '$11')
    .replace(/(22|42)GP/, '$1G1')
    .replace(/(..R)[TES]/, '$11')
    .replace(/(..)UT/, '$1U1')
    .replace(/(..)P[LFCS]/, '$1P1')
    .replace(/(..)T[NDG]/, '$1T1')

/** A type as people write it: 40HQ, 40HC, 40'HQ, 20DC, or by its ISO size and type code. */
export function readContainerType(text: string): ContainerType | undefined {
  const code = text
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s'’′"”″`´.-]/g, '')
    .replace(/^(\d\d)(FT|FEET)/, '$1')
  const type = `${code.slice(0, 2)}${kindOf(code.slice(2)) ?? ''}`
  return isContainerType(type) ? type : containerTypeOf(plainIsoCode(code))
}

/** A type as it is called; a bare size, which is all that a depot asks for, is in feet. */
export const containerText = (type: string): string => (/^\d+$/.test(type) ? `${type}'` : type)

export type ContainerCount = { readonly type: ContainerType; readonly count: number }

/** Kilograms that a container of the type may carry. */
export const payloadKg = (type: ContainerType): number =>
  factsByType[type].maxGrossKg - (factsByType[type].tareKg ?? 0)

/** SOLAS VGM: heavier than the empty container, at most what the container may weigh; without a known tare, than nothing. */
export function vgmProblem(vgmKg: number, type: ContainerType): FieldProblem | undefined {
  const { tareKg = 0, maxGrossKg } = factsByType[type]
  if (!Number.isFinite(vgmKg)) return 'wrong-format'
  if (vgmKg <= tareKg) return 'too-small'
  return vgmKg > maxGrossKg ? 'too-large' : undefined
}
