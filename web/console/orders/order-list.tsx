import { Link } from 'react-router'
import { may } from '#domain/access/permissions.ts'
import { type OrderQueue, queuesOf } from '#domain/orders/lifecycle/order-queues.ts'
import { orderTabs } from '#domain/orders/lifecycle/states.ts'
import { useShortSearchHint } from '#web/components/orders/use-short-search-hint.ts'
import { ListTable } from '#web/components/table/list-table.tsx'
import { pageOf } from '#web/components/table/page-of.ts'
import { useSelection } from '#web/components/table/use-selection.ts'
import { FoldingTools } from '#web/console/shared/folding-tools.tsx'
import { PageTabs } from '#web/console/shared/page-tabs.tsx'
import { useRememberedOrder } from '#web/console/shared/record-order.ts'
import { orderPath } from '#web/console/shared/sections.ts'
import { useActor } from '#web/console/shared/staff-state.ts'
import { useDetail } from '#web/console/shared/use-detail.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { TabLinks } from '#web/ui/tabs.tsx'
import { useMediaQuery } from '#web/ui/use-media-query.ts'
import { AssignmentRules } from './assignment-rules.tsx'
import { OrderFilters, OrderSearch } from './order-filters.tsx'
import { PaymentReports } from './payment-reports.tsx'
import { isQueue, queueLength } from './queues.ts'
import { SelectedOrders } from './selected-orders.tsx'
import { OrderSheetButton } from './sheet/sheet-dialog.tsx'
import { type StaffOrderRow, useOrderColumns } from './use-order-columns.tsx'
import { useOrderList, usualSortIn } from './use-order-list.ts'

type List = ReturnType<typeof useOrderList>
const numberOf = ({ number }: StaffOrderRow) => number

/** Orders of all companies: at first those that wait for the reader, the earliest due ones before others. */
export function OrderList() {
  const { t } = useTranslation('ordersAdmin')
  const { opened, open, move } = useDetail(orderPath)
  const isBeside = opened !== null
  const isFolded = useMediaQuery('(max-width: 639px)') || isBeside
  const isNarrow = useMediaQuery('(max-width: 1679px)')
  const list = useOrderList()
  const { table, part, query, criteria } = list
  const columns = useOrderColumns(part, isBeside)
  const page = pageOf(query)
  useRememberedOrder('/console/orders', page.rows.map(numberOf))
  const selection = useSelection(page.rows, numberOf)
  const actor = useActor()
  const mayAssign = may(actor, 'assign-orders')
  const mayBook = may(actor, 'book-payments')
  const mayRun = may(actor, 'run-orders')
  return (
    <>
      <PageTabs>
        <PartTabs list={list} />
      </PageTabs>
      <ListTable
        fillsScreen
        caption={t('list.head')}
        control={table}
        query={query}
        page={page}
        columns={columns}
        usualSort={usualSortIn(part)}
        rowId={numberOf}
        onOpen={({ number }) => open(number)}
        onMove={({ number }) => move(number)}
        criteria={criteria}
        noMatch={{ hint: useShortSearchHint([list.filters.search]) }}
        emptyState={
          isQueue(part)
            ? { title: t('list.queueEmpty'), text: t('list.queueEmptyText') }
            : { title: t('list.firstUse'), text: t('list.firstUseText') }
        }
        tools={
          <>
            {isFolded && <OrderSearch list={list} />}
            <FoldingTools isFolded={isFolded} set={criteria.length}>
              <OrderFilters list={list} isFolded={!isFolded && isNarrow} />
              {!isFolded && <OrderSearch list={list} />}
              {mayAssign && <AssignmentRules />}
              {mayBook && <PaymentReports />}
              {mayRun && <OrderSheetButton />}
            </FoldingTools>
          </>
        }
        {...(mayAssign && {
          selection: {
            ...selection,
            actions: <SelectedOrders orders={selection.rows} onDone={selection.clear} />,
          },
        })}
      />
    </>
  )
}

/** The queues of the reader and the tabs with their counts; a filter leaves fewer orders than are counted. */
function PartTabs({ list: { table, part, query, criteria } }: { readonly list: List }) {
  const { t } = useTranslation('ordersAdmin')
  const counted = query.status === 'ready' && criteria.length === 0 ? query.data : undefined
  const countOf = (queue: OrderQueue) => {
    const count = counted?.queues[queue]
    return count === undefined ? undefined : queueLength(count)
  }
  const queues = queuesOf(useActor())
  const tabs = [
    ...queues.map((id) => ({ id, label: t(`queues.${id}`), count: countOf(id) })),
    ...orderTabs.map((id) => ({ id, label: t(`orders:tabs.${id}`), count: counted?.counts[id] })),
    { id: 'all', label: t('console:list.all') },
  ]
  return (
    <TabLinks
      label={t('list.parts')}
      tabs={tabs}
      selected={part}
      link={({ id }, attributes) => (
        <Link to={table.urlFor({ part: id, waitsFor: '' })} preventScrollReset {...attributes} />
      )}
    />
  )
}
