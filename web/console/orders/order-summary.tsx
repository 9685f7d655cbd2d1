import { Fragment } from 'react'
import { Link } from 'react-router'
import type { StaffOrderView } from '#contract/console-orders.ts'
import { may } from '#domain/access/permissions.ts'
import { FormattedMoney } from '#web/components/formats/formatted-money.tsx'
import { FormattedDay, FormattedTime } from '#web/components/formats/formatted-time.tsx'
import { TypedText } from '#web/components/formats/typed-text.tsx'
import { containersText } from '#web/components/orders/use-order-summary.ts'
import { useServicesText } from '#web/components/orders/use-services-text.ts'
import { useShipmentFacts } from '#web/components/orders/use-shipment-facts.ts'
import { useNames } from '#web/components/places/use-names.ts'
import page from '#web/console/shared/page.module.css'
import { companyPath } from '#web/console/shared/sections.ts'
import { useActor } from '#web/console/shared/staff-state.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { DescriptionList } from '#web/ui/description-list.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { useRouteText } from './use-route-text.ts'

/** Who ordered what, from which quote, and who looks after it. */
export function OrderSummary({ order }: { readonly order: StaffOrderView }) {
  const { t } = useTranslation('ordersAdmin')
  const routeText = useRouteText()
  const names = useNames()
  const facts = useShipmentFacts()(order)
  const ship = [order.vessel, order.voyage].filter((text) => text !== null).join(' ')
  return (
    <Panel title={useServicesText()(order)}>
      <DescriptionList
        layout="columns"
        items={[
          { term: t('columns.company'), value: <Company order={order} /> },
          { term: t('order.placedBy'), value: <TypedText text={order.placedBy} /> },
          { term: t('columns.placed'), value: <FormattedTime at={order.placedAt} format="dateTime" /> },
          { term: t('columns.assigned'), value: order.assignedTo?.name ?? t('assignees.none') },
          { term: t('order.quote'), value: <Quote order={order} /> },
          { term: t('orderFields:shipment.businessType'), value: facts.businessType },
          { term: t('orderFields:shipment.businessPort'), value: facts.businessPort },
          { term: t('columns.route'), value: routeText(order) || null },
          { term: t('columns.containers'), value: containersText(order.containers) || null },
          { term: t('order.carrier'), value: order.carrier && names.carrier(order.carrier) },
          { term: t('orderFields:shipment.linerService'), value: facts.linerService },
          { term: t('columns.vessel'), value: ship || null },
          {
            term: t('columns.departure'),
            value: order.departsOn && <FormattedDay day={order.departsOn} />,
          },
          { term: t('columns.reference'), value: order.ownReference },
          { term: t('order.billNumber'), value: order.billNumber },
          { term: t('order.endReason'), value: order.end?.reason },
          { term: t('columns.total'), value: <FormattedMoney money={order.total} /> },
        ]}
      />
    </Panel>
  )
}

/** A quote has no page of its own in the console: it stands in the trade of its company. */
function Quote({ order: { company, quoteNumber, more } }: { order: StaffOrderView }) {
  const numbers = [quoteNumber, ...more.map((one) => one.quoteNumber)].map((number, position) => (
    <Fragment key={number}>
      {position > 0 && ' · '}
      <span className={page.code}>{number}</span>
    </Fragment>
  ))
  return may(useActor(), 'see-companies') ? <Link to={companyPath(company.id)}>{numbers}</Link> : numbers
}

function Company({ order: { company } }: { order: StaffOrderView }) {
  return may(useActor(), 'see-companies') ? (
    <Link to={companyPath(company.id)}>{company.name}</Link>
  ) : (
    company.name
  )
}
