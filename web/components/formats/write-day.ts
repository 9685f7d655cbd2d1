import type { Language } from '#domain/brands/brand.ts'
import { locales } from '#domain/language/locales.ts'

const shapes = {
  full: { year: 'numeric', month: 'short', day: 'numeric' },
  short: { month: 'short', day: 'numeric', weekday: 'short' },
} as const

/** A calendar day has no time: reading and writing it in UTC keeps the day in every time zone. */
export const writeDay = (day: string, language: Language, shape: keyof typeof shapes = 'full'): string =>
  new Intl.DateTimeFormat(locales[language], { ...shapes[shape], timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )

/** In Shanghai time, which all home ports use. */
export const writeTime = (at: Date, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], {
    ...shapes.short,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'Asia/Shanghai',
  }).format(at)

const dayMs = 24 * 60 * 60 * 1000

export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs)
