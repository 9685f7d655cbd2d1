import type { ReactNode } from 'react'
import type { QueryOf } from '#domain/quotes/query/query.ts'
import type { WarehouseChoices } from '#domain/rates/on-request.ts'
import { taxPercents } from '#domain/values/tax-percents.data.ts'
import { FormFooter } from '#web/components/forms/form-footer.tsx'
import type { FormValues } from '#web/components/forms/rules.ts'
import type { FormState, LateRefusal } from '#web/components/forms/use-form.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import styles from '#web/services/shared/quote-form.module.css'
import { useSearchForm } from '#web/services/shared/use-search-form.ts'
import { CargoFields, HandlingCheckboxes, MoreWork } from './storage-fields.tsx'
import { type Measure, warehouseFieldOf, warehouseFormValues, warehouseRules } from './warehouse-query.ts'

type StorageFormProps = {
  readonly title: string
  readonly query: QueryOf<'warehouse'> | undefined
  /** Values from the page before, used until there is a query. */
  readonly before?: FormValues
  readonly refused: LateRefusal | undefined
  readonly today: string
  readonly priced: readonly WarehouseChoices[]
  /** The measure that the warehouse needs for its price. */
  readonly needed?: Measure
  onSearch(values: FormValues): void
  /** Fields before the others. */
  first?(form: FormState): ReactNode
}

/** The goods, the days, and the work on them. */
export function StorageForm(props: StorageFormProps) {
  const { title, query, before, refused, today, priced, needed, onSearch, first } = props
  const { t } = useTranslation('places')
  const { formProps, ...form } = useSearchForm({
    rules: warehouseRules(today, needed),
    refused,
    fieldOf: warehouseFieldOf,
    onSearch,
  })
  const shared = { form, values: { ...warehouseFormValues(query), ...(query ? {} : before) } }
  return (
    <form className={styles.form} aria-label={title} {...formProps}>
      <h2>{title}</h2>
      <div className={first ? styles.four : styles.fields}>
        {first?.(form)}
        <CargoFields {...shared} needed={needed} isOne={!first} />
      </div>
      <HandlingCheckboxes {...shared} />
      <MoreWork {...shared} priced={priced} needed={needed} isOne={!first} />
      <div className={styles.end}>
        <FormFooter form={form} submitLabel={t('getPrice')} />
        <p className={styles.note}>{t('stay.note', { percent: taxPercents.warehousing })}</p>
      </div>
    </form>
  )
}
