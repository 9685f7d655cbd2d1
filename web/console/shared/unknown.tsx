import { Link } from 'react-router'
import { useTranslation } from '#web/language/use-translation.ts'
import { consoleHome } from '#web/page/console-pages.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ConsolePage } from './console-page.tsx'

export function Unknown() {
  const { t } = useTranslation('console')
  return (
    <ConsolePage head={t('notFound.head')} title={t('notFound.head')}>
      <EmptyState
        state="no-match"
        title={t('notFound.title')}
        text={t('notFound.text')}
        action={
          <Link className={buttonClass({ isCompact: true })} to={consoleHome}>
            {t('notFound.home')}
          </Link>
        }
      />
    </ConsolePage>
  )
}
