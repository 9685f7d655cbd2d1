import { explainLine } from '#domain/quotes/explain.ts'
import type { FeeLine } from '#domain/quotes/fee-line.ts'
import { feeItems } from '#domain/tariffs/fee-items.data.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { Icon } from '#web/ui/icons.tsx'
import { Amount } from './amount.tsx'
import styles from './offer-detail.module.css'
import { useSay } from './use-say.ts'
import { writeMoney } from './write-money.ts'

/** One line of a price; it opens to everything it was made from. */
export function FeeLineRow({ line }: { line: FeeLine }) {
  const { t } = useTranslation('prices')
  const { quantity, unitPrice, params, terms } = line
  const unit = t(`quotes:units.${quantity.unit}`)
  const type = typeof params.type === 'string' ? [params.type] : []
  const small = [
    ...type,
    t('detail.quantity', { count: quantity.amount, price: writeMoney(unitPrice), unit }),
    ...(terms ? [t(`quotes:terms.${terms}`)] : []),
  ].join(' · ')
  return (
    <details className={styles.line}>
      <summary>
        <Icon name="chevron" size={16} />
        <span className={styles.name}>
          {feeItems[line.fee].name[useLanguage()]}
          <small>{small}</small>
        </span>
        <Amount of={line.standardAmount} />
      </summary>
      <Explained line={line} />
    </details>
  )
}

function Explained({ line }: { line: FeeLine }) {
  const { t } = useTranslation('prices')
  const told = explainLine(line, useSay())
  const inputs = told.inputs.map(({ name, value }) => `${name} ${value}`).join(t('quotes:comma'))
  const rows = [
    ['rule', told.rule],
    ['tariff', told.tariff],
    ['inputs', inputs],
    ['formula', told.formula],
    ['rounding', told.rounding],
    ['exchange', told.exchange],
    ['tax', told.tax],
  ] as const
  return (
    <dl className={styles.explained}>
      {rows.map(([name, text]) => (
        <div key={name}>
          <dt>{t(`detail.${name}`)}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
