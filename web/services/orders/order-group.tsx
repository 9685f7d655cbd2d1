import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import { addressKindsOf } from '#domain/orders/address-book/address-rows.ts'
import type { FieldTexts, OrderGroup } from '#domain/orders/fields/order-field.ts'
import type { FormValues } from '#web/components/forms/rules.ts'
import type { FormState } from '#web/components/forms/use-form.ts'
import { FieldRemarks } from '#web/components/orders/field-remarks.tsx'
import { PasteContainers, takesContainers } from '#web/components/orders/paste/paste-containers.tsx'
import { usePastedRows } from '#web/components/orders/paste/use-pasted-rows.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { PickAddress, SaveRow } from './address-book/row-addresses.tsx'
import { FieldCell } from './field-cell.tsx'
import { useRemarksAt } from './field-remarks-context.ts'
import { controlName, type Rows } from './form-values.ts'
import { OrderControl } from './order-control.tsx'
import type { OrderPlaces } from './order-places.ts'
import styles from './orders.module.css'

export type OrderGroupProps = {
  readonly form: FormState
  readonly group: OrderGroup
  readonly start: FormValues
  readonly places: OrderPlaces
  readonly rows: Rows
  onRows(rows: Rows): void
}

/** The rows of a group; parties and doors can be taken from the address book. */
export function OrderGroupRows(props: OrderGroupProps) {
  const { t } = useTranslation('orderForm')
  const { group, rows, onRows } = props
  const own = rows[group.name] ?? []
  const name = t(`orderFields:groups.${group.name as 'doors'}`)
  const setOwn = (ids: readonly number[]) => onRows({ ...rows, [group.name]: ids })
  const next = Math.max(-1, ...own) + 1
  const pasted = usePastedRows(props)
  const focusNext = useNextFocus(pasted.element, props)
  const add = () => {
    setOwn([...own, next])
    focusNext(next)
  }
  const remove = (row: number) => {
    setOwn(own.filter((id) => id !== row))
    focusNext(own[own.indexOf(row) + 1] ?? own[own.indexOf(row) - 1])
  }
  const remarks = useRemarksAt()(group.name)
  const remarksId = useId()
  return (
    <div ref={pasted.element} className={styles.group}>
      {remarks.length > 0 && (
        <div id={remarksId}>
          <FieldRemarks remarks={remarks} />
        </div>
      )}
      {own.map((row, index) => (
        <GroupRow
          key={`${pasted.times} ${row}`}
          {...props}
          start={pasted.start}
          row={row}
          describedBy={remarks.length > 0 ? remarksId : undefined}
          name={group.most > 1 ? t('row', { name, row: index + 1 }) : name}
          onRemove={own.length > group.least ? () => remove(row) : undefined}
        />
      ))}
      {own.length < group.most && (
        <div className={styles.rowActions}>
          <Button isCompact onClick={add}>
            {t('addRow', { name })}
          </Button>
          {takesContainers(group) && (
            <PasteContainers group={group} known={pasted.known} onPaste={pasted.add} />
          )}
        </div>
      )}
    </div>
  )
}

/** Once the rows are drawn: the first field of a row, or the button that adds one where none is left. */
function useNextFocus(element: RefObject<HTMLDivElement | null>, { group }: OrderGroupProps) {
  const [row, setRow] = useState<{ readonly id: number | undefined }>()
  useEffect(() => {
    if (!row) return
    const fields = element.current?.querySelector<HTMLElement>(
      row.id === undefined ? ':scope > :last-child button' : `[name^="${group.name}.${row.id}."]`,
    )
    fields?.focus()
  }, [row, element, group.name])
  return (id: number | undefined) => setRow({ id })
}

type GroupRowProps = OrderGroupProps & {
  readonly row: number
  readonly name: string
  /** What staff ask to correct in the group. */
  readonly describedBy: string | undefined
  readonly onRemove: (() => void) | undefined
}

/** The controls start anew with what was taken from the address book; the form is notified of each. */
function useFilledRow({ form, group, row, start }: GroupRowProps) {
  const [filled, setFilled] = useState({ times: 0, start })
  const fieldset = useRef<HTMLFieldSetElement>(null)
  useEffect(() => {
    if (filled.times === 0) return
    for (const control of fieldset.current?.querySelectorAll('[name]:not([role="combobox"])') ?? [])
      control.dispatchEvent(new Event('input', { bubbles: true }))
  }, [filled])
  const onFill = (texts: FieldTexts) => {
    const named = Object.entries(texts).map(([field, text]) => [controlName(group.name, row, field), text])
    setFilled({
      times: filled.times + 1,
      start: { ...filled.start, ...form.values, ...Object.fromEntries(named) },
    })
  }
  return { fieldset, filled, onFill }
}

function GroupRow(props: GroupRowProps) {
  const { t } = useTranslation('orderForm')
  const { form, group, row, name, describedBy, places, onRemove } = props
  const isAddress = addressKindsOf(group.name).length > 0
  const { fieldset, filled, onFill } = useFilledRow(props)
  return (
    <fieldset ref={fieldset} className={styles.row} aria-describedby={describedBy}>
      <legend>{name}</legend>
      {isAddress && <PickAddress group={group} name={name} onFill={onFill} />}
      <div key={filled.times} className={styles.fields}>
        {group.fields.map((field) => {
          const control = controlName(group.name, row, field.name)
          return (
            <FieldCell key={control} field={field}>
              <OrderControl
                form={form}
                field={field}
                name={control}
                start={filled.start[control] ?? ''}
                places={places}
              />
            </FieldCell>
          )
        })}
      </div>
      {(isAddress || onRemove) && (
        <div className={styles.rowActions}>
          {isAddress && <SaveRow form={form} group={group} row={row} name={name} />}
          {onRemove && (
            <Button isCompact onClick={onRemove}>
              {t('removeRow', { name })}
            </Button>
          )}
        </div>
      )}
    </fieldset>
  )
}
