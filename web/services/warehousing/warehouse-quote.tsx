import { useSearchParams } from 'react-router'
import type { WarehouseSheet } from '#contract/places.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { AskedPrices } from '#web/services/frame/asked-prices.tsx'
import styles from '#web/services/frame/sheet.module.css'
import { useAskedWish } from '#web/services/frame/use-asked-wish.ts'
import { givenBefore } from './given-before.ts'
import { StorageForm } from './storage-form.tsx'
import { warehouseRequest } from './warehouse-request.ts'
import { neededBy, warehouseWishOf } from './warehouse-wish.ts'

/** The price of a stay in this one warehouse. */
export function WarehouseQuote({ sheet }: { sheet: WarehouseSheet }) {
  const { t } = useTranslation('places')
  const name = sheet.name[useLanguage()]
  const [query] = useSearchParams()
  const { asked, ask, today, formKey } = useAskedWish('warehouse', ['code'])
  return (
    <div className={styles.quote}>
      <StorageForm
        key={formKey}
        title={t('detail.quote')}
        asked={asked}
        before={givenBefore(query)}
        today={today}
        needed={neededBy(sheet)}
        onAsked={(given) => ask(warehouseWishOf(given, today, [sheet.code]))}
      />
      <AskedPrices
        wish={asked && { ...asked, warehouses: [sheet.code] }}
        noPrice={t('detail.noPrice')}
        nameOf={() => name}
        request={warehouseRequest(asked, name)}
      />
    </div>
  )
}
