import { Outlet } from 'react-router'
import { workToolsId } from '#web/page/work-tools.ts'
import { BrandLink } from './brand-link.tsx'
import { FilingLine } from './filing-line.tsx'
import { Frame } from './frame.tsx'
import styles from './header.module.css'
import { LanguageSwitch } from './language-switch.tsx'
import { LoginState } from './login-state.tsx'

/** The layout of the workbench: the account menu stays, the navigation of the site does not. */
export default function WorkLayout() {
  return (
    <Frame header={<WorkHeader />} footer={<WorkFooter />}>
      <Outlet />
    </Frame>
  )
}

function WorkHeader() {
  return (
    <header className={`${styles.header} ${styles.wide}`}>
      <div className={styles.bar}>
        <BrandLink />
        <div className={styles.tools}>
          <div id={workToolsId} />
          <LanguageSwitch />
          <LoginState />
        </div>
      </div>
    </header>
  )
}

function WorkFooter() {
  return (
    <footer className={styles.wide}>
      <FilingLine />
    </footer>
  )
}
