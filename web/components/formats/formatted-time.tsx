import { formatRelative } from '#domain/language/format-relative.ts'
import {
  type DayFormat,
  formatDay,
  formatTime,
  formatZonedTime,
  type TimeOptions,
} from '#domain/language/format-time.ts'
import { shanghaiDay } from '#domain/values/shanghai-day.ts'
import { useLanguage } from '#web/language/use-translation.ts'
import { Time } from '#web/ui/time.tsx'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import { useNow } from '#web/ui/use-now.ts'

/** Unknown to the server, whose pages are cached over the turn of the year. */
const useThisYear = (): number | undefined =>
  useHydrated() ? Number(shanghaiDay(new Date()).slice(0, 4)) : undefined

type FormattedTimeProps = Omit<TimeOptions, 'thisYear'> & {
  /** An instant in ISO 8601. */
  readonly at: string
}

/** An instant in the reader's language, by the clock of Shanghai unless another zone is given. */
export function FormattedTime({ at, format, zone }: FormattedTimeProps) {
  const options = { format, zone, thisYear: useThisYear() }
  return <Time dateTime={at} text={formatTime(new Date(at), useLanguage(), options)} />
}

/** The same for a place abroad, with how far its clock is from UTC. */
export function ZonedTime({ at, format, zone }: FormattedTimeProps) {
  const options = { format, zone, thisYear: useThisYear() }
  return <Time dateTime={at} text={formatZonedTime(new Date(at), useLanguage(), options)} />
}

/** A calendar day YYYY-MM-DD in the reader's language. */
export function FormattedDay({ day, format }: { readonly day: string; readonly format?: DayFormat }) {
  return <Time dateTime={day} text={formatDay(day, useLanguage(), format, useThisYear())} />
}

/** How far away an instant is; the exact time until the page is hydrated, and as its title. */
export function RelativeTime({ at, zone }: Omit<FormattedTimeProps, 'shape'>) {
  const language = useLanguage()
  const now = useNow()
  const instant = new Date(at)
  const exact = formatTime(instant, language, { zone })
  return <Time dateTime={at} text={now ? formatRelative(instant, now, language) : exact} title={exact} />
}
