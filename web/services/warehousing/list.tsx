import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { withLessonAndData } from '#web/language/lessons-at.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { requestOf } from '#web/page/page-request.ts'
import { revalidatesBy } from '#web/services/frame/revalidation.ts'
import { ServicePage } from '#web/services/frame/service-page.tsx'
import { FilterPanel } from './filter-panel.tsx'
import { matching } from './filters.ts'
import styles from './list.module.css'
import { readWarehouses, readWarehouseWords } from './read.ts'
import { useFilters } from './use-filters.ts'
import { WarehouseCards } from './warehouse-cards.tsx'

export async function loader({ context }: LoaderFunctionArgs) {
  const { api } = requestOf(context)
  const [warehouses, rows] = await Promise.all([readWarehouses(api), readWarehouseWords(api)])
  return { warehouses, rows }
}

export const clientLoader = withLessonAndData<Awaited<ReturnType<typeof loader>>>('places')
export const shouldRevalidate = revalidatesBy()

export default function WarehouseListPage() {
  const { t } = useTranslation('places')
  const { warehouses, rows } = useLoaderData<typeof loader>()
  const state = useFilters()
  const found = matching(warehouses, state.filters)
  return (
    <ServicePage
      title={t('list.title')}
      lead={t('list.lead')}
      illustration="warehouse"
      trail={[{ path: '/service/warehousing', name: t('entry.title') }]}
    >
      <div className={styles.columns}>
        <FilterPanel cards={warehouses} rows={rows} state={state} found={found.length} />
        <WarehouseCards found={found} total={warehouses.length} rows={rows} state={state} />
      </div>
    </ServicePage>
  )
}
