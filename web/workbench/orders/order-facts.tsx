import { Link } from 'react-router'
import type { OrderView } from '#contract/orders.ts'
import { quoteUrl } from '#domain/notifications/workbench-paths.ts'
import { FormattedMoney } from '#web/components/formats/formatted-money.tsx'
import { FormattedDay, FormattedTime } from '#web/components/formats/formatted-time.tsx'
import { TypedText } from '#web/components/formats/typed-text.tsx'
import { containersText, useOrderEnds } from '#web/components/orders/use-order-summary.ts'
import { useServicesText } from '#web/components/orders/use-services-text.ts'
import { useShipmentFacts } from '#web/components/orders/use-shipment-facts.ts'
import { useNames } from '#web/components/places/use-names.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { DescriptionList } from '#web/ui/description-list.tsx'
import { Panel } from '#web/ui/panel.tsx'

/** What the order is for, who placed it, and why it ended. */
export function OrderFacts({ order }: { readonly order: OrderView }) {
  const { t } = useTranslation('workbenchOrders')
  return (
    <Panel title={t('order.facts')}>
      <DescriptionList layout="columns" items={[...useShipmentItems(order), ...usePlacingItems(order)]} />
    </Panel>
  )
}

function useShipmentItems(order: OrderView) {
  const { t } = useTranslation('workbenchOrders')
  const names = useNames()
  const servicesText = useServicesText()
  const ends = useOrderEnds()(order)
  const facts = useShipmentFacts()(order)
  const ship = [order.vessel, order.voyage].filter(Boolean).join(' / ')
  return [
    { term: t('list.serviceType'), value: servicesText(order) },
    { term: t('orderFields:shipment.businessType'), value: facts.businessType },
    { term: t('orderFields:shipment.businessPort'), value: facts.businessPort },
    { term: t('order.from'), value: ends.from && <TypedText text={ends.from} /> },
    { term: t('order.to'), value: ends.to && <TypedText text={ends.to} /> },
    { term: t('order.containers'), value: containersText(order.containers) || undefined },
    { term: t('order.carrier'), value: order.carrier && names.carrier(order.carrier) },
    { term: t('orderFields:shipment.linerService'), value: facts.linerService },
    { term: t('list.sailing'), value: ship || undefined },
    { term: t('list.departure'), value: order.departsOn && <FormattedDay day={order.departsOn} /> },
    { term: t('list.billNumber'), value: order.billNumber },
    { term: t('list.ownReference'), value: order.ownReference && <TypedText text={order.ownReference} /> },
  ]
}

function usePlacingItems(order: OrderView) {
  const { t } = useTranslation('workbenchOrders')
  const { quoteNumber, more, placedAt, placedBy, owner, end, cancellation } = order
  const numbers = [quoteNumber, ...more.map((one) => one.quoteNumber)]
  return [
    { term: t('list.placedAt'), value: <FormattedTime at={placedAt} /> },
    { term: t('list.placedBy'), value: placedBy && <TypedText text={placedBy} /> },
    { term: t('list.orderOwner'), value: owner !== placedBy && <TypedText text={owner} /> },
    {
      term: t('order.basedOn'),
      value: numbers.map((number) => (
        <div key={number}>
          <Link to={quoteUrl(number)}>{number}</Link>
        </div>
      )),
    },
    {
      term: t('order.cancellation'),
      value:
        cancellation.state !== 'none' &&
        cancellation.state !== 'returned' &&
        t(`orders:cancellation.${cancellation.state}`),
    },
    {
      term: t('order.cancellationCost'),
      value: cancellation.cost && <FormattedMoney money={cancellation.cost} />,
    },
    { term: t('order.endedAt'), value: end && <FormattedTime at={end.at} /> },
    { term: t('order.endReason'), value: end?.reason && <TypedText text={end.reason} /> },
  ]
}
