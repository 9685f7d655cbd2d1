import { useState } from 'react'
import styles from './date-field.module.css'
import { DateField, type DateFieldProps } from './date-field.tsx'
import { isDay } from './days.ts'
import { timeParts } from './time-parts.ts'

export type TimeFieldProps = Omit<DateFieldProps, 'value' | 'onChange' | 'initialText' | 'end' | 'sent'> & {
  /** YYYY-MM-DD HH:mm, as it was typed if it is none, or empty. */
  readonly defaultValue: string
  /** Names the time beside the day. */
  readonly clockLabel: string
  readonly clockPlaceholder: string
  /** A typed time as HH:mm; what is none stays as it is. */
  plainClock(typed: string): string
  onChange(value: string): void
}

/** Our choice: also 12:30 p.m. */
const longestClock = 12

/** A day and a time of 24 hours, both typed or pasted as one text; a form gets them together. */
export function TimeField(props: TimeFieldProps) {
  const { defaultValue, clockLabel, clockPlaceholder, plainClock, onChange, parse, ...field } = props
  const [{ day, clock }, setParts] = useState(() => timeParts(defaultValue, plainClock))
  const joined = (parts: { day: string; clock: string }) => `${parts.day} ${parts.clock}`.trim()
  const change = (parts: { day: string; clock: string }) => {
    setParts(parts)
    onChange(joined(parts))
  }
  const changeDay = (typed: string) => {
    if (isDay(typed)) return change({ day: typed, clock })
    const pasted = timeParts(typed, plainClock)
    const pastedDay = parse(pasted.day)
    change(pastedDay && pasted.clock ? { day: pastedDay, clock: pasted.clock } : { day: typed, clock })
  }
  return (
    <DateField
      {...field}
      parse={parse}
      value={day}
      onChange={changeDay}
      sent={joined({ day, clock })}
      end={
        <input
          className={styles.clock}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          maxLength={longestClock}
          aria-label={clockLabel}
          aria-invalid={Boolean(field.problem) || undefined}
          placeholder={clockPlaceholder}
          value={clock}
          onChange={({ target }) => change({ day, clock: target.value })}
          onBlur={() => change({ day, clock: plainClock(clock) })}
        />
      }
    />
  )
}
