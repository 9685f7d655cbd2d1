import { formatAmount } from '#domain/language/format-money.ts'
import { formatTime } from '#domain/language/format-time.ts'
import type { Params, Refusal } from '#domain/values/refusal.ts'
import { instantAt } from '#domain/values/shanghai-time.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'

/** A parameter that is a minute by the clock of Shanghai, such as the time of a cut-off. */
const minute = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d)$/

/** A parameter in a unit of weight or area. */
const measure = /(?:Kg|SquareMetres)$/

/** The message of a refusal, with times and measures as the reader writes them. */
export function useRefusalText() {
  const { t } = useTranslation('refusals')
  const language = useLanguage()
  const inWords = (name: string, value: Params[string]) => {
    if (measure.test(name)) return formatAmount(String(value))
    const [, day, clock] = minute.exec(String(value)) ?? []
    return day && clock ? formatTime(instantAt(day, clock), language) : value
  }
  return ({ refusal, params }: Pick<Refusal, 'refusal' | 'params'>): string =>
    t(
      refusal,
      Object.fromEntries(Object.entries(params ?? {}).map(([name, value]) => [name, inWords(name, value)])),
    )
}
