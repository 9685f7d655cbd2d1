import { Link } from 'react-router'
import { may } from '#domain/access/permissions.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Panel } from '#web/ui/panel.tsx'
import { RatesPanel } from './rates/rates-panel.tsx'
import { RequestsPanel } from './requests/requests-panel.tsx'
import { WaitingPanel } from './review/waiting-panel.tsx'
import { ConsolePage } from './shared/console-page.tsx'
import page from './shared/page.module.css'
import { useOpenSections } from './shared/sidebar.tsx'
import { useActor, useStaffState } from './shared/staff-state.ts'

export const loader = () => null

/** The queues by the permission to work on them. */
const queues = [
  { permission: 'decide-certification', Queue: WaitingPanel },
  { permission: 'answer-requests', Queue: RequestsPanel },
  { permission: 'publish-rates', Queue: RatesPanel },
] as const

/** The queues first, then the roles and the sections. */
export default function HomePage() {
  const { t } = useTranslation('console')
  const now = useStaffState()
  const actor = useActor()
  const open = queues.filter(({ permission }) => may(actor, permission))
  const name = now.status === 'in' ? now.staff.name : ''
  return (
    <ConsolePage head={t('home.head')} title={t('home.title', { name })}>
      <div className={page.columns}>
        {open.map(({ permission, Queue }) => (
          <Queue key={permission} />
        ))}
        {open.length === 0 && <NoQueue />}
        <Roles />
      </div>
    </ConsolePage>
  )
}

function NoQueue() {
  const { t } = useTranslation('console')
  const isAnythingOpen = useOpenSections().length > 1
  return (
    <Panel title={t('home.noQueue')}>
      <p className={page.soft}>{t(isAnythingOpen ? 'home.noQueueText' : 'home.nothing')}</p>
    </Panel>
  )
}

function Roles() {
  const { t } = useTranslation('console')
  const { roles } = useActor()
  const open = useOpenSections().filter(({ name }) => name !== 'home')
  return (
    <div className={page.stack}>
      <Panel title={t('home.roles')}>
        <ul className={page.links}>
          {roles.map((role) => (
            <li key={role}>{t(`access:roles.${role}`)}</li>
          ))}
        </ul>
      </Panel>
      {open.length > 0 && (
        <Panel title={t('home.sections')}>
          <ul className={page.links}>
            {open.map(({ name, path }) => (
              <li key={name}>
                <Link to={path}>{t(`places.${name}`)}</Link>
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </div>
  )
}
