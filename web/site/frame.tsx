import { createContext, type ReactNode } from 'react'
import { useTranslation } from '#web/language/use-translation.ts'
import { useFocusOnArrival } from '#web/page/use-focus-on-arrival.ts'
import styles from './frame.module.css'

/** Whether a layout already stands around the page; a page of trouble brings its own where none does. */
export const InFrame = createContext(false)

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
