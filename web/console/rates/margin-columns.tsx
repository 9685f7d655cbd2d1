import type { ReactNode } from 'react'
import type { Money } from '#domain/values/money.ts'
import { FormattedMoney } from '#web/components/formats/formatted-money.tsx'
import { useTranslation } from '#web/language/use-translation.ts'
import type { Column } from '#web/ui/data-table.tsx'
import { isLoss, moneyText, percentText } from './margin.ts'
import styles from './rates.module.css'

export type MarginFigures = {
  readonly currency: Money['currency']
  readonly price: string
  readonly cost: string | undefined
  readonly margin: string | undefined
  readonly percent: string | undefined
}

/** Price, cost and margin of a row; a loss is named. */
export function useMarginColumns<Row>(figuresOf: (row: Row) => MarginFigures): readonly Column<Row>[] {
  const { t } = useTranslation('ratesAdmin')
  const none = t('margin.none')
  const figure = (amount: string | undefined, { currency }: MarginFigures) =>
    amount === undefined ? none : <FormattedMoney money={{ amount: moneyText(amount), currency }} />
  const columnOf = (key: string, header: string, cell: (figures: MarginFigures) => ReactNode) => ({
    key,
    header,
    align: 'end' as const,
    cell: (row: Row) => cell(figuresOf(row)),
  })
  return [
    columnOf('price', t('margin.price'), (row) => figure(row.price, row)),
    columnOf('cost', t('margin.cost'), (row) => figure(row.cost, row)),
    columnOf('left', t('margin.left'), (row) => (
      <span className={isLoss(row) ? styles.loss : undefined}>
        {figure(row.margin, row)} {isLoss(row) && <span className={styles.unbroken}>{t('margin.loss')}</span>}
      </span>
    )),
    columnOf('percent', t('margin.percent'), ({ percent }) => (
      <span className={styles.unbroken}>{percent === undefined ? none : percentText(percent)}</span>
    )),
  ]
}
