import { useState } from 'react'
import type { AddressView } from '#contract/addresses.ts'
import { addressProblems } from '#domain/addresses/address-entry.ts'
import {
  addressKindsOf,
  addressOfRow,
  rowFieldOf,
  rowOfAddress,
} from '#domain/orders/address-book/address-rows.ts'
import type { FieldTexts, OrderGroup } from '#domain/orders/fields/order-field.ts'
import { AddressPicker } from '#web/components/address-picker/address-picker.tsx'
import type { FormState } from '#web/components/forms/use-form.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { controlName } from '#web/services/orders/form-values.ts'
import styles from '#web/services/orders/orders.module.css'
import { Button } from '#web/ui/button.tsx'
import { useAddressTools } from './address-tools.ts'

type RowProps = {
  readonly form: FormState
  readonly group: OrderGroup
  readonly row: number
  /** Names the row, such as `Notify party 2`. */
  readonly name: string
}
type Filling = { onFill(texts: FieldTexts): void }

/** What is missing or wrong for the address book; its short name is asked for afterwards. */
const problemsFor = (group: string, texts: FieldTexts) =>
  addressProblems({ ...addressOfRow(group, texts, { label: '', name: '-' }) })

/** Fills a row from the address book. */
export function PickAddress({ group, name, onFill }: Pick<RowProps, 'group' | 'name'> & Filling) {
  const { t } = useTranslation('orderDrafts')
  const { onSavedContact } = useAddressTools()
  const [chosen, setChosen] = useState<AddressView>()
  const choose = (entry: AddressView | undefined) => {
    setChosen(entry)
    if (!entry) return
    onSavedContact(entry.contact)
    onFill(rowOfAddress(group, entry))
  }
  return (
    <div className={styles.addresses}>
      <AddressPicker
        label={t('addresses.pick', { name })}
        kinds={addressKindsOf(group.name)}
        chosen={chosen}
        onChosen={choose}
      />
    </div>
  )
}

/** Saves a row to the address book; what is missing is marked first. */
export function SaveRow({ form, group, row, name }: RowProps) {
  const { t } = useTranslation('orderDrafts')
  const { onSave } = useAddressTools()
  const [isIncomplete, setIncomplete] = useState(false)
  const save = () => {
    const texts = Object.fromEntries(
      group.fields.map((field) => [field.name, form.values[controlName(group.name, row, field.name)] ?? '']),
    )
    const wrong = Object.keys(problemsFor(group.name, texts)).map((field) =>
      controlName(group.name, row, rowFieldOf(field)),
    )
    setIncomplete(wrong.length > 0)
    if (wrong.length === 0) return onSave({ group, texts })
    form.touch(...wrong)
    form.focus(wrong[0] ?? '')
  }
  return (
    <>
      <Button isCompact onClick={save}>
        {t('addresses.save')}
        <span className="visually-hidden"> {name}</span>
      </Button>
      <p role="alert">{isIncomplete && t('addresses.incomplete')}</p>
    </>
  )
}
