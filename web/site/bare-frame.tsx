import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTranslation } from '#web/language/use-translation.ts'
import { BrandLink } from './brand-link.tsx'
import { FilingLine } from './filing-line.tsx'
import frame from './frame.module.css'
import { Frame } from './frame.tsx'
import styles from './header.module.css'
import { LanguageSwitch } from './language-switch.tsx'

/** The layout for reading pages and for errors, with few parts that can fail. */
export function BareFrame({ children }: { children: ReactNode }) {
  return (
    <div className={frame.narrow}>
      <Frame header={<BareHeader />} footer={<BareFooter />}>
        {children}
      </Frame>
    </div>
  )
}

function BareHeader() {
  const { t } = useTranslation('site')
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <BrandLink />
        <div className={styles.tools}>
          <Link className={styles.back} to="/">
            {t('header.backHome')}
          </Link>
          <LanguageSwitch />
        </div>
      </div>
    </header>
  )
}

function BareFooter() {
  return (
    <footer>
      <FilingLine />
    </footer>
  )
}
