import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { withLessonAndData } from '#web/language/lessons-at.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { requestOf } from '#web/page/page-request.ts'
import { valueOrMissing } from '#web/page/value-or-missing.ts'
import { wordFor } from '#web/services/shared/dictionary-words.ts'
import { priceLessons } from '#web/services/shared/price-lessons.ts'
import { QuotedPrices } from '#web/services/shared/quoted-prices.tsx'
import { revalidatesBy } from '#web/services/shared/revalidation.ts'
import { ServicePage } from '#web/services/shared/service-page.tsx'
import { useQuoteQueryInput } from '#web/services/shared/use-quote-query-input.ts'
import { EntryForm } from './entry-form.tsx'
import { readWarehouses, readWarehouseWords } from './read.ts'
import { recommended } from './recommend.ts'
import { Recommended } from './recommended.tsx'
import { useWarehouseName } from './use-warehouse-name.ts'
import { warehouseQueryOf } from './warehouse-query.ts'
import { warehouseRequest } from './warehouse-request.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  const { api } = requestOf(context)
  const [warehouses, rows, goods] = await Promise.all([
    readWarehouses(api),
    readWarehouseWords(api),
    api('GET /api/common/dictionary/queryDictRows', { query: { codes: 'goodsType' } }),
  ])
  return { warehouses, rows: { ...rows, ...valueOrMissing(goods) } }
}

export const clientLoader = withLessonAndData<Awaited<ReturnType<typeof loader>>>(...priceLessons)
export const shouldRevalidate = revalidatesBy()

/** From goods and a city to warehouses that take them, and what they cost there. */
export default function WarehousingPage() {
  const { t } = useTranslation('places')
  const { warehouses, rows } = useLoaderData<typeof loader>()
  const { asked, saved, ask, today, formKey } = useQuoteQueryInput('warehouse', ['city', 'goods'])
  const sought = { city: saved.city ?? '', goods: saved.goods ?? '' }
  const found = recommended(warehouses, sought)
  const nameOf = useWarehouseName(warehouses)
  return (
    <ServicePage title={t('entry.title')} lead={t('entry.lead')} illustration="warehouse">
      <EntryForm
        key={formKey}
        asked={asked}
        sought={sought}
        today={today}
        cards={warehouses}
        rows={rows}
        onAsked={(given) => {
          const next = { city: given.city ?? '', goods: given.goods ?? '' }
          const codes = recommended(warehouses, next).map(({ code }) => code)
          ask(codes.length > 0 ? warehouseQueryOf(given, today, codes) : undefined, next)
        }}
      />
      <QuotedPrices
        query={asked}
        nameOf={nameOf}
        request={warehouseRequest(
          asked,
          wordFor(rows, 'cityList', sought.city),
          wordFor(rows, 'goodsType', sought.goods),
        )}
      />
      <Recommended found={found} sought={sought} rows={rows} />
    </ServicePage>
  )
}
