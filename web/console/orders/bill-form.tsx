import { type KeyboardEvent, useState } from 'react'
import { formatMoney } from '#domain/language/format-money.ts'
import { homeZone } from '#domain/language/format-time.ts'
import { isBillable, needsPeriod } from '#domain/orders/later-charges/bill-charge.ts'
import { beyondFreeHours, isAfterFreeHours } from '#domain/orders/later-charges/held-time.ts'
import { mostEvidence } from '#domain/orders/later-charges/later-charge.ts'
import { contingentChargeKey } from '#domain/tariffs/charge.ts'
import { plainNumber } from '#domain/values/plain-number.ts'
import { readQuantity } from '#domain/values/quantity.ts'
import { ok } from '#domain/values/refusal.ts'
import { textLimits } from '#domain/values/text-limits.ts'
import { instantIn, isWallTime } from '#domain/values/zoned-time.ts'
import { TimeField } from '#web/components/dates/time-field.tsx'
import { Drafted } from '#web/components/drafts/drafted.tsx'
import { type FormDraft, useFollowed } from '#web/components/drafts/form-draft.ts'
import { AmountField, ChoiceField } from '#web/components/forms/field.tsx'
import { FormFooter } from '#web/components/forms/form-footer.tsx'
import { allRules, type FormValues, type Rule, required } from '#web/components/forms/rules.ts'
import { type FormState, type LateRefusal, useForm } from '#web/components/forms/use-form.ts'
import { useProblem } from '#web/components/forms/use-problem.ts'
import { FilesField, idsIn, uploaded } from '#web/components/orders/correspondence/files-field.tsx'
import { useChargeName } from '#web/components/orders/fee-table.tsx'
import { moveOnEnter } from '#web/console/requests/move-on-enter.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { TextAreaField } from '#web/ui/text-area-field.tsx'
import { BillDialog, type BilledBody } from './bill-dialog.tsx'
import styles from './orders.module.css'
import type { MoveProps } from './use-order-move.ts'

type Order = MoveProps['order']

const rulesOf = ({ contingentCharges }: Order) => {
  const chosenIn = ({ charge }: FormValues) =>
    contingentCharges.find((one) => contingentChargeKey(one) === charge)
  const period: Rule = (text, values) => {
    const chosen = chosenIn(values)
    const missing = chosen && needsPeriod(chosen) ? required(text, values) : undefined
    return missing ?? (text === '' || isWallTime(text) ? undefined : 'wrong-format')
  }
  return {
    charge: required,
    quantity: allRules(required, (text, values) => {
      const read = readQuantity(plainNumber(text), chosenIn(values)?.unit ?? 'day', 'quantity')
      return read.ok ? undefined : read.fields?.quantity
    }),
    'period.from': period,
    'period.to': period,
    note: required,
    files: uploaded,
  }
}

const instantOf = (wallTime: string): string => instantIn(homeZone, wallTime).toISOString()

function bodyOf({ number, version }: Pick<Order, 'number' | 'version'>, values: FormValues): BilledBody {
  const { 'period.from': from = '', 'period.to': to = '' } = values
  return {
    number,
    version,
    charge: values.charge ?? '',
    quantity: plainNumber(values.quantity ?? ''),
    note: (values.note ?? '').trim(),
    files: idsIn(values.files),
    ...(from !== '' && to !== '' && { period: { from: instantOf(from), to: instantOf(to) } }),
  }
}

/** A charge that the quote announced, with what happened and when. A new key empties it after each charge. */
export function BillForm(props: MoveProps) {
  const [billed, setBilled] = useState(0)
  const onDone = (order: Order) => {
    setBilled(billed + 1)
    props.onDone(order)
  }
  return (
    <Drafted key={billed} form={`order-charge-${props.order.number}`}>
      {(draft) => <BillFields {...props} draft={draft} onDone={onDone} />}
    </Drafted>
  )
}

