import { isWithin, type Limit, measurePattern } from '#domain/quotes/limits.ts'
import { type CargoText, readCargo } from '#domain/tariffs/ocean/ocean-cargo.ts'
import { isCalendarDay } from '#domain/values/shanghai-day.ts'

/** One field of a quote query: its key in the URL, its limits, and how its value is written as text. */
export type Field<T> = {
  /** The key in the URL. Customers bookmark these URLs, so a key never changes. */
  readonly key: string
  /** The value of a field that the URL leaves out. */
  readonly default?: T
  /** A default that depends on the other fields of the query; it comes before `default`. */
  defaultFor?(query: object): T | undefined
  readonly isOptional?: boolean
  /** Nothing where the texts are missing or wrong. */
  read(texts: readonly string[]): T | undefined
  write(value: T): readonly string[]
}

type Presence<T> = { readonly isOptional?: true; readonly default?: T }

const single = <T>(key: string, parse: (text: string) => T | undefined): Field<T> => ({
  key,
  read: ([text]) => (text === undefined ? undefined : parse(text.trim())),
  write: (value) => [String(value)],
})

/** Digits only, so that neither a sign nor an exponent passes. */
export function readCount(text: string | undefined, limit: Limit): number | undefined {
  if (text === undefined || !/^\d{1,7}$/.test(text)) return undefined
  return isWithin(Number(text), limit) ? Number(text) : undefined
}

export const readMeasure = (text: string | undefined): string | undefined =>
  text !== undefined && measurePattern.test(text) ? text : undefined

const readCode = (text: string, maxLength: number): string | undefined =>
  text !== '' && text.length <= maxLength ? text : undefined

export const count = <const P extends Presence<number>>(key: string, limit: Limit, presence?: P) => ({
  ...single(key, (text) => readCount(text, limit)),
  limit,
  ...(presence as P),
})

export const choice = <const T extends string | number, const P extends Presence<NoInfer<T>>>(
  key: string,
  values: readonly T[],
  presence?: P,
) => ({
  ...single(key, (text) => values.find((value) => String(value) === text)),
  values,
  ...(presence as P),
})

export const day = (key: string) => single(key, (text) => (isCalendarDay(text) ? text : undefined))

export const measure = (key: string, presence?: Presence<string>) => ({
  ...single(key, readMeasure),
  ...presence,
})

export const code = (key: string, maxLength: number, presence?: Presence<string>) => ({
  ...single(key, (text) => readCode(text, maxLength)),
  maxLength,
  ...presence,
})

/** Several codes under one repeated key; one that is wrong makes the list wrong. */
export const codes = (key: string, maxLength: number, limit: Limit) => ({
  key,
  limit,
  maxLength,
  read: (texts: readonly string[]) => {
    const read = texts.flatMap((text) => readCode(text.trim(), maxLength) ?? [])
    return read.length === texts.length && isWithin(read.length, limit) ? read : undefined
  },
  write: (values: readonly string[]) => values,
})

/** True when its key is in the URL, whatever its value. */
export const flag = (key: string) => ({
  key,
  default: false,
  read: (texts: readonly string[]) => (texts.length > 0 ? true : undefined),
  write: (isSet: boolean) => (isSet ? ['1'] : []),
})

/** Left out where it is not set. */
export const optionalFlag = (key: string) => {
  const { default: _unset, ...rest } = flag(key)
  return { ...rest, isOptional: true } as const
}

/** What a person types about the cargo, in one form. */
export const cargoText = (key: string, field: CargoText) => ({
  ...single(key, (text) => readCargo(field, text)),
  isOptional: true,
})
