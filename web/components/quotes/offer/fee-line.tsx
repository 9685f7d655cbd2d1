import type { Language } from '#domain/brands/brand.ts'
import { formatAmount, formatMoney } from '#domain/language/format-money.ts'
import { explainLine } from '#domain/quotes/explanation/explain.ts'
import type { FeeLine } from '#domain/quotes/fee-line.ts'
import { chargeName } from '#domain/tariffs/charge-name.ts'
import { FormattedMoney } from '#web/components/formats/formatted-money.tsx'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { Icon } from '#web/ui/icons.tsx'
import styles from './offer-detail.module.css'
import { useExplanation } from './use-explanation.ts'

type Translator = ReturnType<typeof useTranslation<'prices'>>['t']

/** How often and at which price; storage names the days of its tier, since no container stays for all of them. */
function quantityTexts({ rule, quantity, unitPrice, params }: FeeLine, language: Language, t: Translator) {
  const price = formatMoney(unitPrice, language)
  const { freeDays, fromDay, count: days, containers } = params
  if (rule === 'storage' && fromDay !== undefined && containers !== undefined) {
    const first = Number(freeDays) + Number(fromDay)
    return [
      Number(days) === 1
        ? t('detail.tierDay', { day: first })
        : t('detail.tier', { fromDay: first, toDay: first + Number(days) - 1 }),
      t('detail.stay', {
        containers: t('maximum.counted.container', { count: Number(containers) }),
        days: t('maximum.counted.day', { count: Number(days) }),
        price,
      }),
    ]
  }
  const unit = t(`quotes:units.${quantity.unit}`)
  return [t('detail.quantity', { count: formatAmount(quantity.amount), price, unit })]
}

/** One charge; it opens to its explanation. */
export function FeeLineRow({ line }: { line: FeeLine }) {
  const { t } = useTranslation('prices')
  const language = useLanguage()
  const { params, paymentTerm } = line
  const type = typeof params.type === 'string' ? [params.type] : []
  const small = [
    ...type,
    ...quantityTexts(line, language, t),
    ...(paymentTerm ? [t(`quotes:terms.${paymentTerm}`)] : []),
  ].join(' · ')
  return (
    <details className={styles.line}>
      <summary>
        <Icon name="chevron" size={16} />
        <span className={styles.name}>
          <span>
            {chargeName(line)[language]} <span className={styles.code}>{line.fee}</span>
          </span>
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
  const explanation = explainLine(line, useLanguage(), useExplanation())
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
