import type { SavedQuote } from '#contract/quotes.ts'
import { formatMoney } from '#domain/language/format-money.ts'
import { serviceOfQuote } from '#domain/orders/from-quote/service-of-quote.ts'
import { cancellationCost } from '#domain/quotes/charges/maximum-cost.ts'
import { standardCurrency } from '#domain/quotes/fee-line.ts'
import type { QuoteQuery } from '#domain/quotes/query/query.ts'
import type { Quote } from '#domain/quotes/quote.ts'
import { payerTotalsOf, sumOfPayers } from '#domain/quotes/totals.ts'
import { sumMoney } from '#domain/values/money.ts'
import { FormattedMoney } from '#web/components/formats/formatted-money.tsx'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { DescriptionList } from '#web/ui/description-list.tsx'

type Quotes = readonly [SavedQuote, ...SavedQuote[]]

/** Tax is rounded once over all services, as it will be billed. */
function priceOf([main, ...more]: Quotes): Pick<SavedQuote, 'total' | 'payers'> {
  if (more.length === 0) return main
  const payers = payerTotalsOf([main, ...more].flatMap(({ offer }) => (offer.quote as Quote).lines))
  return { total: sumOfPayers(payers).total, payers: payers as SavedQuote['payers'] }
}

/** Each service by the terms of its own quote. */
function costOfCancelling(quotes: Quotes) {
  const costs = quotes.flatMap(
    ({ offer, query }) =>
      cancellationCost({ ...(offer.quote as Quote), query: query as QuoteQuery | null }) ?? [],
  )
  if (costs.length === 0) return undefined
  return sumMoney(
    costs.map(({ total }) => total),
    standardCurrency,
  )
}

/** What the shipper pays, what the consignee pays, and the cost of cancelling; of several services the sum of each. */
export function OrderCosts({ quotes }: { readonly quotes: Quotes }) {
  const { t } = useTranslation('orderForm')
  const language = useLanguage()
  const { total, payers } = priceOf(quotes)
  const cost = costOfCancelling(quotes)
  const parts = quotes.length === 1 ? [] : quotes
  return (
    <DescriptionList
      layout="columns"
      items={[
        ...parts.map((quote) => ({
          term: t('orderView:fees.subtotal', { service: t(`orderView:services.${serviceOfQuote(quote)}`) }),
          value: <FormattedMoney money={quote.total} />,
        })),
        { term: t('review.total'), value: <FormattedMoney money={total} size="strong" /> },
        { term: t('review.shipper'), value: payers && <FormattedMoney money={payers.shipper.total} /> },
        { term: t('review.consignee'), value: payers && <FormattedMoney money={payers.consignee.total} /> },
        { term: t('review.payment'), value: t('review.paymentText'), isSentence: true },
        {
          term: t('review.cancelling'),
          value: cost
            ? t('review.cancellingCost', { total: formatMoney(cost, language) })
            : t('review.cancellingFree'),
          isSentence: true,
        },
      ]}
    />
  )
}
