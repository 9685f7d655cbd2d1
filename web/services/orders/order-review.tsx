import { useState } from 'react'
import type { OrderView } from '#contract/orders.ts'
import type { SavedQuote } from '#contract/quotes.ts'
import { formatMoney } from '#domain/language/format-money.ts'
import type { OrderValues } from '#domain/orders/fields/order-field.ts'
import { serviceOfQuote } from '#domain/orders/from-quote/service-of-quote.ts'
import { cancellationCost } from '#domain/quotes/charges/maximum-cost.ts'
import type { QuoteQuery } from '#domain/quotes/query/query.ts'
import type { Quote } from '#domain/quotes/quote.ts'
import type { Refusal } from '#domain/values/refusal.ts'
import { useCallMutation } from '#web/client/query/use-call-mutation.ts'
import { createSaveKeys } from '#web/client/save-key.ts'
import type { UploadedFile } from '#web/components/files/use-upload.ts'
import { FormattedMoney } from '#web/components/formats/formatted-money.tsx'
import { TypedText } from '#web/components/formats/typed-text.tsx'
import forms from '#web/components/forms/forms.module.css'
import { OrderFields } from '#web/components/orders/order-fields.tsx'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { DescriptionList } from '#web/ui/description-list.tsx'
import { Panel } from '#web/ui/panel.tsx'
import styles from './orders.module.css'
import { type SentValues, sentValues } from './sent-values.ts'

type OrderReviewProps = {
  readonly quote: SavedQuote
  /** An order that was returned, instead of a new one. */
  readonly correcting: OrderView | undefined
  /** What is sent. */
  readonly typed: OrderValues
  readonly instruction: UploadedFile | null
  /** With what the quote says. */
  readonly values: OrderValues
  onChange(): void
  onRefused(refusal: Refusal): void
  onPlaced(number: string): void
}

type Sending = Pick<OrderReviewProps, 'quote' | 'correcting' | 'instruction' | 'onRefused' | 'onPlaced'>

/** A new order has a key, so that a second try places none; a corrected one names the version that was read. */
function useSendOrder({ quote, correcting, instruction, onRefused, onPlaced }: Sending) {
  const file = instruction ? { instruction: instruction.id } : {}
  const [keys] = useState(createSaveKeys)
  const options = {
    invalidates: ['GET /api/orders', 'GET /api/orders/order'],
    onRefused,
    onDone: ({ number }: Pick<OrderView, 'number'>) => onPlaced(number),
  } as const
  const placing = useCallMutation('POST /api/orders/place', options)
  const moving = useCallMutation('POST /api/orders/move', options)
  const send = (values: SentValues) => {
    if (correcting) {
      const { number, version } = correcting
      return moving.send({ body: { number, version, move: 'send-again', values, ...file } })
    }
    const body = { quote: quote.number, values, ...file }
    return placing.send({ body: { ...body, key: keys.keyOf(body) } })
  }
  const { isSending, refusal } = correcting ? moving : placing
  return { send, isSending, refusal }
}

/** Everything that is ordered, what it costs and what leaving it costs, before the button. */
export function OrderReview({ typed, values, onChange, ...sending }: OrderReviewProps) {
  const { t } = useTranslation('orderForm')
  const { quote } = sending
  const { send, isSending, refusal } = useSendOrder(sending)
  const place = () => void send(sentValues(typed))
  const shown = { service: serviceOfQuote(quote), values: sentValues(values), remarks: [] }
  return (
    <div className={styles.page}>
      <Panel
        title={t('review.title')}
        lead={t('review.lead')}
        takesFocus
        actions={<Change onChange={onChange} />}
      >
        <Costs quote={quote} />
      </Panel>
      <OrderFields order={shown} />
      {sending.instruction && (
        <Panel title={t('orderDrafts:instruction.title')}>
          <TypedText text={sending.instruction.name} />
        </Panel>
      )}
      <p className={forms.refusal} role="alert">
        {refusal && !refusal.fields && t(`refusals:${refusal.refusal}`, refusal.params)}
      </p>
      <div className={styles.actions}>
        <Button variant="primary" isPending={isSending} onClick={place}>
          {t('review.send')}
        </Button>
        <Change onChange={onChange} />
        {isSending && (
          <span role="status">{t(sending.correcting ? 'orderView:updating' : 'review.sending')}</span>
        )}
      </div>
    </div>
  )
}

function Change({ onChange }: Pick<OrderReviewProps, 'onChange'>) {
  const { t } = useTranslation('orderForm')
  return <Button onClick={onChange}>{t('review.change')}</Button>
}

/** What the shipper pays, what the consignee pays, and the cost of cancelling. */
function Costs({ quote }: Pick<OrderReviewProps, 'quote'>) {
  const { t } = useTranslation('orderForm')
  const language = useLanguage()
  const { payers } = quote
  const cost = cancellationCost({ ...(quote.offer.quote as Quote), query: quote.query as QuoteQuery | null })
  return (
    <DescriptionList
      layout="columns"
      items={[
        { term: t('review.total'), value: <FormattedMoney money={quote.total} size="strong" /> },
        { term: t('review.shipper'), value: payers && <FormattedMoney money={payers.shipper.total} /> },
        { term: t('review.consignee'), value: payers && <FormattedMoney money={payers.consignee.total} /> },
        { term: t('review.payment'), value: t('review.paymentText') },
        {
          term: t('review.cancelling'),
          value: cost
            ? t('review.cancellingCost', { total: formatMoney(cost.total, language) })
            : t('review.cancellingFree'),
        },
      ]}
    />
  )
}
