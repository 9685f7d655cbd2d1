import { writeRelative } from '#domain/language/write-relative.ts'
import { type DayShape, type TimeWriting, writeDay, writeTime } from '#domain/language/write-time.ts'
import { useLanguage } from '#web/language/use-translation.ts'
import { Time } from '#web/ui/time.tsx'
import { useNow } from '#web/ui/use-now.ts'

type WrittenTimeProps = TimeWriting & {
  /** An instant in ISO 8601. */
  readonly at: string
}

/** An instant in the reader's language, by the clock of Shanghai unless another zone is given. */
export function WrittenTime({ at, shape, zone }: WrittenTimeProps) {
  return <Time dateTime={at} text={writeTime(new Date(at), useLanguage(), { shape, zone })} />
}

/** A calendar day YYYY-MM-DD in the reader's language. */
export function WrittenDay({ day, shape }: { readonly day: string; readonly shape?: DayShape }) {
  return <Time dateTime={day} text={writeDay(day, useLanguage(), shape)} />
}

/** How far away an instant is; the exact time until the page is hydrated, and as its title. */
export function RelativeTime({ at, zone }: Omit<WrittenTimeProps, 'shape'>) {
  const language = useLanguage()
  const now = useNow()
  const instant = new Date(at)
  const exact = writeTime(instant, language, { zone })
  return <Time dateTime={at} text={now ? writeRelative(instant, now, language) : exact} title={exact} />
}
