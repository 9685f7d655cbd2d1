import type { WarehouseTerms } from '#contract/published-terms.ts'
import { formatMoney } from '#domain/language/format-money.ts'
import type { Money } from '#domain/values/money.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import styles from './listed-price.module.css'
import type { Listed } from './price-report.ts'
import type { ListedPrices } from './use-listed-prices.ts'

type ListedPriceProps = {
  readonly price: ReturnType<ListedPrices['of']>
  readonly terms: WarehouseTerms | undefined
}

/** What was asked for costs this; without a question, where the daily price starts. */
export function ListedPrice({ price: { status, price }, terms }: ListedPriceProps) {
  const { t } = useTranslation('places')
  if (price)
    return (
      <p className={styles.price}>
        <strong>
          <PriceText price={price} />
        </strong>
        <span>{t('listPrices.total')}</span>
      </p>
    )
  if (status === 'loading') return <p className={styles.price}>{t('listPrices.loading')}</p>
  return (
    <p className={styles.price}>
      <FromText terms={terms} />
      {status === 'ready' && terms && <span>{t('listPrices.open')}</span>}
    </p>
  )
}

/** The same in a cell of a table: a total and a daily price stand in one column, each with what it is. */
export function PriceCell({ price: { status, price }, terms }: ListedPriceProps) {
  const { t } = useTranslation('places')
  if (price)
    return (
      <>
        <PriceText price={price} /> {t('listPrices.inclVat')}
      </>
    )
  return status === 'loading' ? t('listPrices.loading') : <FromText terms={terms} />
}

function PriceText({ price }: { price: Listed }) {
  const { t } = useTranslation('places')
  const language = useLanguage()
  if (!('from' in price)) return formatMoney(price, language)
  // A range has three significant digits, so it has no cents.
  const written = (money: Money) =>
    formatMoney({ ...money, amount: money.amount.replace(/\.00$/, '') }, language)
  const [from, to] = [written(price.from), written(price.to)]
  return t('listPrices.range', { from, to })
}

function FromText({ terms }: Pick<ListedPriceProps, 'terms'>) {
  const { t } = useTranslation('places')
  const language = useLanguage()
  if (!terms) return t('listPrices.onRequest')
  const price = formatMoney({ amount: terms.perDayFrom, currency: 'CNY' }, language)
  return t('listPrices.from', { price, rule: terms.rule })
}
