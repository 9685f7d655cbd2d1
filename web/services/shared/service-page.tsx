import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { WayToEnd } from '#web/components/content/way-to-end.tsx'
import { Illustration, type IllustrationName } from '#web/components/illustrations/illustration.tsx'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { useBrand } from '#web/page/brand-context.ts'
import { PageHead } from '#web/page/page-head.tsx'
import styles from './service-page.module.css'

export type TrailStep = { readonly path: string; readonly name: string }

type ServicePageProps = {
  readonly title: string
  readonly lead: string
  readonly illustration: IllustrationName
  /** The parent pages. */
  readonly trail?: readonly TrailStep[]
  /** The document title, where it differs from the heading. */
  readonly head?: string
  /** Not for search engines: the page shows nothing without its URL parameters. */
  readonly hidden?: boolean
  /** After a search the result is what the page is about, so the heading takes one line. */
  readonly isSlim?: boolean
  /** A form, which is as wide as the header of the site, also below a heading of one line. */
  readonly isForm?: boolean
  /** The call to action at the end, which the heading links to. */
  readonly end?: { readonly id: string; readonly title: string }
  readonly children: ReactNode
}

/** The heading of a service page, low enough to show the form on the first screen. */
export function ServicePage(page: ServicePageProps) {
  const { title, lead, illustration, trail = [], head = title, hidden, isSlim, isForm, end, children } = page
  const { t } = useTranslation('site')
  const { name } = useBrand()
  return (
    <>
      <PageHead title={`${head} - ${name[useLanguage()]}`} description={lead} hidden={hidden} />
      <header className={styles.heading} data-slim={isSlim || undefined} data-form={isForm || undefined}>
        <div className={styles.inner}>
          <div>
            <nav className={styles.trail} aria-label={t('content.trail')}>
              <ol>
                {[{ path: '/', name: t('common:home') }, ...trail].map((step) => (
                  <li key={step.path}>
                    <Link to={step.path}>{step.name}</Link>
                  </li>
                ))}
                <li aria-current="page">{title}</li>
              </ol>
            </nav>
            <h1>{title}</h1>
            {!isSlim && <p className={styles.lead}>{lead}</p>}
            <WayToEnd end={end} />
          </div>
          {!isSlim && (
            <div className={styles.drawing}>
              <Illustration name={illustration} />
            </div>
          )}
        </div>
      </header>
      <div className={styles.body}>{children}</div>
    </>
  )
}
