import type { CertificationView } from '#contract/certification.ts'
import { companyOf } from '#domain/access/actor.ts'
import { mayManageMembers } from '#domain/access/may-run-company.ts'
import { permit } from '#domain/access/permit.ts'
import { workbenchPaths } from '#domain/notifications/workbench-paths.ts'
import { useCallQuery } from '#web/client/query/use-call-query.ts'
import { useSession } from '#web/client/session-state.ts'
import { loadNamespaces } from '#web/language/load-namespaces.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { useCurrentUser } from '#web/workbench/shell/use-current-user.ts'
import { AccessList } from './access-list.tsx'
import styles from './dashboard.module.css'
import { DeadlinesPanel } from './deadlines-panel.tsx'
import { MyInvitations } from './my-invitations.tsx'
import { Task } from './task.tsx'
import { certificationTaskOf, needsUserAction, paramsOf, tones } from './tasks.ts'
import { TradePanels } from './trade-panels.tsx'
import { WaitingOrders } from './waiting-orders.tsx'

export const loader = () => null

const namespaces = [
  'myQuotes',
  'orderRunning',
  'orders',
  'orderView',
  'places',
  'quotes',
  'requests',
] as const

export const handle = { namespaces }

export const clientLoader = loadNamespaces(namespaces)

export default function Dashboard() {
  const { t } = useTranslation('workbench')
  const user = useCurrentUser()
  if (!user) return null
  const { person, myCompany, actor } = user
  const mayDecide = mayManageMembers(actor, companyOf(actor) ?? '').ok
  const tasks = (
    <Panel title={t('dashboard.needed')}>
      {mayDecide ? <ForAdministrator myCompany={myCompany} /> : <Tasks myCompany={myCompany} requests={0} />}
    </Panel>
  )
  return (
    <>
      <p className={styles.hello}>{t('dashboard.hello', { name: person.name })}</p>
      {!myCompany.role && <MyInvitations />}
      {permit(actor, 'read-quotes').ok ? (
        <div className={styles.columns}>
          <div className={styles.column}>
            <DeadlinesPanel />
            {permit(actor, 'read-company-orders').ok && <WaitingOrders />}
          </div>
          <div className={styles.column}>
            {tasks}
            <TradePanels mayViewRates={permit(actor, 'view-rates').ok} />
          </div>
        </div>
      ) : (
        tasks
      )}
      {!permit(actor, 'view-rates').ok && <AccessList actor={actor} />}
    </>
  )
}

function ForAdministrator({ myCompany }: { myCompany: CertificationView }) {
  const requests = useCallQuery('GET /api/certification/joinRequests', {}, { refetchOnNotification: true })
  return <Tasks myCompany={myCompany} requests={requests.status === 'ready' ? requests.data.length : 0} />
}

/** What the user has to do comes first; what waits for others comes below. */
function Tasks({ myCompany, requests }: { myCompany: CertificationView; requests: number }) {
  const { t } = useTranslation('workbench')
  const unread = useSession((state) => state.unread)
  const task = certificationTaskOf(myCompany)
  const key = task && (`dashboard.certification.${task}` as const)
  const params = paramsOf(myCompany)
  const certification = key && (
    <Task
      tone={tones[task]}
      title={t(`${key}.title`, params)}
      text={t(`${key}.text`, params)}
      actionLabel={t(`${key}.step`)}
      to={workbenchPaths.certification}
    />
  )
  const isFirst = needsUserAction(task)
  const hasNoTasks = !isFirst && requests === 0 && unread === 0
  return (
    <ul className={styles.tasks}>
      {isFirst && certification}
      {requests > 0 && (
        <Task
          tone="warn"
          title={t('dashboard.requests', { count: requests })}
          text={t('dashboard.requestsText')}
          actionLabel={t('dashboard.requestsStep')}
          to={workbenchPaths.company}
        />
      )}
      {unread > 0 && (
        <Task
          tone="info"
          title={t('dashboard.unread', { count: unread })}
          text={t('dashboard.unreadText')}
          actionLabel={t('dashboard.unreadStep')}
          to={workbenchPaths.inbox}
        />
      )}
      {hasNoTasks && (
        <li>
          <EmptyState state="first-use" title={t('dashboard.nothing')} text={t('dashboard.nothingText')} />
        </li>
      )}
      {!isFirst && certification}
    </ul>
  )
}
