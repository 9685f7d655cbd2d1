import { useState } from 'react'
import type { Receipts } from '#contract/payment-receipts.ts'
import { formatMoney } from '#domain/language/format-money.ts'
import { amountAbove, isReceiptType } from '#domain/orders/payment/receipt.ts'
import { type Currency, currencies, isZero, type Money } from '#domain/values/money.ts'
import { plainNumber } from '#domain/values/plain-number.ts'
import { shanghaiDay } from '#domain/values/shanghai-day.ts'
import { useCallMutation } from '#web/client/query/use-call-mutation.ts'
import { useCallQuery } from '#web/client/query/use-call-query.ts'
import { useOnOrderChange } from '#web/client/query/use-on-order-change.ts'
import { DayField } from '#web/components/dates/day-field.tsx'
import { AmountField, ChoiceField } from '#web/components/forms/field.tsx'
import { FormFooter } from '#web/components/forms/form-footer.tsx'
import { allRules, required } from '#web/components/forms/rules.ts'
import { useFollowedAmount } from '#web/components/forms/use-followed-amount.ts'
import { useForm } from '#web/components/forms/use-form.ts'
import correspondence from '#web/components/orders/correspondence/correspondence.module.css'
import { FilesField, uploaded } from '#web/components/orders/correspondence/files-field.tsx'
import { ReceiptList } from '#web/components/orders/receipt-list.tsx'
import { QueryState } from '#web/components/query/query-state.tsx'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { showToast } from '#web/ui/toast-store.ts'
import styles from './paying.module.css'

type OrderReceiptsProps = {
  readonly number: string
  /** Beside what is being checked. */
  readonly due: Money
  readonly isOpen: boolean
}

/** The bank receipts of the order with their states, and while something is due the form that sends one. */
export function OrderReceipts({ number, due, isOpen }: OrderReceiptsProps) {
  const { t } = useTranslation('orderMoney')
  const query = useCallQuery(
    'GET /api/orders/receipts',
    { query: { number } },
    { refetchOnNotification: true },
  )
  useOnOrderChange(number, query.retry)
  const [sent, setSent] = useState(0)
  const onDone = (receipts: Receipts) => {
    setSent(sent + 1)
    query.setData(receipts)
  }
  if (!isOpen && query.status === 'ready' && query.data.receipts.length === 0) return null
  return (
    <section className={styles.way}>
      <h3>{t('receipts.title')}</h3>
      <QueryState query={query} skeleton={{ rows: 1 }}>
        {({ receipts, canSend }) => (
          <>
            <ReceiptList number={number} side="customer" receipts={receipts} />
            {canSend && <ReceiptForm key={sent} number={number} due={due} onDone={onDone} />}
          </>
        )}
      </QueryState>
    </section>
  )
}

type ReceiptFormProps = Omit<OrderReceiptsProps, 'isOpen'> & { onDone(receipts: Receipts): void }

const rules = { fileId: allRules(required, uploaded), amount: required, paidOn: required }

function ReceiptForm({ number, due, onDone }: ReceiptFormProps) {
  const { t } = useTranslation('orderMoney')
  const language = useLanguage()
  const [today] = useState(() => shanghaiDay(new Date()))
  const { send } = useCallMutation('POST /api/orders/receipts', {
    invalidates: ['GET /api/orders/documents'],
  })
  const { formProps, ...form } = useForm<Receipts>({
    rules,
    namespace: 'orderMoney',
    send: ({ fileId = '', amount = '', currency = 'CNY', paidOn = '' }) =>
      send({
        body: { number, fileId, amount: plainNumber(amount), currency: currency as Currency, paidOn },
      }),
    onDone: (receipts) => {
      showToast('info', t('receipts.done'))
      onDone(receipts)
    },
  })
  const asked = isZero(due) ? '' : due.amount
  useFollowedAmount(formProps.ref, 'amount', asked)
  const { amount = '', currency = due.currency } = form.values
  const above = amountAbove(due, plainNumber(amount), currency)
  return (
    <form className={correspondence.form} {...formProps} aria-label={t('receipts.send')}>
      <div className={styles.fields}>
        <AmountField form={form} name="amount" label={t('receipts.amount')} defaultValue={asked} />
        <ChoiceField
          form={form}
          name="currency"
          label={t('receipts.currency')}
          choices={currencies.map((value) => ({ value, label: value }))}
          defaultValue={due.currency}
        />
        <DayField form={form} name="paidOn" label={t('receipts.paidOn')} defaultValue={today} />
      </div>
      <p role="status" className={styles.above}>
        {above && t('receipts.above', { amount: formatMoney(above, language) })}
      </p>
      <FilesField
        form={form}
        name="fileId"
        label={t('receipts.file')}
        most={1}
        uploadKey="POST /api/files/upload"
        isTaken={isReceiptType}
      />
      <FormFooter form={form} submitLabel={t('receipts.send')} isSecondary />
    </form>
  )
}
