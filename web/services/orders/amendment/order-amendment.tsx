import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { OrderView } from '#contract/orders.ts'
import type { SavedQuote } from '#contract/quotes.ts'
import { orderUrl } from '#domain/notifications/workbench-paths.ts'
import { withQuoted } from '#domain/orders/from-quote/quoted-form.ts'
import { answerHours } from '#domain/orders/lifecycle/next-step.ts'
import { useCallQuery } from '#web/client/query/use-call-query.ts'
import { Drafted } from '#web/components/drafts/drafted.tsx'
import type { FormDraft } from '#web/components/drafts/form-draft.ts'
import type { LateRefusal } from '#web/components/forms/use-form.ts'
import { forgetAmended } from '#web/components/orders/amended-order.ts'
import { QueryState } from '#web/components/query/query-state.tsx'
import { useTranslation } from '#web/language/use-translation.ts'
import { FieldRemarksContext } from '#web/services/orders/field-remarks-context.ts'
import { refusalByControl, typedValues } from '#web/services/orders/form-values.ts'
import { instructionIn } from '#web/services/orders/instruction/instruction.ts'
import { OpenOrder } from '#web/services/orders/order-entry.tsx'
import { OrderForm } from '#web/services/orders/order-form.tsx'
import { type KnownPlaces, type OrderPlaces, placesAt } from '#web/services/orders/order-places.ts'
import { startOf } from '#web/services/orders/order-start.ts'
import styles from '#web/services/orders/orders.module.css'
import { RemarkList } from '#web/services/orders/remark-list.tsx'
import { useFormToFill } from '#web/services/orders/use-form-to-fill.ts'
import { useQuote } from '#web/services/orders/use-quote.ts'
import { useReviewStep } from '#web/services/orders/use-review-step.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { AmendmentReview } from './amendment-review.tsx'
import { PriceChoice } from './price-choice.tsx'

type OrderAmendmentProps = {
  readonly number: string
  /** A new price; null for the price of the order. */
  readonly quote: string | null
  readonly places: KnownPlaces
}

/** The form of a running order: what is changed is asked for, and shown before it is sent. */
export function OrderAmendment({ number, quote, places }: OrderAmendmentProps) {
  const orders = useCallQuery('GET /api/orders/order', { query: { number } })
  const quotes = useQuote(quote ?? (orders.status === 'ready' ? orders.data.quoteNumber : undefined))
  return (
    <QueryState query={orders}>
      {(order) => (
        <QueryState query={quotes}>
          {(priced) => <Amendment order={order} quote={priced} places={placesAt(places, priced)} />}
        </QueryState>
      )}
    </QueryState>
  )
}

type AmendmentProps = {
  readonly order: OrderView
  readonly quote: SavedQuote
  readonly places: OrderPlaces
}

function Amendment({ order, quote, places }: AmendmentProps) {
  const { t } = useTranslation('orderAmendment')
  const fill = useFormToFill(quote)
  const { number, amendment } = order
  if (!order.moves.includes('request-amendment'))
    return <EmptyState state="no-match" title={t('closed')} action={<OpenOrder order={order} />} />
  return (
    <>
      <Panel
        title={t('title', { number })}
        lead={t('lead', { hours: answerHours.change })}
        tone={amendment.state === 'returned' ? 'warn' : undefined}
        actions={<OpenOrder order={order} />}
      >
        <RemarkList remarks={amendment.remarks} fill={fill} />
        <PriceChoice order={order} quote={quote} />
      </Panel>
      {/* One draft for every price and for what staff do meanwhile, so that what was typed stays. */}
      <Drafted form={`amend-${number}-${amendment.state}`}>
        {(draft) => (
          <FieldRemarksContext value={amendment.remarks}>
            <Entry key={quote.number} order={order} quote={quote} places={places} draft={draft} />
          </FieldRemarksContext>
        )}
      </Drafted>
    </>
  )
}

/** What was sent back for correction, else the order as it is. */
const startedFrom = (order: OrderView): OrderView =>
  order.amendment.state === 'returned' && order.amendment.after
    ? {
        ...order,
        values: order.amendment.after,
        instruction: order.amendment.instruction ?? order.instruction,
      }
    : order

function Entry({ order, quote, places, draft }: AmendmentProps & { readonly draft: FormDraft }) {
  const fill = useFormToFill(quote)
  const navigate = useNavigate()
  const { filled, review, change } = useReviewStep()
  const [refused, setRefused] = useState<LateRefusal>()
  const typed = filled && typedValues(fill.typed, filled.rows, filled.texts)
  return (
    <div className={styles.page}>
      <OrderForm
        fill={fill}
        start={startOf(fill, startedFrom(order))}
        draft={draft}
        places={places}
        isHidden={filled !== undefined}
        refused={refused}
        onFilled={review}
      />
      {filled && typed && (
        <AmendmentReview
          order={order}
          quote={quote}
          typed={typed}
          instruction={instructionIn(filled.texts)}
          values={withQuoted(typed, fill.quoted)}
          onChange={change}
          onRefused={(refusal) => {
            if (!refusal.fields) return
            change()
            setRefused({ refusal: refusalByControl(refusal, filled.rows) })
          }}
          onSent={() => {
            draft.drop()
            forgetAmended()
            void navigate(orderUrl(order.number), { replace: true })
          }}
        />
      )}
    </div>
  )
}
