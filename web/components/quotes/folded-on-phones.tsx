import type { ReactNode } from 'react'
import { TitleAbove } from '#web/ui/panel.tsx'
import { useMediaQuery } from '#web/ui/use-media-query.ts'
import styles from './folded-on-phones.module.css'

type FoldedOnPhonesProps = { readonly title: string; readonly children: ReactNode }

/** A section that not every reader needs: on a phone its title only, which opens it. */
export function FoldedOnPhones({ title, children }: FoldedOnPhonesProps) {
  const isPhone = useMediaQuery('(max-width: 639px)')
  if (!isPhone) return children
  return (
    <details className={styles.folded}>
      <summary>{title}</summary>
      <TitleAbove value={title}>{children}</TitleAbove>
    </details>
  )
}
