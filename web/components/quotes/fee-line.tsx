import { formatMoney } from '#domain/language/format-money.ts'
import { explainLine } from '#domain/quotes/explain.ts'
import type { FeeLine } from '#domain/quotes/fee-line.ts'
import { feeItems } from '#domain/tariffs/fee-items.data.ts'
import { FormattedMoney } from '#web/components/formats/formatted-money.tsx'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { Icon } from '#web/ui/icons.tsx'
import styles from './offer-detail.module.css'
import { useExplanation } from './use-explanation.ts'

/** One charge; it opens to its explanation. */
export function FeeLineRow({ line }: { line: FeeLine }) {
  const { t } = useTranslation('prices')
  const language = useLanguage()
  const { quantity, unitPrice, params, paymentTerm } = line
  const unit = t(`quotes:units.${quantity.unit}`)
  const type = typeof params.type === 'string' ? [params.type] : []
  const small = [
    ...type,
    t('detail.quantity', { count: quantity.amount, price: formatMoney(unitPrice, language), unit }),
    ...(paymentTerm ? [t(`quotes:terms.${paymentTerm}`)] : []),
  ].join(' · ')
  return (
    <details className={styles.line}>
      <summary>
        <Icon name="chevron" size={16} />
        <span className={styles.name}>
          {feeItems[line.fee].name[language]}
          <small>{small}</small>
        </span>
        <FormattedMoney money={line.standardAmount} />
      </summary>
      <Explanation line={line} />
    </details>
  )
}

function Explanation({ line }: { line: FeeLine }) {
  const { t } = useTranslation('prices')
  const explanation = explainLine(line, useExplanation())
  const inputs = explanation.inputs.map(({ name, value }) => `${name} ${value}`).join(t('quotes:comma'))
  const rows = [
    ['rule', explanation.rule],
    ['tariff', explanation.tariff],
    ['inputs', inputs],
    ['formula', explanation.formula],
    ['rounding', explanation.rounding],
    ['exchange', explanation.exchange],
    ['tax', explanation.tax],
  ] as const
  return (
    <dl className={styles.explanation}>
      {rows.map(([name, text]) => (
        <div key={name}>
          <dt>{t(`detail.${name}`)}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
