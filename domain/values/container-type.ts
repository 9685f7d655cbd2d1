import { containerTypes } from './container-types.data.ts'
import { type Quantity, quantity } from './quantity.ts'
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

/** A type as people write it: high cubes are called HQ or HC. */
export const readContainerType = (text: string): ContainerType | undefined => {
  const code = text
    .trim()
    .toUpperCase()
    .replace(/^(\d\d)HC$/, '$1HQ')
  return isContainerType(code) ? code : undefined
}

export const containerFacts = (type: ContainerType): ContainerFacts => factsByType[type]

/** The trade's type for an ISO code as carriers send it. */
export const containerTypeOf = (isoCode: string): ContainerType | undefined =>
  containerTypeCodes.find((type) => factsByType[type].isoCode === isoCode)

/** A type as it is called; a bare size, which is all that a depot asks for, is in feet. */
export const containerText = (type: string): string => (/^\d+$/.test(type) ? `${type}'` : type)

export type ContainerCount = { readonly type: ContainerType; readonly count: number }

export const teuOf = (containers: readonly ContainerCount[]): Quantity =>
  quantity(
    containers.reduce((teu, { type, count }) => teu + factsByType[type].teu * count, 0),
    'TEU',
  )

/** SOLAS VGM: heavier than the empty box, at most what the box may weigh; without a known tare, than nothing. */
export function vgmProblem(vgmKg: number, type: ContainerType): FieldProblem | undefined {
  const { tareKg = 0, maxGrossKg } = factsByType[type]
  if (!Number.isFinite(vgmKg)) return 'wrong-format'
  if (vgmKg <= tareKg) return 'too-small'
  return vgmKg > maxGrossKg ? 'too-large' : undefined
}
