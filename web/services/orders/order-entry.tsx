import { useMemo, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import type { OrderView } from '#contract/orders.ts'
import type { SavedQuote } from '#contract/quotes.ts'
import { orderUrl } from '#domain/notifications/workbench-paths.ts'
import type { OrderValues } from '#domain/orders/fields/order-field.ts'
import { orderForms } from '#domain/orders/fields/order-forms.ts'
import { quotedValues, typedForm, withQuoted } from '#domain/orders/from-quote/quoted-values.ts'
import { serviceOfQuote } from '#domain/orders/from-quote/service-of-quote.ts'
import type { Offer } from '#domain/quotes/offers/offer.ts'
import type { QuoteQuery } from '#domain/quotes/query/query.ts'
import { type CallQuery, useCallQuery } from '#web/client/query/use-call-query.ts'
import type { LateRefusal } from '#web/components/forms/use-form.ts'
import { QueryState } from '#web/components/query/query-state.tsx'
import { useTranslation } from '#web/language/use-translation.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Panel } from '#web/ui/panel.tsx'
import type { OrderDraft } from './drafts/order-draft.ts'
import { OrderDrafted } from './drafts/order-drafted.tsx'
import { type FormToFill, refusalByControl, startRows, startTexts, typedValues } from './form-values.ts'
import { instructionIn, instructionName, instructionText } from './instruction/instruction.ts'
import { type Filled, OrderForm } from './order-form.tsx'
import { type KnownPlaces, type OrderPlaces, placesAt } from './order-places.ts'
import { OrderReview } from './order-review.tsx'
import { placedUrl } from './order-urls.ts'
import styles from './orders.module.css'
import { QuoteToOrder } from './quote-to-order.tsx'
import { RemarkList } from './remark-list.tsx'

type EntryProps = { readonly number: string; readonly places: KnownPlaces }

export const useQuote = (number: string | undefined): CallQuery<SavedQuote> =>
  useCallQuery('GET /api/quotes/quote', number === undefined ? undefined : { query: { number } })

/** An order on a saved quote: its fields, then a review, then the request. */
export function OrderEntry({ number, places }: EntryProps) {
  return (
    <QueryState query={useQuote(number)}>
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
  if (!order.moves.includes('send-again'))
    return <EmptyState state="no-match" title={t('correct.closed')} action={<OpenOrder order={order} />} />
  return (
    <>
      <Panel
        title={t('correct.title', { number: order.number })}
        tone="warn"
        actions={<OpenOrder order={order} />}
      >
        <RemarkList remarks={order.remarks} />
      </Panel>
      <Entry quote={quote} places={places} correcting={order} />
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

/** The offer of the contract and that of the domain are one. */
export function useFormToFill(quote: SavedQuote): FormToFill {
  return useMemo(() => {
    const form = orderForms[serviceOfQuote(quote)]
    const quoted = quotedValues(quote.query as QuoteQuery | null, quote.offer as Offer)
    return { form, quoted, typed: typedForm(form, quoted) }
  }, [quote])
}

/** What is known before anything is typed. */
export function startOf({ typed, quoted }: FormToFill, correcting: OrderView | undefined): Filled {
  const known: OrderValues = correcting?.values ?? { fields: quoted.suggested, groups: {} }
  const rows = startRows(typed, known)
  const file = correcting?.instruction ?? null
  const texts = startTexts(typed, rows, known)
  return { rows, texts: { ...texts, [instructionName]: instructionText({ file, isSending: false }) } }
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
      {(draft) => <Steps {...props} fill={fill} draft={draft} />}
    </OrderDrafted>
  )
}

type StepsProps = EntryStepsProps & { readonly fill: FormToFill; readonly draft: OrderDraft }

function Steps({ quote, fill, draft, places, correcting }: StepsProps) {
  const navigate = useNavigate()
  const [filled, setFilled] = useState<Filled>()
  const [refused, setRefused] = useState<LateRefusal>()
  const values = filled && typedValues(fill.typed, filled.rows, filled.texts)
  return (
    <div className={styles.page}>
      <OrderForm
        fill={fill}
        start={startOf(fill, correcting)}
        draft={draft}
        places={places}
        isHidden={filled !== undefined}
        refused={refused}
        onFilled={(now) => {
          setFilled(now)
          void draft.saveNow()
        }}
      />
      {filled && values && (
        <OrderReview
          quote={quote}
          correcting={correcting}
          typed={values}
          instruction={instructionIn(filled.texts)}
          values={withQuoted(values, fill.quoted)}
          onChange={() => setFilled(undefined)}
          onRefused={(refusal) => {
            if (!refusal.fields) return
            setFilled(undefined)
            setRefused({ refusal: refusalByControl(refusal, filled.rows) })
          }}
          onPlaced={(number) => {
            draft.drop()
            void navigate(placedUrl(number))
          }}
        />
      )}
    </div>
  )
}
