import type { OffersData } from '#contract/quotes.ts'
import { formatDay } from '#domain/language/format-time.ts'
import { shownCurrencies } from '#domain/quotes/shown-currency.ts'
import type { ExchangeRate } from '#domain/values/exchange.ts'
import styles from '#web/components/quotes/list/offer-list.module.css'
import { isSailing } from '#web/components/quotes/state/offer-details.ts'
import type { ListView } from '#web/components/quotes/state/view-params.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'

type ShownOffers = { readonly data: OffersData; readonly view: ListView }

type CurrencySwitchProps = ShownOffers & { onView(change: Partial<ListView>): void }

/** The currency in which totals of sailings are read; without a rate of the day there is no choice. */
export function CurrencySwitch({ data, view, onView }: CurrencySwitchProps) {
  const { t } = useTranslation('prices')
  if (!data.dollarRate || !data.offers.every(isSailing)) return null
  return (
    <fieldset className={styles.sortings}>
      <legend className="visually-hidden">{t('currency.title')}</legend>
      {shownCurrencies.map((currency) => (
        <Button
          key={currency}
          isCompact
          variant={view.currency === currency ? 'primary' : 'secondary'}
          aria-pressed={view.currency === currency}
          onClick={() => onView({ currency })}
        >
          {currency}
        </Button>
      ))}
    </fieldset>
  )
}

/** The rate of a conversion, with its day. */
export function useRateText(): (rate: ExchangeRate) => string {
  const { t } = useTranslation('prices')
  const language = useLanguage()
  return ({ from, to, value, date }) =>
    t('currency.rate', { from, to, value, day: formatDay(date, language, 'date') })
}

/** Says that the totals are converted, and at which rate. */
export function ConvertedNote({ data: { dollarRate }, view }: ShownOffers) {
  const { t } = useTranslation('prices')
  const rateText = useRateText()
  if (!dollarRate || view.currency === dollarRate.to) return null
  return (
    <p className={styles.note} role="status">
      {t('currency.note', { currency: view.currency, rate: rateText(dollarRate), binding: dollarRate.to })}
    </p>
  )
}
