import { useState } from 'react'
import type { SavedQuote } from '#contract/quotes.ts'
import { formatMoney } from '#domain/language/format-money.ts'
import { formatTime } from '#domain/language/format-time.ts'
import { cancellationTerms, workDayOf } from '#domain/orders/cancellation/cancellation-cost.ts'
import type { OrderValues } from '#domain/orders/fields/order-field.ts'
import { serviceOfQuote } from '#domain/orders/from-quote/service-of-quote.ts'
import { answerHours } from '#domain/orders/lifecycle/next-step.ts'
import type { QuoteQuery } from '#domain/quotes/query/query.ts'
import type { Quote } from '#domain/quotes/quote.ts'
import { payerTotalsOf, sumOfPayers } from '#domain/quotes/totals.ts'
import type { Money } from '#domain/values/money.ts'
import { FormattedMoney } from '#web/components/formats/formatted-money.tsx'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { DescriptionList } from '#web/ui/description-list.tsx'

const answer = { hours: answerHours.approval }

type Priced = { readonly quote: SavedQuote; readonly values: OrderValues }
type Services = readonly [Priced, ...Priced[]]

/** Tax is rounded once over all services, as it will be billed. */
function priceOf([{ quote: main }, ...more]: Services): Pick<SavedQuote, 'total' | 'payers'> {
  if (more.length === 0) return main
  const quotes = [main, ...more.map(({ quote }) => quote)]
  const payers = payerTotalsOf(quotes.flatMap(({ offer }) => (offer.quote as Quote).lines))
  return { total: sumOfPayers(payers).total, payers: payers as SavedQuote['payers'] }
}

const orderedOf = ({ quote: { offer, query }, values }: Priced) => ({
  ...(offer.quote as Quote),
  query: query as QuoteQuery | null,
  workDay: workDayOf(values),
})

/** What cancelling costs at most, each service by the terms of its own quote, and until when it is free. */
function useCancellingText(services: Services, now: Date): string {
  const { t } = useTranslation('orderForm')
  const language = useLanguage()
  const terms = cancellationTerms(services.map(orderedOf), now)
  if (!terms) return t('review.cancellingFree')
  const total = formatMoney(terms.most, language)
  return terms.freeUntil
    ? t('review.cancellingFreeUntil', { total, time: formatTime(terms.freeUntil, language) })
    : t('review.cancellingCost', { total })
}

/** What the company pays, which may need its approval. */
export function shipperTotalOf(services: Services): Money {
  const { total, payers } = priceOf(services)
  return payers?.shipper.total ?? total
}

type OrderCostsProps = {
  readonly services: Services
  /** An administrator of the company approves it first. */
  readonly needsApproval?: boolean
}

/** What the shipper pays, what the consignee pays, and the cost of cancelling; of several services the sum of each. */
export function OrderCosts({ services, needsApproval = false }: OrderCostsProps) {
  const { t } = useTranslation('orderForm')
  const [now] = useState(() => new Date())
  const { total, payers } = priceOf(services)
  const parts = services.length === 1 ? [] : services
  return (
    <DescriptionList
      layout="columns"
      items={[
        ...parts.map(({ quote }) => ({
          term: t('orderView:fees.subtotal', { service: t(`orderView:services.${serviceOfQuote(quote)}`) }),
          value: <FormattedMoney money={quote.total} />,
        })),
        { term: t('review.total'), value: <FormattedMoney money={total} size="strong" /> },
        { term: t('review.shipper'), value: payers && <FormattedMoney money={payers.shipper.total} /> },
        { term: t('review.consignee'), value: payers && <FormattedMoney money={payers.consignee.total} /> },
        ...(needsApproval
          ? [{ term: t('review.approval'), value: t('review.approvalText', answer), isSentence: true }]
          : []),
        { term: t('review.payment'), value: t('review.paymentText'), isSentence: true },
        { term: t('review.cancelling'), value: useCancellingText(services, now), isSentence: true },
      ]}
    />
  )
}
