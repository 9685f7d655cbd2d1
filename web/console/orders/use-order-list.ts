import { orderServices } from '#domain/orders/fields/order-forms.ts'
import { nextActors } from '#domain/orders/lifecycle/next-step.ts'
import { orderQueues } from '#domain/orders/lifecycle/order-queues.ts'
import { staffOrderSorts } from '#domain/orders/lifecycle/order-sorts.ts'
import { portOf } from '#domain/places/port.ts'
import { useCallQuery } from '#web/client/query/use-call-query.ts'
import { useNames } from '#web/components/places/use-names.ts'
import { pageQuery } from '#web/components/table/list-sort.ts'
import { pageSize } from '#web/components/table/page-of.ts'
import {
  oneOf,
  type TableControl,
  type TableList,
  useTableState,
} from '#web/components/table/use-table-state.ts'
import { useActor } from '#web/console/shared/staff-state.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { isQueue, type ListPart, listParts, usualPartOf } from './queues.ts'
import { hiddenOrderColumns, orderColumns } from './use-order-columns.tsx'

export const assignees = ['me', 'none'] as const

const listOf = (part: ListPart): TableList => ({
  name: 'orders',
  columns: orderColumns,
  hidden: hiddenOrderColumns,
  filters: ['part', 'waitsFor', 'assigned', 'service', 'from', 'to', 'search'],
  usualFilters: { part: [part] },
})
/** One object for each part, the same from render to render. */
const lists = new Map(listParts.map((part) => [part, listOf(part)]))

/** What must be answered first stands first in a queue; elsewhere the newest order. */
export const usualSortIn = (part: ListPart) => (isQueue(part) ? 'due' : '-number')

function partQuery(part: ListPart) {
  if (part === 'all') return {}
  return isQueue(part) ? orderQueues[part].query : { tab: part }
}

const portIn = (code: string) => (portOf(code.toUpperCase()) ? code.toUpperCase() : undefined)

const filtersOf = (table: TableControl, part: ListPart) => ({
  waitsFor: isQueue(part) ? undefined : oneOf(nextActors, table.filter('waitsFor')),
  assigned: oneOf(assignees, table.filter('assigned')),
  service: oneOf(orderServices, table.filter('service')),
  from: portIn(table.filter('from')),
  to: portIn(table.filter('to')),
  search: table.filter('search') || undefined,
})
type Filters = ReturnType<typeof filtersOf>

/** The filters of the URL, and the orders that match them. */
export function useOrderList() {
  const usual = usualPartOf(useActor())
  const table = useTableState(lists.get(usual) ?? listOf(usual))
  const part = oneOf(listParts, table.filter('part')) ?? usual
  const filters = filtersOf(table, part)
  const query = useCallQuery(
    'GET /api/console/orders',
    {
      query: {
        size: pageSize,
        sort: usualSortIn(part),
        ...partQuery(part),
        ...definedOf(filters),
        ...pageQuery(table.state, staffOrderSorts),
      },
    },
    { keepsPrevious: true },
  )
  return { table, usual, part, filters, query, criteria: useCriteria(filters) }
}

const definedOf = <T extends object>(filters: T) =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined)) as {
    readonly [Name in keyof T]?: Exclude<T[Name], undefined>
  }

function useCriteria({ waitsFor, assigned, service, from, to, search }: Filters): readonly string[] {
  const { t } = useTranslation('ordersAdmin')
  const names = useNames()
  return [
    waitsFor && t(`waitsFor.${waitsFor}`),
    assigned && t(`assignees.${assigned}`),
    service && t(`orderView:services.${service}`),
    from && names.port(from),
    to && names.port(to),
    search,
  ].filter((text) => text !== undefined)
}
