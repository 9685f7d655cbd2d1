import type { ReactNode } from 'react'
import { FormEnd } from '#web/components/forms/form-end.tsx'
import type { Given } from '#web/components/forms/rules.ts'
import type { FormState } from '#web/components/forms/use-form.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import styles from '#web/services/shared/quote-form.module.css'
import { useAskingForm } from '#web/services/shared/use-asking-form.ts'
import { CargoFields, HandlingCheckboxes, MoreWork } from './storage-fields.tsx'
import { givenOf, type Measure, type WarehouseFormQuery, warehouseRules } from './warehouse-query.ts'

type StorageFormProps = {
  readonly title: string
  readonly asked: WarehouseFormQuery | undefined
  /** Typed elsewhere, where nothing was asked here yet. */
  readonly before?: Given
  readonly today: string
  /** What the one warehouse that is asked has to be told. */
  readonly needed?: Measure
  onAsked(given: Given): void
  /** The fields that come first. */
  first?(form: FormState): ReactNode
}

/** What is stored, how long, and what is done with it. */
export function StorageForm({ title, asked, before, today, needed, onAsked, first }: StorageFormProps) {
  const { t } = useTranslation('places')
  const { parts, ...form } = useAskingForm(warehouseRules(today, needed), onAsked)
  const shared = { form, asked: { ...givenOf(asked), ...(asked ? {} : before) } }
  return (
    <form className={styles.form} aria-label={title} {...parts}>
      <h2>{title}</h2>
      <div className={first ? styles.four : styles.fields}>
        {first?.(form)}
        <CargoFields {...shared} needed={needed} />
      </div>
      <HandlingCheckboxes {...shared} />
      <MoreWork {...shared} />
      <div className={styles.end}>
        <FormEnd form={form} submit={t('getPrice')} />
        <p className={styles.note}>{t('stay.note')}</p>
      </div>
    </form>
  )
}
