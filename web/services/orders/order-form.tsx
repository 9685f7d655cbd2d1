import { type ReactNode, useState } from 'react'
import type { OrderPart } from '#domain/orders/fields/order-field.ts'
import { ok } from '#domain/values/refusal.ts'
import { type FollowedDraft, useFollowed } from '#web/components/drafts/form-draft.ts'
import { FormFooter } from '#web/components/forms/form-footer.tsx'
import type { FormValues } from '#web/components/forms/rules.ts'
import { type LateRefusal, useForm } from '#web/components/forms/use-form.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { AddressToolsContext, useAddressBook } from './address-book/address-tools.ts'
import { SaveAddress } from './address-book/save-address.tsx'
import { type FormToFill, orderRules, type Rows, rowsIn, typedValues } from './form-values.ts'
import { instructionIn, instructionName, instructionRule } from './instruction/instruction.ts'
import { InstructionField } from './instruction/instruction-field.tsx'
import { OrderParts } from './order-parts.tsx'
import type { OrderPlaces } from './order-places.ts'
import styles from './orders.module.css'
import { useControlLabel } from './use-control-label.ts'

/** What was typed, as the form has it. */
export type Filled = { readonly texts: FormValues; readonly rows: Rows }

type OrderFormProps = {
  readonly fill: FormToFill
  readonly start: Filled
  readonly draft: FollowedDraft
  readonly places: OrderPlaces
  readonly isHidden: boolean
  readonly refused: LateRefusal | undefined
  /** The part that takes the focus. */
  readonly changedPart?: OrderPart | undefined
  /** Days of work before it are refused; an amendment may leave them. */
  readonly today?: string
  /** The main service of an order has a file; without one the field is not shown. */
  readonly hasFile?: boolean
  /** Hidden fields that are part of the draft. */
  readonly children?: ReactNode
  onFilled(filled: Filled): void
}

/** The fields that the quote leaves open. It stays while the review is shown, so that nothing typed is lost. */
export function OrderForm(props: OrderFormProps) {
  const { fill, start, draft, places, isHidden, refused, changedPart, today, hasFile = true } = props
  const { onFilled, children } = props
  const { t } = useTranslation('orderForm')
  const texts = draft.values ?? start.texts
  const [rows, setRows] = useState(() => (draft.values ? rowsIn(fill.typed, draft.values) : start.rows))
  const [picksShip, setPicksShip] = useState(false)
  const book = useAddressBook(typedValues(fill.typed, rows, texts))
  const { formProps, ...form } = useForm({
    rules: {
      ...orderRules({ ...fill, savedContacts: book.savedContacts, today, picksShip }, rows),
      [instructionName]: instructionRule,
    },
    namespace: 'orderForm',
    refused,
    send: async (typed) => ok(typed),
    onDone: (typed) => onFilled({ texts: typed, rows }),
  })
  useFollowed(formProps.ref, draft)
  const controlLabel = useControlLabel()
  const labelOf = (name: string) => (picksShip && name === 'vessel' ? t('sailing.ship') : controlLabel(name))
  return (
    <AddressToolsContext value={book.tools}>
      <form className={styles.form} hidden={isHidden} {...formProps}>
        <OrderParts
          form={form}
          typed={fill.typed}
          quoted={fill.quoted}
          start={texts}
          places={places}
          rows={rows}
          onRows={setRows}
          onPicksShip={setPicksShip}
          changedPart={changedPart}
        />
        {hasFile && <InstructionField form={form} initial={instructionIn(texts)} />}
        {children}
        <FormFooter form={form} submitLabel={t('toReview')} labelOf={labelOf} />
      </form>
      {book.rowToSave && (
        <SaveAddress row={book.rowToSave} onSaved={book.tools.onSavedContact} onClose={book.close} />
      )}
    </AddressToolsContext>
  )
}
