import { useSearchParams } from 'react-router'
import type { WarehouseSheet } from '#contract/places.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { QuotedPrices } from '#web/services/shared/quoted-prices.tsx'
import styles from '#web/services/shared/sheet.module.css'
import { useQuoteQueryInput } from '#web/services/shared/use-quote-query-input.ts'
import { givenBefore } from './given-before.ts'
import { StorageForm } from './storage-form.tsx'
import { neededBy, warehouseQueryOf } from './warehouse-query.ts'
import { warehouseRequest } from './warehouse-request.ts'

/** The price of a stay in this one warehouse. */
export function WarehouseQuote({ sheet }: { sheet: WarehouseSheet }) {
  const { t } = useTranslation('places')
  const name = sheet.name[useLanguage()]
  const [query] = useSearchParams()
  const { asked, ask, today, formKey } = useQuoteQueryInput('warehouse', ['code'])
  return (
    <div className={styles.quote}>
      <StorageForm
        key={formKey}
        title={t('detail.quote')}
        asked={asked}
        before={givenBefore(query)}
        today={today}
        needed={neededBy(sheet)}
        onAsked={(given) => ask(warehouseQueryOf(given, today, [sheet.code]))}
      />
      <QuotedPrices
        query={asked && { ...asked, warehouses: [sheet.code] }}
        noPrice={t('detail.noPrice')}
        nameOf={() => name}
        request={warehouseRequest(asked, name)}
      />
    </div>
  )
}
