import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import frame from '#web/ui/field-frame.module.css'
import { describedBy, FieldFrame, type FieldTexts } from '#web/ui/field-frame.tsx'
import { FormValue } from '#web/ui/form-value.tsx'
import { Icon } from '#web/ui/icons.tsx'
import { useDismiss } from '#web/ui/use-dismiss.ts'
import { Calendar, type CalendarLabels, type CalendarProps } from './calendar.tsx'
import styles from './date-field.module.css'
import { isDay } from './days.ts'

export type DateFieldLabels = CalendarLabels & {
  /** Names the button beside the text. */
  readonly open: string
  /** Names the calendar that it opens. */
  readonly calendar: string
}

export type DateFieldProps = FieldTexts &
  Omit<CalendarProps, 'labels' | 'selected' | 'onSelect'> & {
    readonly name: string
    readonly labels: DateFieldLabels
    /** A day YYYY-MM-DD, the typed text if it is no day, or empty. */
    readonly value: string
    onChange(value: string): void
    /** The text of a day in the field. */
    format(day: string): string
    /** The day of a typed text; undefined if it is none. */
    parse(typed: string): string | undefined
    readonly placeholder?: string
    /** A text that was typed before the control was there. */
    readonly initialText?: string
    /** The error of a text that is no day, shown when the user leaves the field; a form may have one of its own. */
    readonly unreadable?: string
    /** A control behind the day, in the same field. */
    readonly end?: ReactNode
    /** What a form gets, if it is more than the day. */
    readonly sent?: string
  }

/** A day, typed or chosen from a month. */
export function DateField(props: DateFieldProps) {
  const { label, help, name, labels, value, onChange, format, parse, placeholder } = props
  const { initialText, unreadable, end, sent = value, ...calendar } = props
  const id = useId()
  const anchor = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  // The text is not reformatted while the user types.
  const [typed, setTyped] = useState(initialText)
  const selected = isDay(value) ? value : undefined
  const [wasLeft, setLeft] = useState(false)
  const problem = props.problem || (wasLeft && value !== '' && !selected && unreadable)
  useDismiss(anchor, isOpen, () => setOpen(false))
  const type = (text: string) => {
    setTyped(text)
    setLeft(false)
    onChange(parse(text) ?? text.trim())
  }
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  const select = (day: string) => {
    setTyped(undefined)
    onChange(day)
    close()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return
    event.preventDefault()
    event.stopPropagation()
    close()
  }
  return (
    <FieldFrame id={id} label={label} help={help} problem={problem}>
      <div className={styles.anchor} ref={anchor}>
        <div className={frame.line}>
          <input
            {...describedBy(id, problem)}
            type="text"
            name={name}
            autoComplete="off"
            placeholder={placeholder}
            value={typed ?? (selected ? format(selected) : value)}
            onChange={({ target }) => type(target.value)}
            onBlur={() => {
              setTyped(undefined)
              setLeft(true)
            }}
          />
          <button
            ref={button}
            className={frame.eye}
            type="button"
            aria-label={labels.open}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
            onKeyDown={onKeyDown}
          >
            <Icon name="calendar" />
          </button>
          {end}
        </div>
        {isOpen && (
          <div className={styles.popover} role="dialog" aria-label={labels.calendar} onKeyDown={onKeyDown}>
            <Calendar {...calendar} labels={labels} selected={selected} onSelect={select} />
          </div>
        )}
      </div>
      <FormValue name={name} value={sent} />
    </FieldFrame>
  )
}
