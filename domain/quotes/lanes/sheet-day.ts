import { monthOf } from '#domain/language/read-day.ts'
import { isCalendarDay } from '#domain/values/shanghai-day.ts'

/** `inconsistent`: the text can be read as two days. */
type SheetDay = { readonly day: string } | { readonly problem: 'wrong-format' | 'inconsistent' }

const yearFirst = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/
const yearLast = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/
const chinese = /^(\d{4})\p{Script=Han}(\d{1,2})\p{Script=Han}(\d{1,2})\p{Script=Han}$/u
const withMonthName = /^(\d{1,2})[- ]([a-z]{3,9})[- ](\d{4})$/

function dayOf(year = '', month = '', day = ''): string | undefined {
  const text = [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-')
  return isCalendarDay(text) ? text : undefined
}

/** A day as spreadsheets and our date fields write it. 1/12/2026 is the 1st of December or the 12th of January: a guess would go unchecked. */
export function readSheetDay(text: string): SheetDay {
  const [, year, month, date] = yearFirst.exec(text) ?? chinese.exec(text) ?? []
  const [, named, name = '', ofYear] = withMonthName.exec(text.toLowerCase()) ?? []
  const [, one, two, last] = yearLast.exec(text) ?? []
  const days = new Set([
    dayOf(year, month, date),
    dayOf(last, two, one),
    dayOf(last, one, two),
    dayOf(ofYear, String(monthOf(name)), named),
  ])
  days.delete(undefined)
  const [day] = days
  if (day === undefined) return { problem: 'wrong-format' }
  return days.size > 1 ? { problem: 'inconsistent' } : { day }
}
