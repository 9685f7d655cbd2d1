import { useState } from 'react'
import type { OrderView } from '#contract/orders.ts'
import type { QuoteRow, SavedQuote } from '#contract/quotes.ts'
import { maxServices } from '#domain/orders/fees/several-services.ts'
import type { OrderForm, OrderPart, OrderValues } from '#domain/orders/fields/order-field.ts'
import { serviceOfQuote } from '#domain/orders/from-quote/service-of-quote.ts'
import { isStaffOffer } from '#domain/quotes/quoted-mode.ts'
import type { Refusal } from '#domain/values/refusal.ts'
import { useCallMutation, useInvalidate } from '#web/client/query/use-call-mutation.ts'
import { createSaveKeys } from '#web/client/save-key.ts'
import type { UploadedFile } from '#web/components/files/use-upload.ts'
import { TypedText } from '#web/components/formats/typed-text.tsx'
import forms from '#web/components/forms/forms.module.css'
import { OrderFields } from '#web/components/orders/order-fields.tsx'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { AddService } from './added/add-service.tsx'
import { sentServices } from './added/added-text.ts'
import type { RefusedServices } from './added/refused-services.ts'
import { ReviewedService } from './added/reviewed-service.tsx'
import type { AddedServices, ReadyService } from './added/use-added-services.ts'
import { OrderCosts, shipperTotalOf } from './order-costs.tsx'
import styles from './orders.module.css'
import { type SentValues, sentValues } from './sent-values.ts'
import { useNeedsApproval } from './use-needs-approval.ts'

type OrderReviewProps = {
  readonly quote: SavedQuote
  /** An order that was returned, instead of a new one. */
  readonly correcting: OrderView | undefined
  /** The fields that the quote leaves open. */
  readonly form: OrderForm
  /** What is sent. */
  readonly typed: OrderValues
  readonly instruction: UploadedFile | null
  /** With what the quote says. */
  readonly values: OrderValues
  readonly services: AddedServices
  readonly refusedServices: RefusedServices
  /** Shows the fields of an added service. */
  onOpen(number: string): void
  onAdd(quote: QuoteRow): void
  onRemove(number: string): void
  /** Shows the fields again, at a part of them or from the top. */
  onChange(part?: OrderPart): void
  /** What the reader has to know before it is sent, once. */
  beforeSend(): Promise<Refusal | undefined>
  onRefused(refusal: Refusal): void
  onPlaced(number: string): void
}

type Sending = Pick<
  OrderReviewProps,
  'quote' | 'correcting' | 'instruction' | 'services' | 'onRefused' | 'onPlaced'
>

/** The other services of a new order. */
const moreOf = (ready: readonly ReadyService[]) => {
  const more = sentServices(ready.map(({ quote, typed }) => ({ quote: quote.number, values: typed })))
  return more.length > 0 ? { more } : {}
}

/** Those of a corrected order are all sent, or stay as they are. */
const correctedMore = ({ more }: OrderView, ready: readonly ReadyService[]) =>
  ready.length > 0 && ready.length === more.length
    ? { more: ready.map(({ typed }) => ({ values: sentValues(typed) })) }
    : {}

/** The quote has ended or was withdrawn while the form was open: it is read again, and its page leads to a new price. */
const quoteRefusals = ['quote-expired', 'quote-withdrawn', 'offer-not-accepted'] as const

/** A new order has a key, so that a second try places none; a corrected one names the version that was read. */
function useSendOrder({ quote, correcting, instruction, services, onRefused, onPlaced }: Sending) {
  const { ready } = services
  const file = instruction ? { instruction: instruction.id } : {}
  const [keys] = useState(createSaveKeys)
  const invalidate = useInvalidate()
  const options = {
    invalidates: ['GET /api/orders', 'GET /api/orders/order'],
    onRefused: (refused: Refusal) => {
      if (quoteRefusals.some((one) => one === refused.refusal)) invalidate('GET /api/quotes/quote')
      onRefused(refused)
    },
    onDone: ({ number }: Pick<OrderView, 'number'>) => onPlaced(number),
  } as const
  const placing = useCallMutation('POST /api/orders/place', options)
  const moving = useCallMutation('POST /api/orders/move', options)
  const send = (values: SentValues) => {
    if (correcting) {
      const { number, version } = correcting
      const more = correctedMore(correcting, ready)
      return moving.send({ body: { number, version, move: 'send-again', values, ...more, ...file } })
    }
    const body = { quote: quote.number, values, ...moreOf(ready), ...file }
    return placing.send({ body: { ...body, key: keys.keyOf(body) } })
  }
  const { isSending, refusal } = correcting ? moving : placing
  return { send, isSending, refusal }
}

