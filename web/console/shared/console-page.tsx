import type { ReactNode } from 'react'
import type { Permission } from '#domain/access/permissions.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { PageHead } from '#web/page/page-head.tsx'
import { Allowed } from './allowed.tsx'
import styles from './page.module.css'

type ConsolePageProps = {
  readonly head: string
  readonly title: string
  readonly lead?: string
  /** The right without which the page says why it stays shut. */
  readonly permission?: Permission
  /** Beside the title: where it stands, what can be done. */
  readonly side?: ReactNode
  readonly children: ReactNode
}

/** The frame of every page: its name in the tab, its title, what it is for. */
export function ConsolePage({ head, title, lead, permission, side, children }: ConsolePageProps) {
  const { t } = useTranslation('console')
  return (
    <>
      <PageHead title={t('head', { page: head })} hidden />
      <div className={styles.top}>
        <div>
          <h1>{title}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        {side}
      </div>
      {permission ? <Allowed permission={permission}>{children}</Allowed> : children}
    </>
  )
}
