import { Link, Outlet, useLocation, useSearchParams } from 'react-router'
import { szhmPaths } from '#domain/notifications/workbench-paths.ts'
import { QueryLayer } from '#web/client/query/query-client.tsx'
import { LeaveGuard } from '#web/components/drafts/leave-guard.tsx'
import { Gate, gateNamespaces } from '#web/components/gate/gate.tsx'
import { OrderPaths } from '#web/components/orders/order-paths.ts'
import { loadNamespaces } from '#web/language/load-namespaces.ts'
import { formNamespaces } from '#web/language/messages.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { useBrand } from '#web/page/brand-context.ts'
import { PageHead } from '#web/page/page-head.tsx'
import { TabLinks } from '#web/ui/tabs.tsx'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import styles from './szhm.module.css'

/** A route without a server loader would only be rendered in the browser. */
export const loader = () => null

const namespaces = [...formNamespaces, ...gateNamespaces, 'drafts', 'szhm', 'table', 'workbench'] as const

export const handle = { namespaces, queryNames: [] }

export const clientLoader = loadNamespaces(namespaces)

const pageOf = (pathname: string): keyof typeof szhmPaths => {
  const plain = pathname.toLowerCase().replace(/\/$/, '')
  if (plain === szhmPaths.order.toLowerCase()) return 'order'
  return plain === szhmPaths.orders.toLowerCase() ? 'orders' : 'overview'
}

/** The shell of the Shenzhen workbench: its orders, without the rest of the workbench. */
export default function SzhmLayout() {
  const { t } = useTranslation('szhm')
  const { name } = useBrand()
  const language = useLanguage()
  const page = pageOf(useLocation().pathname)
  // The page from the server is the same for every order.
  const isHydrated = useHydrated()
  const number = useSearchParams()[0].get('number') ?? ''
  const title = page === 'order' && isHydrated && number ? t('orderTitle', { number }) : t(`pages.${page}`)
  return (
    <div className={styles.shell} data-surface="workbench">
      <PageHead title={`${title} - ${name[language]}`} hidden />
      <header className={styles.head}>
        <h1>{title}</h1>
      </header>
      <TabLinks
        label={t('pages.overview')}
        tabs={(['overview', 'orders'] as const).map((id) => ({ id, label: t(`pages.${id}`) }))}
        selected={page === 'order' ? 'orders' : page}
        link={({ id }, attributes) => <Link {...attributes} to={szhmPaths[id]} />}
      />
      <OrderPaths value={szhmPaths}>
        <QueryLayer>
          <Gate permission="open-workbench">
            <Outlet />
          </Gate>
        </QueryLayer>
      </OrderPaths>
      <LeaveGuard />
    </div>
  )
}
