import { useEffect, useRef } from 'react'
import { NavLink, useLocation } from 'react-router'
import { useTranslation } from '#web/language/use-translation.ts'
import { Icon } from '#web/ui/icons.tsx'
import { rememberList } from './list-urls.ts'
import { useNews } from './news-state.ts'
import styles from './shell.module.css'
import { useOpenSections } from './use-open-sections.ts'

/** On a narrow screen the sections are one line that scrolls: the current one is brought into sight. */
function useCurrentInSight(texts: string) {
  const ref = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path, the roles and the counts decide which link is where
  useEffect(() => {
    const rail = ref.current
    const current = rail?.querySelector<HTMLElement>('[aria-current="page"]')
    if (!rail || !current) return
    const middle = current.getBoundingClientRect().left - rail.getBoundingClientRect().left
    rail.scrollLeft += middle - (rail.clientWidth - current.offsetWidth) / 2
  }, [pathname, texts])
  return ref
}

/** A page of a record links back to its list as it was. */
function useRememberedLists() {
  const { pathname, search } = useLocation()
  useEffect(() => rememberList(pathname, search), [pathname, search])
}

export function Sidebar() {
  const { t } = useTranslation('console')
  useRememberedLists()
  const open = useOpenSections()
  const { news } = useNews()
  // The notes that name the user are on the overview.
  const waitingIn = (section: string) =>
    news.find(({ kind }) => kind === (section === 'home' ? 'mentions' : section))?.waiting ?? 0
  // The counts arrive after the links and move those behind them.
  const rail = useCurrentInSight(open.map(({ name }) => `${name} ${waitingIn(name)}`).join())
  return (
    <nav ref={rail} className={styles.rail} aria-label={t('shell.sections')}>
      <ul>
        {open.map(({ name, path, icon }) => (
          <li key={name}>
            <NavLink to={path} end={name === 'home'}>
              <Icon name={icon} size={18} />
              {t(`places.${name}`)}
              {waitingIn(name) > 0 && (
                <strong className={styles.count}>
                  {waitingIn(name)}
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