function BillFields({ order, draft, onDone, onConflict }: MoveProps & { readonly draft: FormDraft }) {
  const { t } = useTranslation('laterCharges')
  const [asked, setAsked] = useState<{ readonly order: Order; readonly body: BilledBody }>()
  const [refused, setRefused] = useState<LateRefusal>()
  const { formProps, ...form } = useForm<BilledBody>({
    rules: rulesOf(order),
    namespace: 'laterCharges',
    ...(refused && { refused }),
    send: async (values) => ok(bodyOf(order, values)),
    onDone: (body) => setAsked({ order, body }),
  })
  useFollowed(formProps.ref, draft)
  // Enter goes on to the next field; only the button sends.
  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => moveOnEnter(event, () => undefined)
  return (
    <>
      <form className={styles.form} {...formProps} onKeyDown={onKeyDown} aria-label={t('bill.title')}>
        <ChargeFields order={order} form={form} values={draft.values ?? {}} />
        <FormFooter form={form} submitLabel={t('bill.submit')} />
      </form>
      {asked && (
        <BillDialog
          {...asked}
          onDone={(billed) => {
            draft.drop()
            onDone(billed)
          }}
          onRefused={(refusal) => {
            setAsked(undefined)
            setRefused({ refusal })
            if (refusal.refusal === 'order-changed') onConflict(asked.order)
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  )
}

type ChargeFieldsProps = {
  readonly order: Order
  readonly form: FormState
  readonly values: FormValues
}

function ChargeFields({ order, form, values }: ChargeFieldsProps) {
  const { t } = useTranslation('laterCharges')
  const language = useLanguage()
  const nameOf = useChargeName()
  const charges = order.contingentCharges.filter(isBillable)
  const chosen = charges.find((one) => contingentChargeKey(one) === form.values.charge)
  const isStay = chosen !== undefined && isAfterFreeHours(chosen)
  return (
    <div className={styles.bill}>
      <ChoiceField
        form={form}
        name="charge"
        label={t('bill.charge')}
        placeholder={t('bill.choose')}
        choices={charges.map((one) => ({
          value: contingentChargeKey(one),
          label: `${nameOf({ quoted: null, contingency: one })} · ${formatMoney(one.unitPrice, language)}`,
        }))}
        defaultValue={values.charge ?? ''}
      />
      <AmountField
        form={form}
        name="quantity"
        label={t('bill.quantity')}
        help={chosen && t(`quotes:units.${chosen.unit}`)}
        defaultValue={values.quantity ?? ''}
      />
      <TimeField
        form={form}
        name="period.from"
        label={t(isStay ? 'bill.arrived' : 'bill.from')}
        zone={homeZone}
        defaultValue={values['period.from'] ?? ''}
      />
      <TimeField
        form={form}
        name="period.to"
        label={t(isStay ? 'bill.left' : 'bill.to')}
        zone={homeZone}
        defaultValue={values['period.to'] ?? ''}
      />
      {chosen && <BeyondFreeHours charge={chosen} charges={charges} values={form.values} />}
      <div className={styles.wide}>
        <NoteField form={form} text={values.note ?? ''} />
      </div>
      <div className={styles.wide}>
        <FilesField
          form={form}
          name="files"
          label={t('bill.files')}
          most={mostEvidence}
          uploadKey="POST /api/console/files/upload"
        />
      </div>
    </div>
  )
}

type BeyondProps = {
  readonly charge: Order['contingentCharges'][number]
  readonly charges: Order['contingentCharges']
  readonly values: FormValues
}

/** How much of the time may be billed, before it is sent. */
function BeyondFreeHours({ charge, charges, values }: BeyondProps) {
  const { t } = useTranslation('laterCharges')
  const { 'period.from': from = '', 'period.to': to = '' } = values
  if (!isWallTime(from) || !isWallTime(to) || from >= to) return null
  const stay = { from: instantIn(homeZone, from), to: instantIn(homeZone, to) }
  const beyond = beyondFreeHours(charge, charges, stay)
  if (!beyond) return null
  const { unit, held, free, each } = beyond
  return (
    <p className={styles.wide} role="status">
      {t(`bill.beyond.${unit}`, { held, free, each })}
    </p>
  )
}

function NoteField({ form, text }: { readonly form: FormState; readonly text: string }) {
  const { t } = useTranslation('laterCharges')
  const label = t('bill.note')
  return (
    <TextAreaField
      name="note"
      label={label}
      problem={useProblem(form)('note', label)}
      maxLength={textLimits.reason}
      defaultValue={text}
    />
  )
}
