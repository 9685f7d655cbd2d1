import type { RowsByCode } from '#contract/dictionaries.ts'
import type { WarehouseCard } from '#contract/places.ts'
import { ChoiceField } from '#web/components/forms/field.tsx'
import type { Given } from '#web/components/forms/rules.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { StorageForm } from './storage-form.tsx'
import type { WarehouseFormQuery } from './warehouse-query.ts'

type EntryFormProps = {
  readonly asked: WarehouseFormQuery | undefined
  readonly sought: { readonly city: string; readonly goods: string }
  readonly today: string
  readonly cards: readonly WarehouseCard[]
  readonly rows: RowsByCode
  onAsked(given: Given): void
}

/** Only cities with a warehouse are offered. */
const citiesWith = (cards: readonly WarehouseCard[], rows: RowsByCode) =>
  (rows.cityList ?? []).filter(({ value }) => cards.some(({ city }) => city === value))

export function EntryForm({ asked, sought, today, cards, rows, onAsked }: EntryFormProps) {
  const { t } = useTranslation('places')
  return (
    <StorageForm
      title={t('entry.form')}
      asked={asked}
      today={today}
      onAsked={onAsked}
      first={(form) => (
        <>
          <ChoiceField
            form={form}
            name="city"
            label={t('entry.city')}
            placeholder={t('entry.anyCity')}
            defaultValue={sought.city}
            choices={citiesWith(cards, rows)}
          />
          <ChoiceField
            form={form}
            name="goods"
            label={t('entry.goods')}
            defaultValue={sought.goods}
            choices={rows.goodsType ?? []}
          />
        </>
      )}
    />
  )
}
