import { Link } from 'react-router'
import type { ContentDocument } from '#contract/content.ts'
import { formatDay } from '#domain/language/format-time.ts'
import { Illustration } from '#web/components/illustrations/illustration.tsx'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import styles from './content.module.css'
import type { ContentsEntry } from './contents.ts'
import { WayToEnd } from './way-to-end.tsx'

type PageOpeningProps = { readonly document: ContentDocument; readonly end?: ContentsEntry }

/** Title, summary and drawing; a legal text has its effective date, a page with a form a link to it. */
export function PageOpening({ document, end }: PageOpeningProps) {
  const { t } = useTranslation('site')
  const { title, summary, illustration, effective } = document
  return (
    <header className={styles.opening}>
      <div className={styles.openingInner}>
        <div>
          <nav className={styles.trail} aria-label={t('content.trail')}>
            <ol>
              <li>
                <Link to="/">{t('common:home')}</Link>
              </li>
              <li aria-current="page">{title}</li>
            </ol>
          </nav>
          <h1>{title}</h1>
          <p className={styles.summary}>{summary}</p>
          {effective && <Effective day={effective} />}
          <WayToEnd end={end} />
        </div>
        <div className={styles.drawing}>
          <Illustration name={illustration} />
        </div>
      </div>
    </header>
  )
}

function Effective({ day }: { day: string }) {
  const { t } = useTranslation('site')
  const language = useLanguage()
  return (
    <p className={styles.effective}>
      <time dateTime={day}>{t('content.effective', { day: formatDay(day, language, 'date') })}</time>
    </p>
  )
}
