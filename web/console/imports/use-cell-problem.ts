import { cellProblemTexts, type WrongCell } from '#domain/rates/cell-problem.ts'
import type { ImportedKind } from '#domain/rates/rate.ts'
import { useRangeText } from '#web/components/forms/use-problem.ts'
import { rangeAt } from '#web/console/rate-pricing/number-ranges.ts'
import { useFieldLabels } from '#web/console/rate-pricing/use-field-labels.ts'
import { useTranslation, useTranslator } from '#web/language/use-translation.ts'

/** What is right in a cell: a sheet has no list to select from, and a form says it beside the field. */
export function useCellProblem(kind: ImportedKind) {
  const { t } = useTranslation('ratesAdmin')
  const translator = useTranslator()
  const { labelText } = useFieldLabels(kind, [])
  const rangeText = useRangeText()
  return (wrong: WrongCell): string => {
    const { field, problem } = wrong
    const { keys, params } = cellProblemTexts(kind, wrong)
    for (const key of keys) {
      const text = translator.find(`ratesAdmin:${key}`, params)
      if (text !== undefined) return text
    }
    const label = labelText(field.split('.'))
    const range = rangeAt(kind, field.startsWith('cost.') ? field : `pricing.${field}`)
    return (
      rangeText(label, problem, range) ??
      t('forms:problem', { field: label, problem: t(`fields:${problem}`) })
    )
  }
}
