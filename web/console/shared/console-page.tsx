import { type ReactNode, use, useState } from 'react'
import type { Permission } from '#domain/access/permissions.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { PageHead } from '#web/page/page-head.tsx'
import { Allowed } from './allowed.tsx'
import { BackToList, type ListSection } from './back-to-list.tsx'
import { BesideContext } from './beside-context.ts'
import { BesideHead } from './beside-head.tsx'
import { NeighbourLinks } from './neighbour-links.tsx'
import { useUnseenNews } from './news-state.ts'
import styles from './page.module.css'
import { TabsPlace } from './page-tabs.tsx'

type ConsolePageProps = {
  readonly head: string
  readonly title: string
  readonly lead?: string
  /** The list that the page belongs to. */
  readonly list?: ListSection
  /** Of the record, if it has others than the one in its URL. */
  readonly recordIds?: readonly string[] | undefined
  /** Without this permission the page only says why it is closed. */
  readonly permission?: Permission
  /** Beside the title: a status or actions. */
  readonly side?: ReactNode
  readonly children: ReactNode
}

/** The frame of every page: document title, heading and introduction. Beside its list a record has a heading alone. */
export function ConsolePage(props: ConsolePageProps) {
  const { head, title, lead, list, recordIds, permission, side, children } = props
  const { t } = useTranslation('console')
  const unseen = useUnseenNews()
  const beside = use(BesideContext)
  const [tabsPlace, setTabsPlace] = useState<HTMLElement | null>(null)
  const documentTitle = t('head', { page: head })
  const content = permission ? <Allowed permission={permission}>{children}</Allowed> : children
  if (beside)
    return (
      <>
        <BesideHead title={title} side={side} beside={beside} />
        {content}
      </>
    )
  return (
    <>
      <PageHead
        title={unseen > 0 ? t('news.unseen', { count: unseen, title: documentTitle }) : documentTitle}
        hidden
      />
      <div className={styles.top}>
        <div>
          {list && (
            <div className={styles.row}>
              <BackToList list={list} />
              <NeighbourLinks list={list} ids={recordIds} />
            </div>
          )}
          <h1>{title}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        <div className={styles.tabs} ref={setTabsPlace} />
        {side}
      </div>
      <TabsPlace value={tabsPlace}>{content}</TabsPlace>
    </>
  )
}
