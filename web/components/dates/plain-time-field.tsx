import { useState } from 'react'
import { zoneOffset } from '#domain/language/format-time.ts'
import { plainClockTime } from '#domain/values/clock-time.ts'
import { instantIn, isWallTime } from '#domain/values/zoned-time.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { TimeField, type TimeFieldProps } from '#web/ui/date-field/time-field.tsx'
import { useDayTexts } from './use-day-texts.ts'

export type PlainTimeFieldProps = Pick<
  TimeFieldProps,
  'name' | 'label' | 'help' | 'problem' | 'min' | 'unreadable'
> & {
  /** The clock by which it is typed, which the label names. */
  readonly zone: string
  /** YYYY-MM-DD HH:mm, or nothing. */
  readonly defaultValue?: string
  onChange?(value: string): void
}

/** A day and a time of 24 hours in the language of the page; a form gets them as YYYY-MM-DD HH:mm. */
export function PlainTimeField({ zone, label, defaultValue = '', onChange, ...field }: PlainTimeFieldProps) {
  const { t } = useTranslation('common')
  const [value, setValue] = useState(defaultValue)
  // Summer time depends on the day.
  const offset = zoneOffset(isWallTime(value) ? instantIn(zone, value) : new Date(), zone)
  return (
    <TimeField
      {...field}
      {...useDayTexts()}
      label={t('calendar.zoned', { field: label, zone: offset })}
      clockLabel={t('calendar.clock', { field: label, zone: offset })}
      clockPlaceholder={t('calendar.clockPlaceholder')}
      plainClock={plainClockTime}
      defaultValue={defaultValue}
      onChange={(next) => {
        setValue(next)
        onChange?.(next)
      }}
    />
  )
}
