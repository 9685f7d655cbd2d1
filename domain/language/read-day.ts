import type { Language } from '#domain/brands/brand.ts'
import { isCalendarDay } from '#domain/values/shanghai-day.ts'
import { plainTyped } from '#domain/values/typed-text.ts'
import { englishMonths } from './calendar-names.data.ts'

type Parts = { readonly year?: number; readonly month: number; readonly day: number }

const yearFirst = /^(\d{4})\D{1,3}(\d{1,2})\D{1,3}(\d{1,2})\D?$/
const eightDigits = /^(\d{4})(\d{2})(\d{2})$/
const monthAndDay = /^(\d{1,2})\D{1,3}(\d{1,2})\D?$/
const dayFirst = /^(\d{1,2})[-/. ]{1,2}(\d{1,2})(?:[-/. ]{1,2}(\d{4}))?$/
const dayAndName = /^(?:[a-z]{3,9}[, ]+)?(\d{1,2})[- ]?([a-z]{3,9})\.?(?:[-, ]+(\d{4}))?$/
const nameAndDay = /^([a-z]{3,9})\.?[- ]?(\d{1,2})(?:[-, ]+(\d{4}))?$/

const yearOf = (text: string | undefined) => (text === undefined ? undefined : Number(text))

/** From 1; 0 for a word that is no month. */
export const monthOf = (name: string): number =>
  englishMonths.findIndex((month) => name.startsWith(month.toLowerCase())) + 1

function readParts(text: string, language: Language): Parts | undefined {
  const full = yearFirst.exec(text) ?? eightDigits.exec(text)
  if (full) return { year: Number(full[1]), month: Number(full[2]), day: Number(full[3]) }
  const named = dayAndName.exec(text)
  if (named) return { day: Number(named[1]), month: monthOf(named[2] ?? ''), year: yearOf(named[3]) }
  const american = nameAndDay.exec(text)
  if (american)
    return { month: monthOf(american[1] ?? ''), day: Number(american[2]), year: yearOf(american[3]) }
  const short = language === 'zh' ? monthAndDay.exec(text) : null
  if (short) return { month: Number(short[1]), day: Number(short[2]) }
  const british = dayFirst.exec(text)
  if (british) return { day: Number(british[1]), month: Number(british[2]), year: yearOf(british[3]) }
  return undefined
}

const two = (figure: number) => String(figure).padStart(2, '0')

/** A day as people type it; without a year the next such day from today on is meant. */
export function readDay(typed: string, language: Language, today: string): string | undefined {
  const parts = readParts(plainTyped(typed).toLowerCase(), language)
  if (!parts) return undefined
  const inYear = (year: number) => `${year}-${two(parts.month)}-${two(parts.day)}`
  const thisYear = Number(today.slice(0, 4))
  const isPast = inYear(thisYear) < today
  const day = inYear(parts.year ?? (isPast ? thisYear + 1 : thisYear))
  return isCalendarDay(day) ? day : undefined
}
