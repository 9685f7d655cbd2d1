import { isRouteErrorResponse, Outlet, useRouteError } from 'react-router'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ConsolePage } from './shared/console-page.tsx'
import { Unknown } from './shared/unknown.tsx'

/** What goes wrong in a page is told inside the shell, so that the way on stays in sight. */
export default function Boundary() {
  return <Outlet />
}

export function ErrorBoundary() {
  const { t } = useTranslation('console')
  const error = useRouteError()
  if (isRouteErrorResponse(error) && error.status === 404) return <Unknown />
  return (
    <ConsolePage head={t('trouble.head')} title={t('trouble.head')}>
      <EmptyState
        state="error"
        title={t('trouble.title')}
        text={t('trouble.text')}
        action={
          <Button isCompact onClick={() => window.location.reload()}>
            {t('common:retry')}
          </Button>
        }
      />
    </ConsolePage>
  )
}
