import { createContext, type ReactNode } from 'react'
import { useTranslation } from '#web/language/use-translation.ts'
import { useMainFocus } from '#web/page/use-main-focus.ts'
import { SkipLink } from '#web/ui/skip-link.tsx'
import styles from './frame.module.css'

/** Whether a layout is around the page; an error page adds its own where there is none. */
export const InFrame = createContext(false)

type FrameProps = { header: ReactNode; footer: ReactNode; children: ReactNode }

export function Frame({ header, footer, children }: FrameProps) {
  const { t } = useTranslation('common')
  const main = useMainFocus()
  return (
    <InFrame value={true}>
      <SkipLink text={t('skipToContent')} />
      {header}
      <main ref={main} className={styles.main} id="content" tabIndex={-1}>
        {children}
      </main>
      {footer}
    </InFrame>
  )
}
