import { writeTime } from '#domain/language/write-time.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { waitOf } from './waits.ts'

/** For a time within a sentence; elsewhere `WrittenTime`. */
export function useTimeText(): (at: string) => string {
  const language = useLanguage()
  return (at) => writeTime(new Date(at), language, { shape: 'dateTime' })
}

/** How long a customer has waited. */
export function useWaitText(): (since: string) => string {
  const { t } = useTranslation('console')
  return (since) => {
    const { unit, count } = waitOf(new Date(since), new Date())
    return t(`when.${unit}`, { count })
  }
}
