import { useEffect } from 'react'
import { type Location, useBlocker } from 'react-router'
import { useTranslation } from '#web/language/use-translation.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { hasUnsaved, useHasUnsaved } from './unsaved.ts'

/** A filter or a page of a list in the URL leaves the form where it is. */
function isOtherPage(current: Location, next: Location): boolean {
  const [from, to] = [new URLSearchParams(current.search), new URLSearchParams(next.search)]
  return (
    current.pathname !== next.pathname ||
    from.has('edit') !== to.has('edit') ||
    // The parts of a page of the workbench.
    from.get('show') !== to.get('show')
  )
}

/** The browser asks in its own words. */
const askBeforeClosing = (event: BeforeUnloadEvent) => event.preventDefault()

function LeaveQuestion() {
  const { t } = useTranslation('drafts')
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => hasUnsaved() && isOtherPage(currentLocation, nextLocation),
  )
  useEffect(() => {
    window.addEventListener('beforeunload', askBeforeClosing)
    return () => window.removeEventListener('beforeunload', askBeforeClosing)
  }, [])
  if (blocker.state !== 'blocked') return null
  return (
    <ConfirmDialog
      title={t('leave.title')}
      confirmLabel={t('leave.confirm')}
      cancelLabel={t('leave.cancel')}
      closeLabel={t('common:close')}
      isHarmless
      isRouted
      onConfirm={() => blocker.proceed()}
      onClose={() => blocker.reset()}
    >
      <p>{t('leave.text')}</p>
    </ConfirmDialog>
  )
}

/**
 * Asks before a page with unsaved changes is left. Used once on a page. The router warns of every jump inside a page while
 * a blocker exists, so there is one only while something is unsaved.
 */
export const LeaveGuard = () => (useHasUnsaved() ? <LeaveQuestion /> : null)
