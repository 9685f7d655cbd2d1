import { Link } from 'react-router'
import type { OrderView } from '#contract/orders.ts'
import type { SavedQuote } from '#contract/quotes.ts'
import { orderUrl } from '#domain/notifications/workbench-paths.ts'
import { useCallQuery } from '#web/client/query/use-call-query.ts'
import { QueryState } from '#web/components/query/query-state.tsx'
import { useTranslation } from '#web/language/use-translation.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { OrderDrafted } from './drafts/order-drafted.tsx'
import { FieldRemarksContext } from './field-remarks-context.ts'
import { type KnownPlaces, type OrderPlaces, placesAt } from './order-places.ts'
import { OrderSteps } from './order-steps.tsx'
import { QuoteMissing, QuoteToOrder } from './quote-to-order.tsx'
import { RemarkList } from './remark-list.tsx'
import { useFormToFill } from './use-form-to-fill.ts'
import { useQuote } from './use-quote.ts'

type EntryProps = { readonly number: string; readonly places: KnownPlaces }

/** An order on a saved quote: its fields, then a review, then the request. */
export function OrderEntry({ number, places }: EntryProps) {
  const quotes = useQuote(number)
  if (quotes.status === 'refused' && quotes.refusal.refusal === 'not-found')
    return <QuoteMissing number={number} />
  return (
    <QueryState query={quotes}>
      {(quote) => (
        <QuoteToOrder quote={quote}>
          <Entry quote={quote} places={placesAt(places, quote)} />
        </QuoteToOrder>
      )}
    </QueryState>
  )
}

/** An order that staff returned: the same form with what was sent, and their remarks. */
export function OrderCorrection({ number, places }: EntryProps) {
  const orders = useCallQuery('GET /api/orders/order', { query: { number } })
  const quotes = useQuote(orders.status === 'ready' ? orders.data.quoteNumber : undefined)
  return (
    <QueryState query={orders}>
      {(order) => (
        <QueryState query={quotes}>
          {(quote) => <Correction order={order} quote={quote} places={placesAt(places, quote)} />}
        </QueryState>
      )}
    </QueryState>
  )
}

type CorrectionProps = {
  readonly order: OrderView
  readonly quote: SavedQuote
  readonly places: OrderPlaces
}

function Correction({ order, quote, places }: CorrectionProps) {
  const { t } = useTranslation('orderForm')
  const fill = useFormToFill(quote)
  if (!order.moves.includes('send-again'))
    return <EmptyState state="no-match" title={t('correct.closed')} action={<OpenOrder order={order} />} />
  return (
    <>
      <Panel
        title={t('correct.title', { number: order.number })}
        tone="warn"
        actions={<OpenOrder order={order} />}
      >
        <RemarkList remarks={order.remarks} fill={fill} />
      </Panel>
      <FieldRemarksContext value={order.remarks}>
        <Entry quote={quote} places={places} correcting={order} />
      </FieldRemarksContext>
    </>
  )
}

export function OpenOrder({ order }: { readonly order: OrderView }) {
  const { t } = useTranslation('orderForm')
  return (
    <Link className={buttonClass({ isCompact: true })} to={orderUrl(order.number)}>
      {t('placed.open')}
    </Link>
  )
}

type EntryStepsProps = {
  readonly quote: SavedQuote
  readonly places: OrderPlaces
  readonly correcting?: OrderView
}

function Entry(props: EntryStepsProps) {
  const { quote, correcting } = props
  const fill = useFormToFill(quote)
  const subject = { quote: quote.number, ...(correcting && { order: correcting.number }) }
  return (
    <OrderDrafted subject={subject} fill={fill}>
      {(draft) => <OrderSteps {...props} fill={fill} draft={draft} />}
    </OrderDrafted>
  )
}
