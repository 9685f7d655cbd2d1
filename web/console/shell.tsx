import { type ReactNode, useEffect } from 'react'
import { Outlet, useLocation, useNavigate } from 'react-router'
import { useTranslation } from '#web/language/use-translation.ts'
import { useFocusOnNavigation } from '#web/page/use-focus-on-navigation.ts'
import button from '#web/ui/button.module.css'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Bar } from './shared/bar.tsx'
import { logInAt } from './shared/log-in-at.ts'
import { Rail } from './shared/rail.tsx'
import styles from './shared/shell.module.css'
import { loadStaffSession } from './shared/staff-session.ts'
import { useStaffState } from './shared/staff-state.ts'

/** Whoever is not in is sent to the log-in, and comes back to where he was. */
function useGate() {
  const { status } = useStaffState()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    if (status === 'out') void navigate(logInAt(`${pathname}${search}`), { replace: true })
  }, [status, pathname, search, navigate])
}

export default function Shell() {
  useGate()
  const { t } = useTranslation('console')
  const main = useFocusOnNavigation()
  return (
    <div className={styles.shell}>
      <a className={styles.skip} href="#content">
        {t('common:skipToContent')}
      </a>
      <Bar />
      <Rail />
      <main ref={main} className={styles.main} id="content" tabIndex={-1}>
        <Entered>
          <Outlet />
        </Entered>
      </main>
    </div>
  )
}

/** Nothing is drawn of a page before it is known for whom. */
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
          <button className={button.small} type="button" onClick={() => void loadStaffSession()}>
            {t('common:retry')}
          </button>
        }
      />
    )
  return <EmptyState state="loading" title={t('shell.asking')} />
}
