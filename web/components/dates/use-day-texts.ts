import { useState } from 'react'
import { formatDay } from '#domain/language/format-time.ts'
import { locales } from '#domain/language/locales.ts'
import { readDay } from '#domain/language/read-day.ts'
import { shanghaiDay } from '#domain/values/shanghai-day.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'

/** How a field of a day reads and writes days in the language of the page, and the texts of its calendar. */
export function useDayTexts() {
  const { t } = useTranslation('common')
  const language = useLanguage()
  const [today] = useState(() => shanghaiDay(new Date()))
  return {
    format: (day: string) => formatDay(day, language, 'date'),
    parse: (typed: string) => readDay(typed, language, today),
    locale: locales[language],
    today,
    labels: {
      open: t('calendar.open'),
      calendar: t('calendar.calendar'),
      previousMonth: t('calendar.previousMonth'),
      nextMonth: t('calendar.nextMonth'),
      unavailable: t('calendar.unavailable'),
    },
  }
}
