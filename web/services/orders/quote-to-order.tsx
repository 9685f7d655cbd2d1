import { type ReactNode, useState } from 'react'
import { Link, useLocation } from 'react-router'
import type { SavedQuote } from '#contract/quotes.ts'
import { quoteUrl } from '#domain/notifications/workbench-paths.ts'
import { isStaffOffer } from '#domain/quotes/quoted-mode.ts'
import { isOrderedTooLate } from '#domain/quotes/saved/quote-state.ts'
import { FormattedMoney } from '#web/components/formats/formatted-money.tsx'
import { FormattedDay, FormattedTime } from '#web/components/formats/formatted-time.tsx'
import { useOrderAgain } from '#web/components/orders/use-order-again.ts'
import { PriceChanges } from '#web/components/quotes/offer/price-changes.tsx'
import { useQuoteSummary } from '#web/components/quotes/offer/use-quote-summary.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { DescriptionList } from '#web/ui/description-list.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Panel } from '#web/ui/panel.tsx'

type QuoteToOrderProps = { readonly quote: SavedQuote; readonly children: ReactNode }

/** The price that is ordered; a quote that cannot be ordered says why, and leads to one that can. */
export function QuoteToOrder({ quote, children }: QuoteToOrderProps) {
  const { t } = useTranslation('orderForm')
  const summary = useQuoteSummary()
  const [now] = useState(() => new Date())
  const { state } = quote
  if (state === 'expired' || isOrderedTooLate(quote, now)) return <Expired quote={quote} />
  if (state === 'withdrawn' || (isStaffOffer(quote) && state === 'open'))
    return (
      <EmptyState
        state="no-match"
        title={t(state === 'withdrawn' ? 'refusals:quote-withdrawn' : 'refusals:offer-not-accepted')}
        action={<OpenQuote quote={quote} />}
      />
    )
  const { sailing } = quote
  return (
    <>
      <Panel title={t('quote.title', { number: quote.number })} actions={<OpenQuote quote={quote} />}>
        <DescriptionList
          layout="columns"
          items={[
            { term: t('quote.shipment'), value: summary(quote) },
            {
              term: t('quote.sailing'),
              value: sailing && `${sailing.vessel} / ${sailing.voyage}`,
            },
            {
              term: t('orderFields:fields.etd'),
              value: sailing && <FormattedDay day={sailing.departsOn} format="date" />,
            },
            { term: t('quote.total'), value: <FormattedMoney money={quote.total} size="strong" /> },
            { term: t('quote.validUntil'), value: <FormattedTime at={quote.validUntil} format="dateTime" /> },
          ]}
        />
      </Panel>
      <PriceChanges quote={quote} />
      {children}
    </>
  )
}

/** The number of the URL is wrong, or the quote is another company's; which of both is not said. */
export function QuoteMissing({ number }: { readonly number: string }) {
  const { t } = useTranslation('orderForm')
  const { pathname } = useLocation()
  return (
    <EmptyState
      state="no-match"
      title={t('missing.title', { number })}
      text={t('missing.text')}
      action={
        <Link className={buttonClass()} to={pathname}>
          {t('missing.choose')}
        </Link>
      }
    />
  )
}

function OpenQuote({ quote }: { readonly quote: SavedQuote }) {
  const { t } = useTranslation('orderForm')
  return (
    <Link className={buttonClass({ isCompact: true })} to={quoteUrl(quote.number)}>
      {t('quote.open')}
    </Link>
  )
}

/** Priced again, the new quote says what moved; an offer by staff is requested again. */
function Expired({ quote }: { readonly quote: SavedQuote }) {
  const { t } = useTranslation('orderForm')
  const { send, isSending, refusal } = useOrderAgain()
  // What was typed for it is carried over.
  const again = () => void send({ quote: quote.number, from: { kind: 'draft', quote: quote.number } })
  return (
    <EmptyState
      state="no-match"
      title={t('expired.title')}
      text={
        refusal
          ? t(`refusals:${refusal.refusal}`, refusal.params)
          : t(quote.query ? 'expired.text' : 'expired.offerText')
      }
      action={
        quote.query ? (
          <Button variant="primary" isPending={isSending} onClick={again}>
            {t('expired.again')}
          </Button>
        ) : (
          <OpenQuote quote={quote} />
        )
      }
    />
  )
}
