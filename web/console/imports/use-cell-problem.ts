import type { ImportRow } from '#contract/rate-imports.ts'
import { brandCodes } from '#domain/brands/brand.ts'
import type { ImportedKind } from '#domain/rates/rate.ts'
import { oceanPorts } from '#domain/tariffs/ocean/ocean-tariff.ts'
import { useRangeText } from '#web/components/forms/use-problem.ts'
import { rangeAt } from '#web/console/rate-pricing/number-ranges.ts'
import { useFieldLabels } from '#web/console/rate-pricing/use-field-labels.ts'
import { useTranslation, useTranslator } from '#web/language/use-translation.ts'

type WrongCell = Pick<ImportRow['cells'][number], 'field' | 'before'> & {
  readonly problem: NonNullable<ImportRow['cells'][number]['problem']>
}

const separator = ', '
const codes = { sites: brandCodes.join(separator), ports: oceanPorts.join(separator) }

/** What is right in a cell: a sheet has no list to select from, and a form says it beside the field. */
export function useCellProblem(kind: ImportedKind) {
  const { t } = useTranslation('ratesAdmin')
  const translator = useTranslator()
  const { labelText } = useFieldLabels(kind, [])
  const rangeText = useRangeText()
  return ({ field, problem, before }: WrongCell): string => {
    const label = labelText(field.split('.'))
    const range = rangeAt(kind, field.startsWith('cost.') ? field : `pricing.${field}`)
    return (
      translator.find(`ratesAdmin:sheetProblems.${field}.${problem}`, codes) ??
      translator.find(`ratesAdmin:problems.${field}.${problem}`, { cell: before ?? '' }) ??
      rangeText(label, problem, range) ??
      t('forms:problem', { field: label, problem: t(`fields:${problem}`) })
    )
  }
}
