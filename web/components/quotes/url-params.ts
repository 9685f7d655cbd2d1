import { type ContainerType, isContainerType } from '#domain/values/container-type.ts'
import { isCalendarDay } from '#domain/values/shanghai-day.ts'

/** What an address says, by name; a name may occur several times. */
export type UrlParams = readonly (readonly [name: string, value: string])[]

/** Nothing is written for what is as usual, so that an address says what was chosen. */
export const part = (name: string, value: string | number | undefined, usual?: string | number): UrlParams =>
  value === undefined || value === usual ? [] : [[name, String(value)]]

export const flag = (name: string, isSet: boolean): UrlParams => (isSet ? [[name, '1']] : [])

export const oneOf = <T extends string>(known: readonly T[], text: string | null): T | undefined =>
  known.find((value) => value === text)

export const readDay = (text: string | null): string | undefined =>
  text !== null && isCalendarDay(text) ? text : undefined

const wholePattern = /^(0|[1-9]\d{0,6})$/
export const readWhole = (text: string | null | undefined): number | undefined =>
  text && wholePattern.test(text) ? Number(text) : undefined

const measurePattern = /^(0|[1-9]\d{0,6})(\.\d{1,3})?$/
export const readMeasure = (text: string | null | undefined): string | undefined =>
  text && measurePattern.test(text) ? text : undefined

export const readCode = (text: string | null): string | undefined => text?.trim().slice(0, 40) || undefined

export type Containers = { type: ContainerType; count: number; grossWeightKg?: number }

/** `40HQ*2`, and with the weight of each in kilograms `40HQ*2*19000`. */
export const writeContainers = ({ type, count, grossWeightKg }: Readonly<Containers>): string =>
  [type, count, ...(grossWeightKg === undefined ? [] : [grossWeightKg])].join('*')

export function readContainers(texts: readonly string[]): Containers[] {
  return texts.flatMap((text) => {
    const [type = '', amount, weight] = text.split('*')
    const count = readWhole(amount)
    const grossWeightKg = readWhole(weight)
    if (!isContainerType(type) || !count) return []
    return [{ type, count, ...(grossWeightKg && { grossWeightKg }) }]
  })
}
