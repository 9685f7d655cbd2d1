import type { ReactNode } from 'react'
import type { Actor } from '#domain/access/actor.ts'
import { may, type Permission } from '#domain/access/permissions.ts'
import { queuesOf } from '#domain/orders/lifecycle/order-queues.ts'
import { loadNamespaces } from '#web/language/load-namespaces.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { MentionsPanel } from './notes/mentions-panel.tsx'
import { OrderQueuePanel } from './orders/orders-panel.tsx'
import { PaymentReportsPanel } from './orders/payment-reports.tsx'
import { RatesPanel } from './rates/list/rates-panel.tsx'
import { RequestsPanel } from './requests/requests-panel.tsx'
import { WaitingPanel } from './review/waiting-panel.tsx'
import { ByUrgency } from './shared/by-urgency.tsx'
import { ConsolePage } from './shared/console-page.tsx'
import page from './shared/page.module.css'
import { useActor, useStaffState } from './shared/staff-state.ts'
import { AccountsPanel } from './staff/accounts-panel.tsx'

export const loader = () => null
const namespaces = ['ratesAdmin', 'ordersAdmin', 'orderMoney'] as const

export const handle = { namespaces }

export const clientLoader = loadNamespaces(namespaces)

/** The queues of the user, in their order where nothing is due. */
function queuesFor(actor: Actor) {
  const of = (permission: Permission, name: string, panel: ReactNode) =>
    may(actor, permission) ? [{ name, panel }] : []
  return [
    ...of('decide-certification', 'certifications', <WaitingPanel />),
    ...of('book-payments', 'payment-reports', <PaymentReportsPanel />),
    ...queuesOf(actor).map((queue) => ({ name: queue, panel: <OrderQueuePanel queue={queue} /> })),
    ...of('answer-requests', 'requests', <RequestsPanel />),
    ...of('publish-rates', 'rates', <RatesPanel />),
    ...of('manage-staff', 'accounts', <AccountsPanel />),
  ]
}

/** What waits for the roles of the user: the queue in which something is due first before the others. */
export default function HomePage() {
  const { t } = useTranslation('console')
  const now = useStaffState()
  const actor = useActor()
  const queues = queuesFor(actor)
  const name = now.status === 'in' ? now.staff.name : ''
  return (
    <ConsolePage head={t('home.head')} title={t('home.title', { name })}>
      <MentionsPanel />
      {queues.length === 0 ? (
        <EmptyState state="first-use" title={t('home.noQueue')} text={t('home.nothing')} />
      ) : (
        <div className={page.columns}>
          <ByUrgency queues={queues} />
        </div>
      )}
    </ConsolePage>
  )
}
