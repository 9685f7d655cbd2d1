import {
  type OrderField,
  type OrderForm,
  type OrderPart,
  orderParts,
} from '#domain/orders/fields/order-field.ts'
import { isAsked } from '#domain/orders/fields/order-problems.ts'
import type { QuotedValues } from '#domain/orders/from-quote/quoted-values.ts'
import type { FormValues } from '#web/components/forms/rules.ts'
import type { FormState } from '#web/components/forms/use-form.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Panel } from '#web/ui/panel.tsx'
import { FieldCell } from './field-cell.tsx'
import type { Rows } from './form-values.ts'
import { OrderControl } from './order-control.tsx'
import { OrderGroupRows } from './order-group.tsx'
import type { OrderPlaces } from './order-places.ts'
import styles from './orders.module.css'
import { asksForShip, isOfShip, ShipFields } from './sailings/ship-fields.tsx'

type OrderPartsProps = {
  readonly form: FormState
  /** The fields that are typed. */
  readonly typed: OrderForm
  readonly quoted: QuotedValues
  readonly start: FormValues
  readonly places: OrderPlaces
  readonly rows: Rows
  onRows(rows: Rows): void
  /** Whether the ship is picked from a list or typed. */
  onPicksShip(picksShip: boolean): void
  /** The part that takes the focus. */
  readonly changedPart?: OrderPart | undefined
}

/** The fields of a service by part; a part without fields is not shown. */
export function OrderParts(props: OrderPartsProps) {
  const { t } = useTranslation('orderFields')
  const { fields, groups } = props.typed
  const texts = { ...props.form.values, ...props.quoted.fixed.fields }
  const shown = orderParts.flatMap((part) => {
    const own = fields.filter((field) => field.part === part && isAsked(field.only, yesTexts(fields, texts)))
    const ownGroups = groups.filter((group) => group.part === part)
    return own.length + ownGroups.length > 0 ? [{ part, own, ownGroups }] : []
  })
  return shown.map(({ part, own, ownGroups }) => (
    <Panel key={part} title={t(`parts.${part}`)} takesFocus={part === props.changedPart}>
      <Fields {...props} part={part} fields={own} />
      {ownGroups.map((group) => (
        <OrderGroupRows key={group.name} {...props} group={group} />
      ))}
    </Panel>
  ))
}

/** A ticked box has the browser's word as its value. */
const yesTexts = (fields: readonly OrderField[], texts: FormValues): FormValues => ({
  ...texts,
  ...Object.fromEntries(
    fields.filter(({ kind, name }) => kind === 'yes' && texts[name]).map(({ name }) => [name, 'yes']),
  ),
})

type FieldsProps = OrderPartsProps & { readonly part: OrderPart; readonly fields: readonly OrderField[] }

function Fields(props: FieldsProps) {
  const { form, fields, start, places } = props
  if (!asksForShip(fields)) return <Controls {...props} />
  const ship = fields.filter(isOfShip)
  return (
    <>
      <ShipFields
        form={form}
        fields={ship}
        start={start}
        places={places}
        onPicks={props.onPicksShip}
        typed={(texts) => <Controls {...props} fields={ship} start={texts} />}
      />
      <Controls {...props} fields={fields.filter((field) => !isOfShip(field))} />
    </>
  )
}

function Controls({ form, fields, start, places }: Omit<FieldsProps, 'part'>) {
  if (fields.length === 0) return null
  return (
    <div className={styles.fields}>
      {fields.map((field) => (
        <FieldCell key={field.name} field={field}>
          <OrderControl
            form={form}
            field={field}
            name={field.name}
            start={start[field.name] ?? ''}
            places={places}
          />
        </FieldCell>
      ))}
    </div>
  )
}
