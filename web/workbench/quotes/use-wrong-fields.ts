import type { WrongLane } from '#domain/quotes/parse-lanes.ts'
import type { FullKey } from '#web/language/translator.ts'
import { useTranslation } from '#web/language/use-translation.ts'

/** The problems of a row as text; the sheet has the same text. */
export function useWrongFields() {
  const { t } = useTranslation('myQuotes')
  return (fields: WrongLane): string =>
    Object.entries(fields)
      .map(([field, problem]) => t(`myQuotes:bulkQuote.wrongFields.${field}.${problem}` as FullKey))
      .join(t('bulkQuote.and'))
}