/** Everything that is ordered, what it costs and what leaving it costs, before the button. */
export function OrderReview(props: OrderReviewProps) {
  const { t } = useTranslation('orderForm')
  const { quote, form, typed, values, services, instruction, correcting, onChange } = props
  const { send, isSending, refusal: refused } = useSendOrder(props)
  const priced = [
    { quote, values },
    ...services.ready.map((one) => ({ quote: one.quote, values: one.typed })),
  ] as const
  const needsApproval = useNeedsApproval(shipperTotalOf(priced))
  const [warning, setWarning] = useState<Refusal>()
  const place = async () => {
    const found = await props.beforeSend()
    setWarning(found)
    if (!found) void send(sentValues(typed))
  }
  const refusal = warning ?? refused
  const isTyped = (part: OrderPart) => [...form.fields, ...form.groups].some((one) => one.part === part)
  const shown = { service: serviceOfQuote(quote), values: sentValues(values), more: [], remarks: [] }
  return (
    <div className={styles.page}>
      <Panel
        title={t('review.title')}
        lead={t('review.lead')}
        takesFocus
        actions={<Change onChange={onChange} />}
      >
        <OrderCosts needsApproval={needsApproval && correcting === undefined} services={priced} />
      </Panel>
      <OrderFields
        order={shown}
        besidePart={(part) => isTyped(part) && <ChangePart part={part} onChange={onChange} />}
      />
      {instruction && (
        <Panel title={t('orderDrafts:instruction.title')}>
          <TypedText text={instruction.name} />
        </Panel>
      )}
      <OtherServices {...props} />
      <p className={forms.refusal} role="alert">
        {refusal && !refusal.fields && t(`refusals:${refusal.refusal}`, refusal.params)}
      </p>
      <div className={styles.actions}>
        <Button variant="primary" isPending={isSending} onClick={place}>
          {t('review.send')}
        </Button>
        <Change onChange={onChange} />
        {isSending && <span role="status">{t(correcting ? 'orderView:updating' : 'review.sending')}</span>}
      </div>
    </div>
  )
}

/** The services that are ordered together with the main one; those of an order that is corrected are fixed. */
function OtherServices(props: OrderReviewProps) {
  const { quote, services, refusedServices, correcting, onOpen, onAdd, onRemove } = props
  const taken = [quote.number, ...services.added.map((one) => one.quote)]
  const isOffered = (row: QuoteRow) =>
    !taken.includes(row.number) && (row.mode !== quote.mode || isStaffOffer(row))
  return (
    <>
      {services.ready.map((service) => {
        const { number } = service.quote
        return (
          <ReviewedService
            key={number}
            service={service}
            refused={refusedServices[number]}
            onChange={() => onOpen(number)}
            onRemove={correcting ? undefined : () => onRemove(number)}
          />
        )
      })}
      {!correcting && taken.length < maxServices && <AddService isOffered={isOffered} onAdd={onAdd} />}
    </>
  )
}

function Change({ onChange }: Pick<OrderReviewProps, 'onChange'>) {
  const { t } = useTranslation('orderForm')
  return <Button onClick={() => onChange()}>{t('review.change')}</Button>
}

/** What the quote fixes cannot be changed here, so a part without other fields has no such button. */
function ChangePart({ part, onChange }: Pick<OrderReviewProps, 'onChange'> & { readonly part: OrderPart }) {
  const { t } = useTranslation('orderForm')
  const label = t('review.changePart', { part: t(`orderFields:parts.${part}`) })
  return (
    <Button variant="quiet" isCompact aria-label={label} onClick={() => onChange(part)}>
      {t('review.changeShort')}
    </Button>
  )
}
