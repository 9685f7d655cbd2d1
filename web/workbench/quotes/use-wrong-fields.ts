import type { WrongLane } from '#domain/quotes/read-lanes.ts'
import type { FullKey } from '#web/language/translator.ts'
import { useTranslation } from '#web/language/use-translation.ts'

/** What is wrong with the fields of a row, in words; the sheet says the same. */
export function useWrongFields() {
  const { t } = useTranslation('myQuotes')
  return (fields: WrongLane): string =>
    Object.entries(fields)
      .map(([field, problem]) => t(`myQuotes:bulkQuote.wrongFields.${field}.${problem}` as FullKey))
      .join(t('bulkQuote.and'))
}
