import type { OrderWork } from '#contract/order-work.ts'
import {
  type OrderField,
  type OrderForm,
  type OrderGroup,
  orderParts,
} from '#domain/orders/fields/order-field.ts'
import { isAsked } from '#domain/orders/fields/order-problems.ts'
import { containerText, isContainerType } from '#domain/values/container-type.ts'
import { DayField } from '#web/components/dates/day-field.tsx'
import { TimeField } from '#web/components/dates/time-field.tsx'
import { AmountField, ChoiceField, Field } from '#web/components/forms/field.tsx'
import type { FormValues } from '#web/components/forms/rules.ts'
import type { FormState } from '#web/components/forms/use-form.ts'
import { controlName, type Rows } from '#web/components/orders/form-controls.ts'
import orders from '#web/components/orders/orders.module.css'
import { PasteContainers, takesContainers } from '#web/components/orders/paste/paste-containers.tsx'
import { usePastedRows } from '#web/components/orders/paste/use-pasted-rows.ts'
import { useRunningLabels } from '#web/components/orders/running/use-running-labels.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import styles from './running.module.css'

type DetailsFieldsProps = {
  readonly form: FormState
  readonly fields: OrderForm
  readonly rows: Rows
  readonly start: FormValues
  readonly zones: OrderWork['zones']
  onRows(rows: Rows): void
}

/** The fields by part, as the table of the domain has them. */
export function DetailsFields(props: DetailsFieldsProps) {
  const { t } = useTranslation('orderFields')
  const { form, fields, start, zones } = props
  const parts = orderParts
    .map((part) => ({
      part,
      own: fields.fields.filter((field) => field.part === part),
      groups: fields.groups.filter((group) => group.part === part),
    }))
    .filter(({ own, groups }) => own.length + groups.length > 0)
  return parts.map(({ part, own, groups }) => (
    <section key={part} className={orders.part}>
      <h3>{t(`parts.${part}`)}</h3>
      {own.length > 0 && (
        <div className={styles.fields}>
          {own.map((field) => (
            <Control
              key={field.name}
              form={form}
              field={field}
              zones={zones}
              name={field.name}
              start={start[field.name] ?? ''}
            />
          ))}
        </div>
      )}
      {groups.map((group) => (
        <Group key={group.name} {...props} group={group} />
      ))}
    </section>
  ))
}

function Group(props: DetailsFieldsProps & { readonly group: OrderGroup }) {
  const { t } = useTranslation('orderRunning')
  const { group, rows, onRows, form, zones } = props
  const pasted = usePastedRows(props)
  const name = useRunningLabels().group(group.name)
  const own = rows[group.name] ?? []
  const setOwn = (ids: readonly number[]) => onRows({ ...rows, [group.name]: ids })
  const textsOf = (row: number) =>
    Object.fromEntries(
      group.fields.map((field) => [field.name, form.values[controlName(group.name, row, field.name)] ?? '']),
    )
  return (
    <div ref={pasted.element} className={styles.group}>
      {own.map((row, index) => (
        <fieldset key={`${pasted.times} ${row}`} className={styles.row}>
          <legend>{t('form.row', { name, row: index + 1 })}</legend>
          <div className={styles.fields}>
            {group.fields
              .filter(({ only }) => isAsked(only, textsOf(row)))
              .map((field) => {
                const control = controlName(group.name, row, field.name)
                return (
                  <Control
                    key={control}
                    form={form}
                    field={field}
                    zones={zones}
                    name={control}
                    start={pasted.start[control] ?? ''}
                  />
                )
              })}
          </div>
          <Button isCompact onClick={() => setOwn(own.filter((id) => id !== row))}>
            {t('form.removeRow', { name, row: index + 1 })}
          </Button>
        </fieldset>
      ))}
      {own.length < group.most && (
        <div className={styles.add}>
          <Button isCompact onClick={() => setOwn([...own, Math.max(-1, ...own) + 1])}>
            {t('form.addRow', { name })}
          </Button>
          {takesContainers(group) && (
            <PasteContainers group={group} known={pasted.known} onPaste={pasted.add} />
          )}
        </div>
      )}
    </div>
  )
}

type ControlProps = Pick<DetailsFieldsProps, 'form' | 'zones'> & {
  readonly field: OrderField
  readonly name: string
  readonly start: string
}

/** The control of a field, by its kind; a time says by which clock it is typed. */
function Control({ form, field, name, start, zones }: ControlProps) {
  const { t } = useTranslation('orderRunning')
  const labels = useRunningLabels()
  const label = labels.field(field.name)
  const usual = { form, name, label, defaultValue: start }
  if (field.kind === 'moment') return <TimeField {...usual} zone={zones[field.clock ?? 'origin']} />
  if (field.kind === 'day') return <DayField {...usual} />
  if (field.kind === 'decimal') return <AmountField {...usual} />
  if (field.kind === 'choice') {
    const choices = (field.choices ?? []).map((value) => ({
      value,
      label: isContainerType(value) ? containerText(value) : labels.choice(field.name, value),
    }))
    return <ChoiceField {...usual} choices={choices} placeholder={t('form.choose')} />
  }
  return <Field {...usual} autoComplete="off" inputMode={field.kind === 'phone' ? 'tel' : undefined} />
}
