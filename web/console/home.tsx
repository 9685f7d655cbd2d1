import { may } from '#domain/access/permissions.ts'
import { loadNamespaces } from '#web/language/load-namespaces.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { MentionsPanel } from './notes/mentions-panel.tsx'
import { OrdersPanel } from './orders/orders-panel.tsx'
import { PaymentReportsPanel } from './orders/payment-reports.tsx'
import { RatesPanel } from './rates/list/rates-panel.tsx'
import { RequestsPanel } from './requests/requests-panel.tsx'
import { WaitingPanel } from './review/waiting-panel.tsx'
import { ConsolePage } from './shared/console-page.tsx'
import page from './shared/page.module.css'
import { useActor, useStaffState } from './shared/staff-state.ts'
import { AccountsPanel } from './staff/accounts-panel.tsx'

export const loader = () => null
const namespaces = ['ratesAdmin', 'ordersAdmin', 'orderMoney'] as const

export const handle = { namespaces }

export const clientLoader = loadNamespaces(namespaces)

/** The queues by the permission to work on them. */
const queues = [
  { permission: 'decide-certification', Queue: WaitingPanel },
  { permission: 'book-payments', Queue: PaymentReportsPanel },
  { permission: 'read-all-orders', Queue: OrdersPanel },
  { permission: 'answer-requests', Queue: RequestsPanel },
  { permission: 'publish-rates', Queue: RatesPanel },
  { permission: 'manage-staff', Queue: AccountsPanel },
] as const

/** What waits for the roles of the user, each queue by due time. */
export default function HomePage() {
  const { t } = useTranslation('console')
  const now = useStaffState()
  const actor = useActor()
  const open = queues.filter(({ permission }) => may(actor, permission))
  const name = now.status === 'in' ? now.staff.name : ''
  return (
    <ConsolePage head={t('home.head')} title={t('home.title', { name })}>
      <MentionsPanel />
      {open.length === 0 ? (
        <EmptyState state="first-use" title={t('home.noQueue')} text={t('home.nothing')} />
      ) : (
        <div className={page.columns}>
          {open.map(({ permission, Queue }) => (
            <Queue key={permission} />
          ))}
        </div>
      )}
    </ConsolePage>
  )
}
