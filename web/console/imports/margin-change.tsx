import type { ImportRow } from '#contract/rate-imports.ts'
import { isAmountField } from '#domain/rates/cell-problem.ts'
import { isLoss, marginOf, percentText } from '#web/console/rates/margin.ts'
import styles from '#web/console/rates/rates.module.css'
import { useTranslation } from '#web/language/use-translation.ts'
import type { CellRow } from './cell-rows.ts'

type Figures = ImportRow['margins'][number]

/** The prices and costs that a line is about: those of its container type. */
export const figuresOf = ({ change, margins }: CellRow): Figures | undefined =>
  change && isAmountField(change.field)
    ? margins.find(({ type }) => type === change.field.split('.').at(-1))
    : undefined

const knownMargin = (type: Figures['type'], { price, cost }: Figures['after']) =>
  price === null || cost === null ? undefined : marginOf(type, price, cost)

const arrow = ' → '

/** The margin before and after in percent; a price below the cost is named a loss. */
export function MarginChange({ row }: { readonly row: CellRow }) {
  const { t } = useTranslation('ratesAdmin')
  const figures = figuresOf(row)
  if (!figures) return null
  const [before, after] = [figures.before, figures.after].map((priced) => knownMargin(figures.type, priced))
  if (before?.percent === undefined && after?.percent === undefined) return t('margin.unknown')
  const text = (percent: string | undefined) =>
    percent === undefined ? t('margin.unknown') : percentText(percent)
  return (
    <span className={styles.unbroken}>
      {text(before?.percent)}
      {arrow}
      <span className={after && isLoss(after) ? styles.loss : undefined}>
        {text(after?.percent)} {after && isLoss(after) && t('margin.loss')}
      </span>
    </span>
  )
}
