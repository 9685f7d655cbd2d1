import { formatTime } from '#domain/language/format-time.ts'
import type { Params, Refusal } from '#domain/values/refusal.ts'
import { instantAt } from '#domain/values/shanghai-time.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'

/** A parameter that is a minute by the clock of Shanghai, such as the time of a cut-off. */
const minute = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d)$/

/** The message of a refusal, with times as the reader writes them. */
export function useRefusalText() {
  const { t } = useTranslation('refusals')
  const language = useLanguage()
  const inWords = (value: Params[string]) => {
    const [, day, clock] = minute.exec(String(value)) ?? []
    return day && clock ? formatTime(instantAt(day, clock), language) : value
  }
  return ({ refusal, params }: Pick<Refusal, 'refusal' | 'params'>): string =>
    t(
      refusal,
      Object.fromEntries(Object.entries(params ?? {}).map(([name, value]) => [name, inWords(value)])),
    )
}
