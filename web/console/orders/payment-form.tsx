import { type KeyboardEvent, useState } from 'react'
import type { StaffOrderView } from '#contract/console-orders.ts'
import type { ReceiptView } from '#contract/payment-receipts.ts'
import { formatMoney } from '#domain/language/format-money.ts'
import { balanceOf } from '#domain/orders/payment/account.ts'
import { paymentDirections, paymentMethods } from '#domain/orders/payment/payment.ts'
import { paymentLimits } from '#domain/orders/payment/terms.ts'
import { type Currency, currencies, readAmount } from '#domain/values/money.ts'
import { ok } from '#domain/values/refusal.ts'
import { shanghaiDay } from '#domain/values/shanghai-day.ts'
import { DayField } from '#web/components/dates/day-field.tsx'
import { Drafted } from '#web/components/drafts/drafted.tsx'
import { type FormDraft, useFollowed } from '#web/components/drafts/form-draft.ts'
import { AmountField, ChoiceField, Field } from '#web/components/forms/field.tsx'
import { FormFooter } from '#web/components/forms/form-footer.tsx'
import { allRules, type FormValues, type Rule, required } from '#web/components/forms/rules.ts'
import { type FormState, type LateRefusal, useForm } from '#web/components/forms/use-form.ts'
import { moveOnEnter } from '#web/console/requests/move-on-enter.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { BookDialog, type BookedBody } from './book-dialog.tsx'
import styles from './orders.module.css'

type PaymentFormProps = {
  readonly order: StaffOrderView
  /** Of the customer: the form is filled in from it. */
  readonly receipt: ReceiptView | undefined
  onLeaveReceipt(): void
  onDone(order: StaffOrderView): void
}

const readable: Rule = (text, { currency = 'CNY' }) => {
  const read = readAmount(text.trim(), currency as Currency)
  return read.ok ? undefined : read.fields?.amount
}

const rules = { amount: allRules(required, readable), receivedOn: required, reference: required }

const bodyOf = (number: string, values: FormValues, receipt: ReceiptView | undefined): BookedBody => ({
  number,
  ...(receipt && { receipt: receipt.id }),
  // What comes in through the provider is reported by the provider.
  method:
    values.direction === 'refund' && values.method === 'payment-provider'
      ? 'payment-provider'
      : 'bank-transfer',
  direction: values.direction === 'refund' ? 'refund' : 'payment',
  amount: (values.amount ?? '').trim(),
  currency: (values.currency ?? 'CNY') as Currency,
  receivedOn: values.receivedOn ?? '',
  reference: (values.reference ?? '').trim(),
})

/** What arrived at the bank, or went back. It starts anew after each payment, for each receipt, and once money is due back. */
export function PaymentForm(props: PaymentFormProps) {
  const [booked, setBooked] = useState<StaffOrderView>()
  const onDone = (order: StaffOrderView) => {
    setBooked(order)
    props.onDone(order)
  }
  // The page shows the answer a moment later than this form starts anew.
  const order = booked && booked.version > props.order.version ? booked : props.order
  const { direction = 'payment' } = openingValues(order, props.receipt)
  return (
    <Drafted
      key={`${booked?.version ?? 0} ${direction}`}
      form={`order-payment-${props.order.number}${props.receipt ? `-${props.receipt.id}` : ''}`}
    >
      {(draft) => <PaymentFields {...props} order={order} draft={draft} onDone={onDone} />}
    </Drafted>
  )
}

