import { useState } from 'react'
import { type OrderService, orderForms } from '#domain/orders/fields/order-forms.ts'
import type { OrderedServices } from '#domain/orders/fields/ordered-services.ts'
import { textLimits } from '#domain/values/text-limits.ts'
import { Drafted } from '#web/components/drafts/drafted.tsx'
import { type FormDraft, useFollowed } from '#web/components/drafts/form-draft.ts'
import { ChoiceField, Field } from '#web/components/forms/field.tsx'
import { FormFooter } from '#web/components/forms/form-footer.tsx'
import { type FormValues, required } from '#web/components/forms/rules.ts'
import { type FormState, useForm } from '#web/components/forms/use-form.ts'
import { useFieldLabel } from '#web/components/orders/use-field-label.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import styles from './orders.module.css'
import { type MoveProps, useAskedMove } from './use-order-move.ts'

const severities = ['error', 'warning'] as const
const mostRemarks = 20
const rowsIn = (values: FormValues | undefined) =>
  Math.max(1, Object.keys(values ?? {}).filter((name) => name.endsWith('.message')).length)

const remarksOf = (values: FormValues, count: number) =>
  Array.from({ length: count }, (_, at) => ({
    severity: values[`remarks.${at}.severity`] === 'warning' ? ('warning' as const) : ('error' as const),
    message: (values[`remarks.${at}.message`] ?? '').trim(),
    property: values[`remarks.${at}.property`] || null,
  }))

export const returnMoves = ['return', 'return-amendment'] as const
export type ReturnMove = (typeof returnMoves)[number]

type ReturnDialogProps = MoveProps & { readonly move: ReturnMove; onClose(): void }

/** What the customer must correct, each remark at its field. */
export function ReturnDialog(props: ReturnDialogProps) {
  const { t } = useTranslation('ordersAdmin')
  const { number } = props.order
  return (
    <Dialog
      title={t(`return.titles.${props.move}`, { number })}
      closeLabel={t('common:close')}
      onClose={props.onClose}
    >
      <p>{t('return.text')}</p>
      <Drafted form={`order-${props.move}-${number}`}>
        {(draft) => <ReturnForm {...props} draft={draft} />}
      </Drafted>
    </Dialog>
  )
}

function ReturnForm({
  draft,
  onClose,
  move: name,
  ...props
}: ReturnDialogProps & { readonly draft: FormDraft }) {
  const { t } = useTranslation('ordersAdmin')
  const [count, setCount] = useState(() => rowsIn(draft.values))
  const { move } = useAskedMove(props)
  const rows = Array.from({ length: count }, (_, at) => at)
  const { formProps, ...form } = useForm({
    rules: Object.fromEntries(rows.map((at) => [`remarks.${at}.message`, required])),
    namespace: 'ordersAdmin',
    send: (values) => move({ move: name, remarks: remarksOf(values, count) }),
    onDone: () => {
      draft.drop()
      showToast('info', t('return.done', { number: props.order.number }))
      onClose()
    },
  })
  useFollowed(formProps.ref, draft)
  return (
    <form className={styles.form} {...formProps}>
      {rows.map((at) => (
        <RemarkRow key={at} at={at} form={form} order={props.order} values={draft.values} />
      ))}
      <FormFooter
        form={form}
        submitLabel={t(`orders:moves.${name}`)}
        beside={
          <>
            <Button disabled={count >= mostRemarks} onClick={() => setCount(count + 1)}>
              {t('return.add')}
            </Button>
            {count > 1 && <Button onClick={() => setCount(count - 1)}>{t('return.remove')}</Button>}
          </>
        }
      />
    </form>
  )
}

type RemarkRowProps = {
  readonly at: number
  readonly form: FormState
  readonly order: OrderedServices
  readonly values: FormValues | undefined
}

function RemarkRow({ at, form, order, values = {} }: RemarkRowProps) {
  const { t } = useTranslation('ordersAdmin')
  const choices = usePropertyChoices(order)
  const [severity, property, message] = ['severity', 'property', 'message'].map(
    (name) => `remarks.${at}.${name}`,
  ) as [string, string, string]
  return (
    <fieldset className={styles.remark}>
      <legend className="visually-hidden">{t('return.remark', { number: at + 1 })}</legend>
      <ChoiceField
        form={form}
        name={severity}
        label={t('return.severity')}
        choices={severities.map((value) => ({ value, label: t(`return.severities.${value}`) }))}
        defaultValue={values[severity] ?? 'error'}
      />
      <ChoiceField
        form={form}
        name={property}
        label={t('return.field')}
        placeholder={t('return.wholeOrder')}
        choices={choices}
        defaultValue={values[property] ?? ''}
      />
      <div className={styles.wide}>
        <Field
          form={form}
          name={message}
          label={t('return.message')}
          autoComplete="off"
          maxLength={textLimits.reason}
          defaultValue={values[message] ?? ''}
        />
      </div>
    </fieldset>
  )
}

/** The fields and groups of each service; those of an added service by their path in the order. */
function usePropertyChoices({ service: main, moreServices }: OrderedServices) {
  const { t } = useTranslation('orderView')
  const labelOf = useFieldLabel()
  const ofService = (service: OrderService, path: string) => {
    const { fields, groups } = orderForms[service]
    const ofOne = moreServices.length > 0 ? `${t(`services.${service}`)} · ` : ''
    return [
      ...fields.map(({ name }) => ({ value: `${path}${name}`, label: `${ofOne}${labelOf(name)}` })),
      ...groups.map(({ name }) => ({ value: `${path}${name}`, label: `${ofOne}${labelOf(name, 'groups')}` })),
    ]
  }
  return [
    ...ofService(main, ''),
    ...moreServices.flatMap((service, index) => ofService(service, `more.${index}.`)),
  ]
}
