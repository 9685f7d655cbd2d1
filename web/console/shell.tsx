import { type ReactNode, useEffect } from 'react'
import { Outlet, useLocation, useNavigate } from 'react-router'
import { QueryLayer } from '#web/client/query/query-client.tsx'
import { LeaveGuard } from '#web/components/drafts/leave-guard.tsx'
import { OrderReader } from '#web/components/orders/order-reader.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { useMainFocus } from '#web/page/use-main-focus.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { SkipLink } from '#web/ui/skip-link.tsx'
import { LogInAgain } from './entry/log-in-again.tsx'
import { SessionWarning } from './entry/session-warning.tsx'
import { Bar } from './shared/bar.tsx'
import { useAppliedColourScheme } from './shared/colour-scheme.ts'
import { logInUrl } from './shared/log-in-url.ts'
import styles from './shared/shell.module.css'
import { Sidebar } from './shared/sidebar.tsx'
import { loadStaffSession } from './shared/staff-session.ts'
import { useStaffState } from './shared/staff-state.ts'
import { useStaffNews } from './shared/use-staff-news.ts'
import { Shortcuts } from './shortcuts/shortcuts.tsx'

/** The server renders the shell only: no user is logged in there. */
export const handle = { queryNames: [] }

/** Without a session the log-in page comes first, then the requested page. */
function useGate() {
  const { status } = useStaffState()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    if (status === 'out') void navigate(logInUrl(`${pathname}${search}`), { replace: true })
  }, [status, pathname, search, navigate])
}

export default function Shell() {
  const now = useStaffState()
  return (
    <QueryLayer user={now.status === 'in' ? now.staff.id : 'nobody'}>
      <Frame />
    </QueryLayer>
  )
}

function Frame() {
  useGate()
  useStaffNews()
  useAppliedColourScheme()
  const { t } = useTranslation('console')
  const main = useMainFocus()
  const isIn = useStaffState().status === 'in'
  return (
    <div className={styles.shell} data-surface="console">
      <SkipLink text={t('common:skipToContent')} />
      <Bar />
      <Sidebar />
      <main ref={main} className={styles.main} id="content" tabIndex={-1}>
        <SessionWarning />
        <Entered>
          <OrderReader value="staff">
            <Outlet />
          </OrderReader>
        </Entered>
      </main>
      <LeaveGuard />
      <LogInAgain />
      {isIn && <Shortcuts />}
    </div>
  )
}

/** No page is rendered before the account is known. */
function Entered({ children }: { children: ReactNode }) {
  const { t } = useTranslation('console')
  const now = useStaffState()
  if (now.status === 'in')
    return (
      <div key={now.staff.id} className={styles.page}>
        {children}
      </div>
    )
  if (now.status === 'failed')
    return (
      <EmptyState
        state="error"
        title={t('shell.failed')}
        text={t('shell.failedText')}
        action={
          <Button isCompact onClick={() => void loadStaffSession()}>
            {t('common:retry')}
          </Button>
        }
      />
    )
  return <EmptyState state="loading" title={t('shell.asking')} />
}
