import { useMemo } from 'react'
import type { CallData } from '#contract/client.ts'
import type { Language } from '#domain/brands/brand.ts'
import { customerOrderSorts } from '#domain/orders/lifecycle/order-sorts.ts'
import { FormattedDay, FormattedTime } from '#web/components/formats/formatted-time.tsx'
import { TypedText } from '#web/components/formats/typed-text.tsx'
import { UnreadCount } from '#web/components/orders/correspondence/unread-count.tsx'
import { NextStepLine, type OrderReader, useNextStepText } from '#web/components/orders/next-step.tsx'
import { useOrderUrl } from '#web/components/orders/order-paths.ts'
import { OrderStateBadge } from '#web/components/orders/order-state-badge.tsx'
import { useOrderSummary } from '#web/components/orders/use-order-summary.ts'
import { useServicesText, useShortServices } from '#web/components/orders/use-services-text.ts'
import { sortedByApi } from '#web/components/table/list-sort.ts'
import { numberColumn, shipmentColumn, totalColumn } from '#web/components/table/shipment-columns.tsx'
import { type TranslateIn, useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { type TableColumn, timeWidthsPx } from '#web/ui/table/columns.ts'
import styles from './orders.module.css'
import { useOrderReader } from './use-order-reader.ts'

/** Those that sort are named as the API names the order. */
export const orderColumnIds = [
  'number',
  'service',
  'shipment',
  'state',
  'next',
  'departure',
  'total',
  'sailing',
  'linerService',
  'billNumber',
  'ownReference',
  'placedAt',
  'placedBy',
  'owner',
]

/** So that the others fit beside the menu of the workbench at 1440 px. Few services have a departure. */
export const hiddenOrderColumnIds = [
  'departure',
  'sailing',
  'linerService',
  'billNumber',
  'ownReference',
  'placedAt',
  'placedBy',
  'owner',
]

type OrderRow = CallData<'GET /api/orders'>['rows'][number]
type Columns = readonly TableColumn<OrderRow>[]
type TextOf = (row: OrderRow) => string

export function useOrderColumns(): Columns {
  const { t } = useTranslation('workbenchOrders')
  const language = useLanguage()
  const summaryOf = useOrderSummary()
  const servicesOf = useShortServices()
  const allServicesOf = useServicesText()
  const orderUrl = useOrderUrl()
  const reader = useOrderReader()
  const nextOf = useNextStepText(reader)
  return useMemo(
    () =>
      sortedByApi(
        [
          ...shipmentColumns(t, { servicesOf, allServicesOf, summaryOf }, orderUrl),
          ...stepColumns(t, reader, nextOf),
          ...priceColumns(t, language),
          ...detailColumns(t),
        ],
        customerOrderSorts,
      ),
    [t, language, summaryOf, servicesOf, allServicesOf, orderUrl, reader, nextOf],
  )
}

type UrlOf = (number: string) => string

type ShipmentTexts = {
  readonly servicesOf: TextOf
  readonly allServicesOf: TextOf
  readonly summaryOf: TextOf
}

function shipmentColumns(
  t: TranslateIn<'workbenchOrders'>,
  { servicesOf, allServicesOf, summaryOf }: ShipmentTexts,
  orderUrl: UrlOf,
): Columns {
  return [
    numberColumn(t('list.orderNo'), orderUrl),
    {
      id: 'service',
      header: t('list.serviceType'),
      widthPx: 162,
      cell: servicesOf,
      text: allServicesOf,
    },
    {
      ...shipmentColumn(t('list.shipment'), 222, summaryOf),
      // A phone has no column for the service.
      cell: (row) => (
        <>
          <span className={styles.onPhones}>{servicesOf(row)} · </span>
          <TypedText text={summaryOf(row)} />
        </>
      ),
    },
  ]
}

function stepColumns(t: TranslateIn<'workbenchOrders'>, reader: OrderReader, nextOf: TextOf): Columns {
  return [
    {
      id: 'state',
      header: t('list.state'),
      widthPx: 184,
      narrowSlot: 'secondEnd',
      cell: ({ state, unread }) => (
        <>
          <OrderStateBadge state={state} isShort /> <UnreadCount count={unread} />
        </>
      ),
      text: ({ state }) => t(`orders:states.${state}`),
    },
    {
      id: 'next',
      header: t('list.nextStep'),
      // `Waiting for you · by Wed 18 Nov 23:59` is not cut.
      widthPx: 270,
      narrowSlot: 'third',
      cell: (row) => <NextStepLine order={row} reader={reader} />,
      text: nextOf,
    },
  ]
}

function priceColumns(t: TranslateIn<'workbenchOrders'>, language: Language): Columns {
  return [
    {
      id: 'departure',
      header: t('list.departure'),
      widthPx: 102,
      cell: ({ departsOn }) => departsOn && <FormattedDay day={departsOn} />,
    },
    totalColumn(t('list.total'), language),
  ]
}

function detailColumns(t: TranslateIn<'workbenchOrders'>): Columns {
  const ship = ({ vessel, voyage }: OrderRow) => [vessel, voyage].filter(Boolean).join(' / ')
  return [
    { id: 'sailing', header: t('list.sailing'), widthPx: 180, cell: ship },
    {
      id: 'linerService',
      header: t('list.linerService'),
      widthPx: 120,
      cell: ({ linerService }) => linerService,
    },
    { id: 'billNumber', header: t('list.billNumber'), widthPx: 150, cell: ({ billNumber }) => billNumber },
    {
      id: 'ownReference',
      header: t('list.ownReference'),
      widthPx: 150,
      cell: ({ ownReference }) => ownReference && <TypedText text={ownReference} />,
      text: ({ ownReference }) => ownReference ?? '',
    },
    {
      id: 'placedAt',
      header: t('list.placedAt'),
      widthPx: timeWidthsPx.dateTime,
      cell: ({ placedAt }) => <FormattedTime at={placedAt} />,
    },
    { id: 'placedBy', header: t('list.placedBy'), widthPx: 120, cell: ({ placedBy }) => placedBy },
    { id: 'owner', header: t('list.orderOwner'), widthPx: 120, cell: ({ owner }) => owner },
  ]
}
