import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router'
import { QueryLayer } from '#web/client/query/query-client.tsx'
import { LeaveGuard } from '#web/components/drafts/leave-guard.tsx'
import { Gate, gateNamespaces } from '#web/components/gate/gate.tsx'
import { orderNamespaces } from '#web/components/orders/use-field-label.ts'
import { asPlaceNames, PlacesOnPage } from '#web/components/places/place-names.ts'
import { loadNamespacesAndData } from '#web/language/load-namespaces.ts'
import { formNamespaces } from '#web/language/messages.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { requestOf } from '#web/page/page-request.ts'
import { valueOrMissing } from '#web/page/value-or-missing.ts'
import { revalidatesBy } from '#web/services/shared/revalidation.ts'
import { ServicePage } from '#web/services/shared/service-page.tsx'
import { OrderAmendment } from './amendment/order-amendment.tsx'
import { OrderChoice, type OrderPageKind } from './order-choice.tsx'
import { OrderCorrection, OrderEntry } from './order-entry.tsx'
import { OrderPlaced } from './order-placed.tsx'

const kindOf = (path: string): OrderPageKind => (/\/entrust$/i.test(path) ? 'entrust' : 'reserve')

export async function loader({ url, context }: LoaderFunctionArgs) {
  const { api } = requestOf(context)
  const [depots, warehouses] = await Promise.all([
    api('GET /api/depots', { query: {} }),
    api('GET /api/warehouses', { query: {} }),
  ])
  const named = (list: readonly { code: string; port: string; name: { zh: string; en: string } }[]) =>
    list.map(({ code, port, name }) => ({ code, port, name }))
  return {
    kind: kindOf(url.pathname),
    depots: named(valueOrMissing(depots).depots),
    warehouses: named(valueOrMissing(warehouses).warehouses),
  }
}

const namespaces = [
  ...formNamespaces,
  ...gateNamespaces,
  ...orderNamespaces,
  'addresses',
  'drafts',
  'myQuotes',
  'orderDrafts',
  'orderForm',
  'prices',
] as const

export const handle = { namespaces, queryNames: ['quote', 'order', 'placed', 'amend'] }

export const clientLoader = loadNamespacesAndData<Awaited<ReturnType<typeof loader>>>(namespaces)
export const shouldRevalidate = revalidatesBy()

/** Reserve space, or entrust another service: choose a price, fill in, review, send. */
export default function OrderPage() {
  const { t } = useTranslation('orderForm')
  const { kind, ...places } = useLoaderData<typeof loader>()
  const [params] = useSearchParams()
  const [quote, order, placed] = [params.get('quote'), params.get('order'), params.get('placed')]
  const amend = params.get('amend')
  const isChosen = quote !== null || order !== null || placed !== null || amend !== null
  return (
    <ServicePage
      title={t(`${kind}.title`)}
      lead={t(`${kind}.lead`)}
      illustration={kind === 'reserve' ? 'ship' : 'truck'}
      isSlim={isChosen}
      isForm
    >
      <Gate
        permission={(quote !== null && amend === null) || !isChosen ? 'place-order' : 'read-company-orders'}
      >
        <QueryLayer>
          <PlacesOnPage value={asPlaceNames([...places.depots, ...places.warehouses])}>
            {placed !== null && <OrderPlaced number={placed} />}
            {order !== null && <OrderCorrection key={order} number={order} places={places} />}
            {amend !== null && <OrderAmendment key={amend} number={amend} quote={quote} places={places} />}
            {quote !== null && amend === null && <OrderEntry key={quote} number={quote} places={places} />}
            {!isChosen && <OrderChoice kind={kind} />}
          </PlacesOnPage>
        </QueryLayer>
      </Gate>
      <LeaveGuard />
    </ServicePage>
  )
}
