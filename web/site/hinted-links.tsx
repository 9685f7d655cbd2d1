import { NavLink } from 'react-router'
import type { NavigationLink } from '#domain/brands/brand.ts'
import { useLanguage } from '#web/language/use-translation.ts'
import styles from './menu.module.css'

export function HintedLinks({ links }: { links: readonly NavigationLink[] }) {
  const language = useLanguage()
  return (
    <ul className={styles.hinted}>
      {links.map(({ path, label, hint }) => (
        <li key={path}>
          <NavLink to={path}>
            {label[language]}
            {hint && <small>{hint[language]}</small>}
          </NavLink>
        </li>
      ))}
    </ul>
  )
}
