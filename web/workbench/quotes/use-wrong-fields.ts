import { laneProblemParams } from '#domain/quotes/lanes/lane-problem-params.ts'
import type { LaneField, ParsedRow } from '#domain/quotes/lanes/parse-lanes.ts'
import type { FullKey } from '#web/language/translator.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'

/** The problems of a row as text; the sheet has the same text. */
export function useWrongFields() {
  const { t } = useTranslation('myQuotes')
  const language = useLanguage()
  return (row: Pick<ParsedRow, 'cells' | 'fields'>): string =>
    Object.entries(row.fields)
      .map(([field, problem]) =>
        t(
          `myQuotes:bulkQuote.wrongFields.${field}.${problem}` as FullKey,
          laneProblemParams(row, field as LaneField, language),
        ),
      )
      .join(t('bulkQuote.and'))
}
