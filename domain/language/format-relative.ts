import type { Language } from '#domain/brands/brand.ts'
import { locales } from './locales.ts'

const minuteMs = 60_000
const units = [
  { unit: 'day', ms: 24 * 60 * minuteMs },
  { unit: 'hour', ms: 60 * minuteMs },
  { unit: 'minute', ms: minuteMs },
] as const

/**
 * How long ago or until when. Units that have begun do not count, so that a deadline never sounds further away
 * than it is. Only for the browser: its Intl and the server's can word it differently.
 */
export function formatRelative(instant: Date, now: Date, language: Language): string {
  const awayMs = instant.getTime() - now.getTime()
  const { unit, ms } = units.find((candidate) => Math.abs(awayMs) >= candidate.ms) ?? units[2]
  // Math.trunc can leave -0, which Intl writes as the past.
  const count = Math.trunc(awayMs / ms) || 0
  const format = new Intl.RelativeTimeFormat(locales[language], { numeric: count === 0 ? 'auto' : 'always' })
  return count === 0 ? format.format(0, 'second') : format.format(count, unit)
}
