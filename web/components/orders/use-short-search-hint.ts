import { findsWholeNumbers, partLength } from '#domain/orders/lifecycle/sought-number.ts'
import { useTranslation } from '#web/language/use-translation.ts'

/** For a list without a match: one of the texts may be too short to be found within a number. */
export function useShortSearchHint(texts: readonly (string | undefined)[]): string | undefined {
  const { t } = useTranslation('orders')
  const isShort = texts.some((text) => text !== undefined && findsWholeNumbers(text))
  return isShort ? t('shortSearch', { count: partLength }) : undefined
}