function PaymentFields(props: PaymentFormProps & { readonly draft: FormDraft }) {
  const { order, receipt, draft, onDone } = props
  const { t } = useTranslation('ordersAdmin')
  const [asked, setAsked] = useState<BookedBody>()
  const [refused, setRefused] = useState<LateRefusal>()
  const { formProps, ...form } = useForm<BookedBody>({
    rules,
    namespace: 'ordersAdmin',
    ...(refused && { refused }),
    send: async (values) => ok(bodyOf(order.number, values, receipt)),
    onDone: setAsked,
  })
  useFollowed(formProps.ref, draft)
  const opening = { ...openingValues(order, receipt), ...draft.values }
  // Enter goes on to the next field; only the button sends.
  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => moveOnEnter(event, () => undefined)
  return (
    <>
      <form className={styles.form} {...formProps} onKeyDown={onKeyDown} aria-label={t('payments.book')}>
        {receipt && <OfReceipt receipt={receipt} onLeave={props.onLeaveReceipt} />}
        <Fields form={form} values={opening} />
        <FormFooter
          form={form}
          submitLabel={t(`payments.record.${isRefund(form.values, opening) ? 'refund' : 'payment'}`)}
        />
      </form>
      {asked && (
        <BookDialog
          order={order}
          body={asked}
          onDone={(paid) => {
            draft.drop()
            onDone(paid)
          }}
          onRefused={(refusal) => {
            setAsked(undefined)
            setRefused({ refusal })
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  )
}

/** What the customer sent, or what is to go back; finance changes it to what the bank shows. */
const openingValues = ({ payment, tab }: StaffOrderView, receipt: ReceiptView | undefined): FormValues => {
  if (receipt) {
    const { amount, paidOn } = receipt
    return { amount: amount.amount, currency: amount.currency, receivedOn: paidOn }
  }
  if (payment.state !== 'refund-due' || tab === 'to-confirm') return {}
  const balance = balanceOf(payment.paid, payment.owed)
  return { direction: 'refund', amount: balance.amount, currency: balance.currency }
}

type OfReceiptProps = { readonly receipt: ReceiptView; onLeave(): void }

function OfReceipt({ receipt, onLeave }: OfReceiptProps) {
  const { t } = useTranslation('orderMoney')
  const language = useLanguage()
  return (
    <div className={styles.ofReceipt}>
      <p>{t('receipts.booking', { amount: formatMoney(receipt.amount, language) })}</p>
      <Button isCompact onClick={onLeave}>
        {t('receipts.notThis')}
      </Button>
    </div>
  )
}

const isRefund = (typed: FormValues, opening: FormValues): boolean =>
  (typed.direction ?? opening.direction) === 'refund'

function Fields({ form, values }: { readonly form: FormState; readonly values: FormValues }) {
  const { t } = useTranslation('ordersAdmin')
  const [today] = useState(() => shanghaiDay(new Date()))
  const refunds = isRefund(form.values, values)
  return (
    <div className={styles.remark}>
      <ChoiceField
        form={form}
        name="direction"
        label={t('payments.direction')}
        choices={paymentDirections.map((value) => ({ value, label: t(`payments.directions.${value}`) }))}
        defaultValue={values.direction ?? 'payment'}
      />
      {refunds && (
        <ChoiceField
          form={form}
          name="method"
          label={t('orderMoney:payments.method')}
          choices={paymentMethods.map((value) => ({
            value,
            label: t(`orderMoney:payments.methods.${value}`),
          }))}
          defaultValue={values.method ?? 'bank-transfer'}
        />
      )}
      <AmountField
        form={form}
        name="amount"
        label={t('payments.amount')}
        defaultValue={values.amount ?? ''}
      />
      <ChoiceField
        form={form}
        name="currency"
        label={t('orderFields:fields.currency')}
        choices={currencies.map((value) => ({ value, label: value }))}
        defaultValue={values.currency ?? 'CNY'}
      />
      <DayField
        form={form}
        name="receivedOn"
        label={t(refunds ? 'payments.refundedOn' : 'payments.receivedOn')}
        defaultValue={values.receivedOn ?? today}
      />
      <Field
        form={form}
        name="reference"
        label={t('payments.reference')}
        autoComplete="off"
        maxLength={paymentLimits.reference}
        defaultValue={values.reference ?? ''}
      />
    </div>
  )
}
