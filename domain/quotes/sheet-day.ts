import { isCalendarDay } from '#domain/values/shanghai-day.ts'

/** `inconsistent`: the text can be read as two days. */
type SheetDay = { readonly day: string } | { readonly problem: 'wrong-format' | 'inconsistent' }

const yearFirst = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/
const yearLast = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/

function dayOf(year = '', month = '', day = ''): string | undefined {
  const text = [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-')
  return isCalendarDay(text) ? text : undefined
}

/** A day as spreadsheets write it. 1/12/2026 is the 1st of December or the 12th of January: a guess would go unchecked. */
export function readSheetDay(text: string): SheetDay {
  const [, year, month, date] = yearFirst.exec(text) ?? []
  const [, one, two, last] = yearLast.exec(text) ?? []
  const days = new Set([dayOf(year, month, date), dayOf(last, two, one), dayOf(last, one, two)])
  days.delete(undefined)
  const [day] = days
  if (day === undefined) return { problem: 'wrong-format' }
  return days.size > 1 ? { problem: 'inconsistent' } : { day }
}
