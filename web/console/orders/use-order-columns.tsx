import { useMemo } from 'react'
import { Link } from 'react-router'
import type { CallData } from '#contract/client.ts'
import { staffOrderSorts } from '#domain/orders/lifecycle/order-sorts.ts'
import { FormattedMoney } from '#web/components/formats/formatted-money.tsx'
import { FormattedDay } from '#web/components/formats/formatted-time.tsx'
import { TypedText } from '#web/components/formats/typed-text.tsx'
import { UnreadCount } from '#web/components/orders/correspondence/unread-count.tsx'
import { containersText } from '#web/components/orders/use-order-summary.ts'
import { useServicesText, useShortServices } from '#web/components/orders/use-services-text.ts'
import { sortedByApi } from '#web/components/table/list-sort.ts'
import { textColumn, timeColumn } from '#web/console/shared/columns.tsx'
import { orderPath } from '#web/console/shared/sections.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { moneyWidthPx, type TableColumn } from '#web/ui/table/columns.ts'
import { OrderDeadline } from './order-deadline.tsx'
import { OrderStateBadge } from './order-state.tsx'
import { deadlineIn, type ListPart, showsOpenMoney } from './queues.ts'
import { useRouteText } from './use-route-text.ts'

export type StaffOrderRow = CallData<'GET /api/console/orders'>['rows'][number]
type Columns = readonly TableColumn<StaffOrderRow>[]

export const orderColumns = [
  'number',
  'due',
  'company',
  'state',
  'total',
  'route',
  'service',
  'containers',
  'departure',
  'assigned',
  'waitsFor',
  'vessel',
  'linerService',
  'reference',
  'placed',
]
export const hiddenOrderColumns = ['vessel', 'linerService', 'reference', 'placed']

/** Where money is open, the total is replaced by it; the API sorts by totals alone. */
export function useOrderColumns(part: ListPart, isBeside: boolean): Columns {
  const progress = useProgressColumns(part, isBeside)
  const shipment = useShipmentColumns()
  const isOpenMoney = showsOpenMoney(part)
  const money = useMoneyColumns(isOpenMoney)
  const people = usePeopleColumns()
  return useMemo(
    () =>
      sortedByApi(
        [...progress, ...shipment, ...money, ...people].toSorted(
          (one, other) => orderColumns.indexOf(one.id) - orderColumns.indexOf(other.id),
        ),
        staffOrderSorts.filter((sort) => !(isOpenMoney && sort === 'total')),
      ),
    [progress, shipment, money, people, isOpenMoney],
  )
}

/** Beside an open order the state is in sight as well. */
const progressWidthsPx = {
  page: { due: 216, company: 132, state: 228 },
  beside: { due: 152, company: 96, state: 172 },
} as const

function useProgressColumns(part: ListPart, isBeside: boolean): Columns {
  const { t } = useTranslation('ordersAdmin')
  const widths = progressWidthsPx[isBeside ? 'beside' : 'page']
  return useMemo(
    () => [
      {
        id: 'number',
        header: t('columns.orderNumber'),
        isRowHeader: true,
        cell: ({ number }) => <Link to={orderPath(number)}>{number}</Link>,
        text: ({ number }) => number,
        widthPx: 128,
      },
      {
        id: 'due',
        header: t(`columns.${deadlineIn(part)}`),
        cell: (row) => <OrderDeadline order={row} part={part} isBrief={isBeside} />,
        narrowSlot: 'thirdEnd',
        widthPx: widths.due,
      },
      textColumn('company', t('columns.company'), ({ company }) => company, {
        narrowSlot: 'second',
        widthPx: widths.company,
      }),
      {
        id: 'state',
        header: t('columns.state'),
        cell: ({ state, unread }) => (
          <>
            <OrderStateBadge state={state} /> <UnreadCount count={unread} />
          </>
        ),
        narrowSlot: 'firstEnd',
        widthPx: widths.state,
      },
    ],
    [t, part, isBeside, widths],
  )
}

function useShipmentColumns(): Columns {
  const { t } = useTranslation('ordersAdmin')
  const routeText = useRouteText()
  const servicesText = useShortServices()
  const allServicesText = useServicesText()
  return useMemo(
    () => [
      {
        id: 'route',
        header: t('columns.route'),
        cell: (row) => <TypedText text={routeText(row)} />,
        text: routeText,
        narrowSlot: 'third',
        widthPx: 152,
      },
      {
        id: 'service',
        header: t('columns.orderService'),
        cell: servicesText,
        text: allServicesText,
        widthPx: 148,
      },
      textColumn('containers', t('columns.containers'), ({ containers }) => containersText(containers), {
        widthPx: 104,
      }),
    ],
    [t, routeText, servicesText, allServicesText],
  )
}

function useMoneyColumns(isOpenMoney: boolean): Columns {
  const { t } = useTranslation('ordersAdmin')
  return useMemo(
    () => [
      {
        id: 'departure',
        header: t('columns.departure'),
        cell: ({ departsOn }) => departsOn && <FormattedDay day={departsOn} />,
        widthPx: 116,
      },
      {
        id: 'total',
        header: t(isOpenMoney ? 'columns.toSettle' : 'columns.total'),
        align: 'end',
        cell: ({ total, open }) =>
          (isOpenMoney ? open : [total]).map((money) => (
            <div key={money.currency}>
              <FormattedMoney money={money} />
            </div>
          )),
        narrowSlot: 'secondEnd',
        widthPx: moneyWidthPx,
      },
    ],
    [t, isOpenMoney],
  )
}

function usePeopleColumns(): Columns {
  const { t } = useTranslation('ordersAdmin')
  return useMemo(
    () => [
      textColumn('assigned', t('columns.assigned'), ({ assignedTo }) => assignedTo, { widthPx: 100 }),
      textColumn('waitsFor', t('columns.waitsFor'), ({ waitsFor }) => waitsFor && t(`waitsFor.${waitsFor}`), {
        widthPx: 120,
      }),
      textColumn(
        'vessel',
        t('columns.vessel'),
        ({ vessel, voyage }) => [vessel, voyage].filter((text) => text !== null).join(' '),
        { widthPx: 180 },
      ),
      textColumn('linerService', t('columns.linerService'), ({ linerService }) => linerService, {
        widthPx: 120,
      }),
      textColumn('reference', t('columns.reference'), ({ ownReference }) => ownReference, { widthPx: 120 }),
      timeColumn<StaffOrderRow>('placed', t('columns.placed'), ({ placedAt }) => placedAt),
    ],
    [t],
  )
}
