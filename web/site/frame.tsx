import { createContext, type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useTranslation } from '#web/language/use-translation.ts'
import styles from './frame.module.css'

/** Whether a layout already stands around the page; a page of trouble brings its own where none does. */
export const InFrame = createContext(false)

/** A page reached by a link is read from its beginning, by ear and by keyboard too. */
function useFocusOnArrival() {
  const main = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    main.current?.focus({ preventScroll: true })
  }, [pathname])
  return main
}

type FrameProps = { header: ReactNode; footer: ReactNode; children: ReactNode }

export function Frame({ header, footer, children }: FrameProps) {
  const { t } = useTranslation('common')
  const main = useFocusOnArrival()
  return (
    <InFrame value={true}>
      <a className={styles.skip} href="#content">
        {t('skipToContent')}
      </a>
      {header}
      <main ref={main} className={styles.main} id="content" tabIndex={-1}>
        {children}
      </main>
      {footer}
    </InFrame>
  )
}
