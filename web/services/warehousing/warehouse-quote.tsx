import { useSearchParams } from 'react-router'
import type { WarehouseSheet } from '#contract/places.ts'
import type { WarehouseChoices } from '#domain/rates/on-request.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { QuotedPrices } from '#web/services/shared/quoted-prices.tsx'
import { useFoldedSearch } from '#web/services/shared/search-summary.tsx'
import styles from '#web/services/shared/sheet.module.css'
import { useQuoteQuery } from '#web/services/shared/use-quote-query.ts'
import { earlierValues } from './earlier-values.ts'
import { StorageForm } from './storage-form.tsx'
import { StorageSummary } from './storage-summary.tsx'
import { neededBy, warehouseParams } from './warehouse-query.ts'
import { warehouseRequest } from './warehouse-request.ts'

type WarehouseQuoteProps = { readonly sheet: WarehouseSheet; readonly priced: readonly WarehouseChoices[] }

/** The price of storage in this warehouse. */
export function WarehouseQuote({ sheet, priced }: WarehouseQuoteProps) {
  const { t } = useTranslation('places')
  const name = sheet.name[useLanguage()]
  const [params] = useSearchParams()
  const { query, search, today, formKey, refused, onRefused } = useQuoteQuery('warehouse', ['code'])
  const { isFolded, open } = useFoldedSearch(query, refused)
  return (
    <div className={styles.quote}>
      {isFolded && query ? (
        <StorageSummary query={query} title={name} onChange={open} />
      ) : (
        <StorageForm
          key={formKey}
          title={t('detail.quote')}
          query={query}
          before={earlierValues(params)}
          refused={refused}
          today={today}
          priced={priced}
          needed={neededBy(sheet)}
          onSearch={(values) => search(warehouseParams(values, [sheet.code]))}
        />
      )}
      <QuotedPrices
        query={query && { ...query, warehouses: [sheet.code] }}
        onRefused={onRefused}
        noPrice={t('detail.noPrice')}
        nameOf={() => name}
        request={warehouseRequest(query, name)}
      />
    </div>
  )
}
