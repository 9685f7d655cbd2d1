import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { waitOf } from './waits.ts'

const locales = { zh: 'zh-CN', en: 'en-GB' } as const
/** Wherever the reader sits, the house counts by Shanghai time. */
const shown = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Shanghai' } as const

export function useTimeText(): (at: string) => string {
  const language = useLanguage()
  return (at) => new Date(at).toLocaleString(locales[language], shown)
}

export function Instant({ at }: { at: string }) {
  const timeText = useTimeText()
  return <time dateTime={at}>{timeText(at)}</time>
}

/** How long somebody has waited. */
export function useWaitText(): (since: string) => string {
  const { t } = useTranslation('console')
  return (since) => {
    const { unit, count } = waitOf(new Date(since), new Date())
    return t(`when.${unit}`, { count })
  }
}
