import type { ImportRow } from '#contract/rate-imports.ts'
import { isAmountField } from '#domain/rates/cell-problem.ts'
import type { RateField } from '#domain/rates/fields.ts'
import type { ImportedKind } from '#domain/rates/rate.ts'
import { NameTexts, textOf } from '#web/console/rate-pricing/coded-name.tsx'
import { between, useFieldLabels } from '#web/console/rate-pricing/use-field-labels.ts'
import { amountText } from '#web/console/rates/margin.ts'
import { PriceDifference } from '#web/console/rates/price-difference.tsx'
import styles from '#web/console/rates/rates.module.css'
import { ChangedValue } from '#web/console/rates/view/version-changes.tsx'
import { useTranslation } from '#web/language/use-translation.ts'
import { useCellProblem } from './use-cell-problem.ts'

/** A surcharge is named by its fee: `surcharges.LSS.price`. */
function feeFieldOf(path: readonly string[]): readonly RateField[] {
  const [list, fee] = path
  return list === 'surcharges' && fee !== undefined ? [{ path: [list, fee, 'fee'], text: fee }] : []
}

export function FieldName({ kind, field }: { readonly kind: ImportedKind; readonly field: string }) {
  const path = field.split('.')
  const { labels } = useFieldLabels(kind, feeFieldOf(path))
  const names = labels(path)
  return (
    <span title={names.map(textOf).join(between)}>
      <NameTexts of={names} between={between} />
    </span>
  )
}

type CellChangeProps = {
  readonly field: string
  readonly before: string | undefined
  readonly after: string | undefined
}

/** What a cell changes; an amount also by how much. */
function CellChange({ field, before, after }: CellChangeProps) {
  const { t } = useTranslation('ratesAdmin')
  const path = field.split('.')
  if (field === 'companies') {
    const everyone = t('scope.public')
    return <ChangedValue path={path} before={before ?? everyone} after={after ?? everyone} />
  }
  if (!isAmountField(field)) return <ChangedValue path={path} before={before} after={after} />
  const written = (text: string | undefined) => text && amountText(text)
  return (
    <>
      <ChangedValue path={path} before={written(before)} after={written(after)} />{' '}
      <PriceDifference before={before} after={after} />
    </>
  )
}

type ChangeOrProblemProps = ImportRow['cells'][number] & { readonly kind: ImportedKind }

/** What a cell changes, or what is wrong in it. */
export function ChangeOrProblem({ kind, cell, field, problem, before, after }: ChangeOrProblemProps) {
  const { t } = useTranslation('ratesAdmin')
  const problemText = useCellProblem(kind)
  const narrowName = (
    <span className={styles.narrow}>
      <FieldName kind={kind} field={field} />{' '}
    </span>
  )
  if (!problem)
    return (
      <>
        {narrowName}
        <CellChange field={field} before={before ?? undefined} after={after ?? undefined} />
      </>
    )
  return (
    <>
      {narrowName}
      <span className={styles.loss}>{problemText({ cell, field, problem, before, after })}</span>{' '}
      {after && t('preview.found', { text: after })}
    </>
  )
}
