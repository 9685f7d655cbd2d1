import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import styles from './calendar.module.css'
import { addMonths, type DayRange, dayByKey, isSameMonth, isWithin, nearestWithin, weeksOf } from './days.ts'

export type DayMark = {
  /** Read with the day by screen readers, and shown as its title. */
  readonly text: string
  /** One or two characters under the number; a dot by default. */
  readonly sign?: string
}

export type CalendarLabels = {
  readonly previousMonth: string
  readonly nextMonth: string
  /** Read with a day that cannot be chosen. */
  readonly unavailable: string
}

export type CalendarProps = DayRange & {
  /** A BCP 47 tag, for the names of days and months. */
  readonly locale: string
  readonly labels: CalendarLabels
  readonly today: string
  /** The day that is chosen now, if any. */
  readonly selected: string | undefined
  isDisabled?(day: string): boolean
  markOf?(day: string): DayMark | undefined
  onSelect(day: string): void
}

function namesIn(locale: string) {
  const utc = { timeZone: 'UTC' } as const
  const format = (options: Intl.DateTimeFormatOptions) => {
    const { format: write } = new Intl.DateTimeFormat(locale, { ...utc, ...options })
    return (day: string) => write(new Date(`${day}T00:00:00Z`))
  }
  return {
    month: format({ year: 'numeric', month: 'long' }),
    weekday: format({ weekday: 'short' }),
    day: format({ year: 'numeric', month: 'long', day: 'numeric', weekday: 'long' }),
  }
}

type Names = ReturnType<typeof namesIn>

// Any week that begins on a Monday gives the names of the days.
const someWeek = [
  '2026-11-16',
  '2026-11-17',
  '2026-11-18',
  '2026-11-19',
  '2026-11-20',
  '2026-11-21',
  '2026-11-22',
]

/** One month at a time; the keys are those of the date picker of the WAI-ARIA APG. */
export function Calendar(props: CalendarProps) {
  const { locale, labels, today, selected, isDisabled, markOf, onSelect, min, max } = props
  const names = useMemo(() => namesIn(locale), [locale])
  const [active, setActive] = useState(() => nearestWithin(selected ?? today, { min, max }))
  const grid = useRef<HTMLTableElement>(null)
  const isTaken = (day: string) => !isWithin(day, { min, max }) || isDisabled?.(day) === true
  useEffect(() => {
    grid.current?.querySelector<HTMLElement>(`[data-day="${active}"]`)?.focus()
  }, [active])
  const onKeyDown = (event: KeyboardEvent) => {
    const day = dayByKey(event.key, event.shiftKey, active)
    if (day === undefined) return
    event.preventDefault()
    setActive(nearestWithin(day, { min, max }))
  }
  return (
    <>
      <CalendarHead labels={labels} min={min} max={max} active={active} names={names} onMove={setActive} />
      <table
        className={styles.month}
        ref={grid}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: APG, the calendar is a grid.
        role="grid"
        aria-label={names.month(active)}
        onKeyDown={onKeyDown}
      >
        <thead>
          <tr>
            {someWeek.map((day) => (
              <th key={day} scope="col">
                {names.weekday(day)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(active).map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((day, index) =>
                day === undefined ? (
                  <td key={someWeek[index]} />
                ) : (
                  <Day
                    key={day}
                    day={day}
                    name={names.day(day)}
                    isActive={day === active}
                    isSelected={day === selected}
                    isToday={day === today}
                    unavailable={isTaken(day) ? labels.unavailable : undefined}
                    mark={markOf?.(day)}
                    onSelect={onSelect}
                  />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

type CalendarHeadProps = DayRange & {
  readonly labels: CalendarLabels
  readonly active: string
  readonly names: Names
  onMove(day: string): void
}

function CalendarHead({ labels, active, names, min, max, onMove }: CalendarHeadProps) {
  const move = (months: number) => {
    const day = nearestWithin(addMonths(active, months), { min, max })
    return { disabled: isSameMonth(day, active), onClick: () => onMove(day) }
  }
  return (
    <div className={styles.head}>
      <Button variant="quiet" isSquare icon="previous" aria-label={labels.previousMonth} {...move(-1)} />
      <strong aria-live="polite">{names.month(active)}</strong>
      <Button variant="quiet" isSquare icon="next" aria-label={labels.nextMonth} {...move(1)} />
    </div>
  )
}

type DayProps = {
  readonly day: string
  readonly name: string
  readonly isActive: boolean
  readonly isSelected: boolean
  readonly isToday: boolean
  readonly unavailable: string | undefined
  readonly mark: DayMark | undefined
  onSelect(day: string): void
}

function Day({ day, name, isActive, isSelected, isToday, unavailable, mark, onSelect }: DayProps) {
  const label = [name, mark?.text, unavailable].filter(Boolean).join(', ')
  const choose = () => unavailable === undefined && onSelect(day)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    choose()
  }
  return (
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: APG, the days are cells of the grid.
      role="gridcell"
      className={styles.day}
      data-day={day}
      tabIndex={isActive ? 0 : -1}
      aria-label={label}
      aria-selected={isSelected}
      aria-current={isToday ? 'date' : undefined}
      // Not `disabled`: the keys must be able to move past it.
      aria-disabled={unavailable !== undefined}
      title={mark?.text}
      onClick={choose}
      onKeyDown={onKeyDown}
    >
      {Number(day.slice(8))}
      {mark && <span className={styles.mark}>{mark.sign ?? '•'}</span>}
    </td>
  )
}
