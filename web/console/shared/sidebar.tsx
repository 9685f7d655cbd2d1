import { NavLink } from 'react-router'
import { may } from '#domain/access/permissions.ts'
import { useOpenRequests } from '#web/console/requests/use-open-requests.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Icon } from '#web/ui/icons.tsx'
import { sections } from './sections.ts'
import styles from './shell.module.css'
import { useActor } from './staff-state.ts'

/** Only the sections that the roles allow; the page of another one says why it is closed. */
export function useOpenSections() {
  const actor = useActor()
  return sections.filter(({ permission }) => !permission || may(actor, permission))
}

export function Sidebar() {
  const { t } = useTranslation('console')
  const open = useOpenSections()
  const requests = useOpenRequests(open.some(({ name }) => name === 'requests'))
  const waiting = requests.status === 'ready' ? requests.data.openCount : 0
  return (
    <nav className={styles.rail} aria-label={t('shell.sections')}>
      <ul>
        {open.map(({ name, path, icon }) => (
          <li key={name}>
            <NavLink to={path} end={name === 'home'}>
              <Icon name={icon} size={18} />
              {t(`places.${name}`)}
              {name === 'requests' && waiting > 0 && (
                <strong className={styles.count}>
                  {waiting}
                  <span className="visually-hidden"> {t('shell.waiting')}</span>
                </strong>
              )}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
