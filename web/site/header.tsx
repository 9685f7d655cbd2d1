import { useLocation } from 'react-router'
import { useTranslation } from '#web/language/use-translation.ts'
import { BrandLink } from './brand-link.tsx'
import styles from './header.module.css'
import { LanguageSwitch } from './language-switch.tsx'
import { LoginState } from './login-state.tsx'
import menu from './menu.module.css'
import { MenuSheet } from './menu-sheet.tsx'
import { Navigation } from './navigation.tsx'

/** Navigation closes whatever is open in the header: the key remounts both. */
export function Header() {
  const { t } = useTranslation('common')
  const { key } = useLocation()
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <BrandLink />
        <Navigation key={key} />
        <div className={styles.tools}>
          <LanguageSwitch />
          <LoginState />
          <MenuSheet key={key} />
          <noscript>
            <a className={menu.menuLink} href="#site-links">
              {t('menu')}
            </a>
          </noscript>
        </div>
      </div>
    </header>
  )
}
