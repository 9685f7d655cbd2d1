import { isRouteErrorResponse, Outlet, useRouteError } from 'react-router'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ConsolePage } from './shared/console-page.tsx'
import { Unknown } from './shared/unknown.tsx'

/** An error of a page is shown inside the shell, so that the navigation stays. */
export default function Boundary() {
  return <Outlet />
}

export function ErrorBoundary() {
  const { t } = useTranslation('console')
  const error = useRouteError()
  if (isRouteErrorResponse(error) && error.status === 404) return <Unknown />
  return (
    <ConsolePage head={t('errorPage.head')} title={t('errorPage.head')}>
      <EmptyState
        state="error"
        title={t('errorPage.title')}
        text={t('errorPage.text')}
        action={
          <Button isCompact onClick={() => window.location.reload()}>
            {t('common:retry')}
          </Button>
        }
      />
    </ConsolePage>
  )
}
