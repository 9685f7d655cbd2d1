import { useState } from 'react'
import { DateField, type DateFieldProps } from '#web/ui/date-field/date-field.tsx'
import { useDayTexts } from './use-day-texts.ts'

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
  const texts = useDayTexts()
  const [value, setValue] = useState(
    () => (initialText && (texts.parse(initialText) ?? initialText)) || defaultValue,
  )
  return (
    <DateField
      {...field}
      {...texts}
      help={warningOf?.(value) ?? help}
      value={value}
      onChange={setValue}
      initialText={initialText || undefined}
    />
  )
}
