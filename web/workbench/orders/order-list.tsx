import { Link, useNavigate } from 'react-router'
import type { OrderRow } from '#contract/orders.ts'
import { workbenchPaths } from '#domain/notifications/workbench-paths.ts'
import { customerOrderSorts, usualCustomerSort } from '#domain/orders/lifecycle/order-sorts.ts'
import { orderTabs } from '#domain/orders/lifecycle/states.ts'
import { useCallQuery } from '#web/client/query/use-call-query.ts'
import { useOnOrderChange } from '#web/client/query/use-on-order-change.ts'
import { useOrderUrl } from '#web/components/orders/order-paths.ts'
import { orderNamespaces } from '#web/components/orders/use-field-label.ts'
import { useShortSearchHint } from '#web/components/orders/use-short-search-hint.ts'
import { pageQuery } from '#web/components/table/list-sort.ts'
import { ListTable } from '#web/components/table/list-table.tsx'
import { pageOf, pageSize } from '#web/components/table/page-of.ts'
import { SearchBox } from '#web/components/table/search-box.tsx'
import { oneOf, type TableControl, useTableState } from '#web/components/table/use-table-state.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { TabLinks } from '#web/ui/tabs.tsx'
import { ExportOrders } from './exports/export-orders.tsx'
import { OnlyOwnNote } from './only-own-note.tsx'
import { hiddenOrderColumnIds, orderColumnIds, useOrderColumns } from './order-columns.tsx'
import { filtersIn, MineFilter, OrderFilters, orderFilterNames, useFilterTexts } from './order-filters.tsx'
import styles from './orders.module.css'
import { OrderDrafts } from './started/order-drafts.tsx'
import { OrderTemplates } from './started/order-templates.tsx'

/** The namespaces of a page with the list. */
export const orderListNamespaces = [
  ...orderNamespaces,
  'orderDrafts',
  'orderExports',
  'orderMessages',
  'places',
  'workbenchOrders',
] as const

const list = {
  name: 'orders',
  columns: orderColumnIds,
  hidden: hiddenOrderColumnIds,
  filters: ['tab', ...orderFilterNames],
}
const numberOf = ({ number }: OrderRow) => number

/** The orders of the company, what waits for the company first unless sorted; the URL has tab, filters, order and page. */
export function OrderList() {
  const { t } = useTranslation('workbenchOrders')
  const navigate = useNavigate()
  const orderUrl = useOrderUrl()
  const control = useTableState(list)
  const tab = oneOf(orderTabs, control.filter('tab'))
  const filters = filtersIn(control)
  const filterTexts = useFilterTexts(filters)
  const shown = { ...(tab && { tab }), ...filters }
  const page = pageQuery(control.state, customerOrderSorts)
  const query = useCallQuery(
    'GET /api/orders',
    { query: { ...shown, ...page, size: pageSize } },
    { keepsPrevious: true, refetchOnNotification: true },
  )
  useOnOrderChange(undefined, query.retry)
  const counts = query.status === 'ready' ? query.data.counts : undefined
  return (
    <div className={styles.list}>
      <OnlyOwnNote />
      <OrderDrafts />
      <OrderTemplates />
      <OrderTabs control={control} selected={tab ?? 'all'} counts={counts} />
      <ListTable
        caption={t('list.caption')}
        control={control}
        columns={useOrderColumns()}
        usualSort={usualCustomerSort}
        query={query}
        page={pageOf(query)}
        rowId={numberOf}
        onOpen={({ number }) => void navigate(orderUrl(number))}
        tools={
          <>
            <SearchBox
              label={t('list.search')}
              text={filters.search ?? ''}
              onSearch={(search) => control.setFilters({ search })}
            />
            <OrderFilters control={control} />
            <MineFilter control={control} />
            <ExportOrders filters={{ ...shown, ...(page.sort && { sort: page.sort }) }} />
          </>
        }
        noMatch={{
          title: t('list.noData'),
          hint: useShortSearchHint([filters.search, filters.number, filters.billNumber]),
        }}
        criteria={[...(tab ? [t(`orders:tabs.${tab}`)] : []), ...filterTexts]}
        emptyState={{ title: t('list.emptyTitle'), text: t('list.emptyText'), action: <ToQuotes /> }}
      />
    </div>
  )
}

type OrderTabsProps = {
  readonly control: TableControl
  readonly selected: string
  readonly counts: Readonly<Record<string, number>> | undefined
}

function OrderTabs({ control, selected, counts }: OrderTabsProps) {
  const { t } = useTranslation('workbenchOrders')
  const tabs = [
    { id: 'all', label: t('list.all') },
    ...orderTabs.map((id) => ({ id, label: t(`orders:tabs.${id}`), count: counts?.[id] })),
  ]
  return (
    <TabLinks
      label={t('list.tabs')}
      tabs={tabs}
      selected={selected}
      link={({ id }, attributes) => (
        <Link {...attributes} to={control.urlFor({ tab: id === 'all' ? '' : id })} preventScrollReset />
      )}
    />
  )
}

function ToQuotes() {
  const { t } = useTranslation('workbenchOrders')
  return (
    <Link className={buttonClass({ variant: 'primary' })} to={workbenchPaths.quotes}>
      {t('list.emptyStep')}
    </Link>
  )
}
