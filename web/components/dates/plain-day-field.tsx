import { useState } from 'react'
import { formatDay } from '#domain/language/format-time.ts'
import { locales } from '#domain/language/locales.ts'
import { readDay } from '#domain/language/read-day.ts'
import { shanghaiDay } from '#domain/values/shanghai-day.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { DateField, type DateFieldProps } from '#web/ui/date-field/date-field.tsx'

export type PlainDayFieldProps = Pick<
  DateFieldProps,
  'name' | 'label' | 'help' | 'placeholder' | 'problem' | 'min'
> & {
  /** YYYY-MM-DD, or nothing. */
  readonly defaultValue?: string
}

/** A day in the language of the page; a form gets it as YYYY-MM-DD. */
export function PlainDayField({ defaultValue = '', ...field }: PlainDayFieldProps) {
  const { t } = useTranslation('common')
  const language = useLanguage()
  const [value, setValue] = useState(defaultValue)
  const [today] = useState(() => shanghaiDay(new Date()))
  const labels = {
    open: t('calendar.open'),
    calendar: t('calendar.calendar'),
    previousMonth: t('calendar.previousMonth'),
    nextMonth: t('calendar.nextMonth'),
    unavailable: t('calendar.unavailable'),
  }
  return (
    <DateField
      {...field}
      value={value}
      onChange={setValue}
      format={(day) => formatDay(day, language, 'date')}
      parse={(typed) => readDay(typed, language, today)}
      locale={locales[language]}
      today={today}
      labels={labels}
    />
  )
}
