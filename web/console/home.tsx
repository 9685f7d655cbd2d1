import { Link } from 'react-router'
import { may } from '#domain/access/permissions.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { RatesPanel } from './rates/rates-panel.tsx'
import { RequestsPanel } from './requests/requests-panel.tsx'
import { WaitingPanel } from './review/waiting-panel.tsx'
import { ConsolePage } from './shared/console-page.tsx'
import page from './shared/page.module.css'
import { useOpenPlaces } from './shared/rail.tsx'
import { useActor, useStaffState } from './shared/staff-state.ts'

export const loader = () => null

/** What waits for somebody, by the right to see to it. */
const queues = [
  { permission: 'decide-certification', Panel: WaitingPanel },
  { permission: 'answer-requests', Panel: RequestsPanel },
  { permission: 'publish-rates', Panel: RatesPanel },
] as const

/** What needs me now, first; then what I am and where I can go. */
export default function HomePage() {
  const { t } = useTranslation('console')
  const now = useStaffState()
  const actor = useActor()
  const open = queues.filter(({ permission }) => may(actor, permission))
  const name = now.status === 'in' ? now.staff.name : ''
  return (
    <ConsolePage head={t('home.head')} title={t('home.title', { name })}>
      <div className={page.columns}>
        {open.map(({ permission, Panel }) => (
          <Panel key={permission} />
        ))}
        {open.length === 0 && <NoQueue />}
        <Roles />
      </div>
    </ConsolePage>
  )
}

function NoQueue() {
  const { t } = useTranslation('console')
  const isAnythingOpen = useOpenPlaces().length > 1
  return (
    <section className={page.panel}>
      <h2>{t('home.noQueue')}</h2>
      <p className={page.soft}>{t(isAnythingOpen ? 'home.noQueueText' : 'home.nothing')}</p>
    </section>
  )
}

function Roles() {
  const { t } = useTranslation('console')
  const { roles } = useActor()
  const open = useOpenPlaces().filter(({ name }) => name !== 'home')
  return (
    <section className={page.panel}>
      <h2>{t('home.roles')}</h2>
      <ul className={page.links}>
        {roles.map((role) => (
          <li key={role}>{t(`access:roles.${role}`)}</li>
        ))}
      </ul>
      {open.length > 0 && (
        <>
          <h2>{t('home.sections')}</h2>
          <ul className={page.links}>
            {open.map(({ name, path }) => (
              <li key={name}>
                <Link to={path}>{t(`places.${name}`)}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
