import { useSearchParams } from 'react-router'
import { measureLength } from '#domain/quotes/limits.ts'
import { warehouseFields } from '#domain/quotes/query/query-tables.ts'
import { Field } from '#web/components/forms/field.tsx'
import { FormFooter } from '#web/components/forms/form-footer.tsx'
import { countRule, measureRule, optionalMeasure } from '#web/components/quotes/state/query-rules.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { sortKey } from '#web/services/shared/list-sort.ts'
import { useSearchForm } from '#web/services/shared/use-search-form.ts'
import { Button } from '#web/ui/button.tsx'
import { earlierValues } from './earlier-values.ts'
import styles from './listed-price.module.css'
import { type ListedPrices, priceColumn } from './use-listed-prices.ts'

const { cargo, storageDays } = warehouseFields

const rules = {
  volume: measureRule,
  weight: optionalMeasure,
  days: countRule({ ...storageDays.limit, min: 1 }),
}

const paramNames = {
  volume: cargo.volumeCbm.key,
  weight: cargo.weightTons.key,
  days: storageDays.key,
} as const
const fields = ['volume', 'weight', 'days'] as const

/** Volume, weight and days, for which every warehouse of the list is priced. */
export function ListPriceForm({ prices }: { prices: ListedPrices }) {
  const { t } = useTranslation('places')
  const [params, setParams] = useSearchParams()
  const set = (changes: Readonly<Record<string, string>>) => {
    const next = new URLSearchParams(params)
    for (const [name, value] of Object.entries(changes))
      if (value) next.set(name, value)
      else next.delete(name)
    setParams(next, { preventScrollReset: true })
  }
  const { formProps, ...form } = useSearchForm({
    rules,
    refused: undefined,
    onSearch: (values) =>
      set(Object.fromEntries(fields.map((name) => [paramNames[name], values[name]?.trim() ?? '']))),
  })
  const asked = earlierValues(params)
  return (
    <form className={styles.form} aria-label={t('listPrices.title')} {...formProps}>
      <h3>{t('listPrices.title')}</h3>
      <div className={styles.fields}>
        {fields.map((name) => (
          <Field
            key={name}
            form={form}
            name={name}
            label={t(`stay.${name}`)}
            help={name === 'weight' ? t('listPrices.weightHelp') : undefined}
            inputMode={name === 'days' ? 'numeric' : 'decimal'}
            autoComplete="off"
            maxLength={measureLength}
            defaultValue={asked[name] ?? ''}
          />
        ))}
      </div>
      <div className={styles.end}>
        <FormFooter form={form} submitLabel={t('getPrice')} />
        {prices.status !== 'none' && (
          <Button
            aria-pressed={prices.isByPrice}
            variant={prices.isByPrice ? 'primary' : 'secondary'}
            onClick={() => set({ [sortKey]: prices.isByPrice ? '' : priceColumn })}
          >
            {t('listPrices.sort')}
          </Button>
        )}
        {prices.status === 'ready' && prices.isWithoutWeight && (
          <p role="status">{t('listPrices.withoutWeight')}</p>
        )}
        {prices.status === 'failed' && (
          <p role="alert">
            {t('listPrices.failed')} <Button onClick={prices.retry}>{t('listPrices.retry')}</Button>
          </p>
        )}
      </div>
    </form>
  )
}
