import { useState } from 'react'
import { formatDay } from '#domain/language/format-time.ts'
import { locales } from '#domain/language/locales.ts'
import { readDay } from '#domain/language/read-day.ts'
import { shanghaiDay } from '#domain/values/shanghai-day.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { DateField, type DateFieldProps } from '#web/ui/date-field/date-field.tsx'

export type PlainDayFieldProps = Pick<
  DateFieldProps,
  'name' | 'label' | 'help' | 'placeholder' | 'problem' | 'min' | 'initialText' | 'unreadable'
> & {
  /** YYYY-MM-DD, or nothing. */
  readonly defaultValue?: string
  /** Replaces the help for a day that needs a warning. */
  warningOf?(day: string): string | undefined
}

/** A day in the language of the page; a form gets it as YYYY-MM-DD. */
export function PlainDayField(props: PlainDayFieldProps) {
  const { defaultValue = '', initialText = '', help, warningOf, ...field } = props
  const { t } = useTranslation('common')
  const language = useLanguage()
  const [today] = useState(() => shanghaiDay(new Date()))
  const parse = (typed: string) => readDay(typed, language, today)
  const [value, setValue] = useState(
    () => (initialText && (parse(initialText) ?? initialText)) || defaultValue,
  )
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
      help={warningOf?.(value) ?? help}
      value={value}
      onChange={setValue}
      format={(day) => formatDay(day, language, 'date')}
      parse={parse}
      initialText={initialText || undefined}
      locale={locales[language]}
      today={today}
      labels={labels}
    />
  )
}
