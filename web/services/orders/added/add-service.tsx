import { useState } from 'react'
import type { QuoteRow } from '#contract/quotes.ts'
import { serviceOfQuote } from '#domain/orders/from-quote/service-of-quote.ts'
import { useQuoteSummary } from '#web/components/quotes/offer/use-quote-summary.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { OrderableQuotes } from '#web/services/orders/orderable-quotes.tsx'
import styles from '#web/services/orders/orders.module.css'
import { QuotePrice } from '#web/services/orders/quote-price.tsx'
import { Button } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'

type AddServiceProps = {
  /** Whether a quote can be ordered together with this one. */
  isOffered(quote: QuoteRow): boolean
  onAdd(quote: QuoteRow): void
}

/** The quotes of other services, opened by a button. */
export function AddService({ isOffered, onAdd }: AddServiceProps) {
  const { t } = useTranslation('orderForm')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <div className={styles.actions}>
        <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t('more.title')}
        </Button>
      </div>
      {isOpen && (
        <OrderableQuotes>
          {(quotes) => <Quotes quotes={quotes.filter(isOffered)} onAdd={onAdd} />}
        </OrderableQuotes>
      )}
    </>
  )
}

type QuotesProps = Pick<AddServiceProps, 'onAdd'> & { readonly quotes: readonly QuoteRow[] }

function Quotes({ quotes, onAdd }: QuotesProps) {
  const { t } = useTranslation('orderForm')
  return (
    <Panel title={t('more.choose')} lead={t(quotes.length > 0 ? 'more.lead' : 'more.none')} takesFocus>
      {quotes.length > 0 && (
        <div className={styles.cards}>
          {quotes.map((quote) => (
            <QuoteCard key={quote.number} quote={quote} onAdd={() => onAdd(quote)} />
          ))}
        </div>
      )}
    </Panel>
  )
}

type QuoteCardProps = { readonly quote: QuoteRow; onAdd(): void }

function QuoteCard({ quote, onAdd }: QuoteCardProps) {
  const { t } = useTranslation('orderForm')
  const summary = useQuoteSummary()
  return (
    <Panel
      level={3}
      title={t('more.part', {
        service: t(`orderView:services.${serviceOfQuote(quote)}`),
        number: quote.number,
      })}
      foot={<Button onClick={onAdd}>{t('more.add', { number: quote.number })}</Button>}
    >
      <p>{summary(quote)}</p>
      <QuotePrice quote={quote} />
    </Panel>
  )
}
