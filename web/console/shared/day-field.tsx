import { useState } from 'react'
import { readDay } from '#domain/language/read-day.ts'
import { writeDay } from '#domain/language/write-time.ts'
import { shanghaiDay } from '#domain/values/shanghai-day.ts'
import type { FormState } from '#web/components/forms/use-form.ts'
import { useProblem } from '#web/components/forms/use-problem.ts'
import { useLanguage } from '#web/language/use-translation.ts'
import { DateField, type DateFieldProps } from '#web/ui/date-field/date-field.tsx'
import { useCalendarWords } from './use-control-words.ts'

const locales = { zh: 'zh-CN', en: 'en-GB' } as const

type PlainDayFieldProps = Pick<DateFieldProps, 'name' | 'label' | 'help' | 'problem' | 'min'> & {
  /** YYYY-MM-DD, or nothing. */
  readonly defaultValue?: string
}

/** A day in the language of the page; the form gets it as YYYY-MM-DD. */
export function PlainDayField({ defaultValue = '', ...field }: PlainDayFieldProps) {
  const language = useLanguage()
  const [value, setValue] = useState(defaultValue)
  const [today] = useState(() => shanghaiDay(new Date()))
  return (
    <DateField
      {...field}
      value={value}
      onChange={setValue}
      write={(day) => writeDay(day, language, 'date')}
      read={(typed) => readDay(typed, language, today)}
      locale={locales[language]}
      today={today}
      words={useCalendarWords()}
    />
  )
}

type DayFieldProps = Omit<PlainDayFieldProps, 'problem'> & { readonly form: FormState }

export function DayField({ form, ...field }: DayFieldProps) {
  return <PlainDayField {...field} problem={useProblem(form)(field.name, field.label)} />
}
