import { NavLink } from 'react-router'
import { may } from '#domain/access/permissions.ts'
import { useWaiting } from '#web/console/requests/waiting-count.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Icon } from '#web/ui/icons.tsx'
import { sections } from './sections.ts'
import styles from './shell.module.css'
import { useActor } from './staff-state.ts'

/** Only what the roles open; who types another address is told why it stays shut. */
export function useOpenSections() {
  const actor = useActor()
  return sections.filter(({ permission }) => !permission || may(actor, permission))
}

export function Rail() {
  const { t } = useTranslation('console')
  const open = useOpenSections()
  const waiting = useWaiting(open.some(({ name }) => name === 'requests'))
  return (
    <nav className={styles.rail} aria-label={t('shell.sections')}>
      <ul>
        {open.map(({ name, path, icon }) => (
          <li key={name}>
            <NavLink to={path} end={name === 'home'}>
              <Icon name={icon} size={18} />
              {t(`places.${name}`)}
              {name === 'requests' && Boolean(waiting) && (
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
