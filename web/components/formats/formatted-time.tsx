import { formatRelative } from '#domain/language/format-relative.ts'
import { type DayFormat, formatDay, formatTime, type TimeOptions } from '#domain/language/format-time.ts'
import { useLanguage } from '#web/language/use-translation.ts'
import { Time } from '#web/ui/time.tsx'
import { useNow } from '#web/ui/use-now.ts'

type FormattedTimeProps = TimeOptions & {
  /** An instant in ISO 8601. */
  readonly at: string
}

/** An instant in the reader's language, by the clock of Shanghai unless another zone is given. */
export function FormattedTime({ at, format, zone }: FormattedTimeProps) {
  return <Time dateTime={at} text={formatTime(new Date(at), useLanguage(), { format, zone })} />
}

/** A calendar day YYYY-MM-DD in the reader's language. */
export function FormattedDay({ day, format }: { readonly day: string; readonly format?: DayFormat }) {
  return <Time dateTime={day} text={formatDay(day, useLanguage(), format)} />
}

/** How far away an instant is; the exact time until the page is hydrated, and as its title. */
export function RelativeTime({ at, zone }: Omit<FormattedTimeProps, 'shape'>) {
  const language = useLanguage()
  const now = useNow()
  const instant = new Date(at)
  const exact = formatTime(instant, language, { zone })
  return <Time dateTime={at} text={now ? formatRelative(instant, now, language) : exact} title={exact} />
}
