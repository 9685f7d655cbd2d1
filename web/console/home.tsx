import { Link } from 'react-router'
import { may } from '#domain/access/permissions.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { ConsolePage } from './frame/console-page.tsx'
import page from './frame/page.module.css'
import { useOpenPlaces } from './frame/rail.tsx'
import { useActor, useStaffState } from './frame/staff-state.ts'
import { WaitingPanel } from './review/waiting-panel.tsx'

export const loader = () => null

/** What needs me now, first; then what I am and where I can go. */
export default function HomePage() {
  const { t } = useTranslation('console')
  const now = useStaffState()
  const actor = useActor()
  const name = now.status === 'in' ? now.staff.name : ''
  return (
    <ConsolePage head={t('home.head')} title={t('home.title', { name })}>
      <div className={page.columns}>
        {may(actor, 'decide-certification') ? <WaitingPanel /> : <NoQueue />}
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
