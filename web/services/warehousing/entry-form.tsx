import type { RowsByCode } from '#contract/dictionaries.ts'
import type { WarehouseCard } from '#contract/places.ts'
import type { QueryOf } from '#domain/quotes/query/query.ts'
import type { WarehouseChoices } from '#domain/rates/on-request.ts'
import { ChoiceField } from '#web/components/forms/field.tsx'
import type { FormValues } from '#web/components/forms/rules.ts'
import type { LateRefusal } from '#web/components/forms/use-form.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { StorageForm } from './storage-form.tsx'

type EntryFormProps = {
  readonly query: QueryOf<'warehouse'> | undefined
  readonly criteria: { readonly city: string; readonly goods: string }
  readonly refused: LateRefusal | undefined
  readonly today: string
  readonly cards: readonly WarehouseCard[]
  readonly rows: RowsByCode
  readonly priced: readonly WarehouseChoices[]
  onSearch(values: FormValues): void
}

/** Only cities that have a warehouse. */
const citiesWith = (cards: readonly WarehouseCard[], rows: RowsByCode) =>
  (rows.cityList ?? []).filter(({ value }) => cards.some(({ city }) => city === value))

export function EntryForm(props: EntryFormProps) {
  const { query, criteria, refused, today, cards, rows, priced, onSearch } = props
  const { t } = useTranslation('places')
  return (
    <StorageForm
      title={t('entry.form')}
      query={query}
      refused={refused}
      today={today}
      priced={priced}
      onSearch={onSearch}
      first={(form) => (
        <>
          <ChoiceField
            form={form}
            name="city"
            label={t('entry.city')}
            placeholder={t('entry.anyCity')}
            defaultValue={criteria.city}
            choices={citiesWith(cards, rows)}
          />
          <ChoiceField
            form={form}
            name="goods"
            label={t('entry.goods')}
            defaultValue={criteria.goods}
            choices={rows.goodsType ?? []}
          />
        </>
      )}
    />
  )
}
