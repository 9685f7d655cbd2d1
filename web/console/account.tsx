import { useCallQuery } from '#web/client/query/use-call-query.ts'
import { QueryState } from '#web/components/query/query-state.tsx'
import { loadNamespaces } from '#web/language/load-namespaces.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { LogIns } from './account/log-ins.tsx'
import { OwnSessions } from './account/own-sessions.tsx'
import { PasswordForm } from './account/password-form.tsx'
import { Preferences } from './account/preferences.tsx'
import { ConsolePage } from './shared/console-page.tsx'
import page from './shared/page.module.css'

export const loader = () => null
const namespaces = ['session'] as const

export const handle = { namespaces }

export const clientLoader = loadNamespaces(namespaces)

/** The own account: every role has it. */
export default function AccountPage() {
  const { t } = useTranslation('console')
  const query = useCallQuery('GET /api/console/account', {})
  return (
    <ConsolePage head={t('account.title')} title={t('account.title')} lead={t('account.lead')}>
      <div className={page.stack}>
        <div className={page.columns}>
          <PasswordForm onChanged={query.retry} />
          <Preferences />
        </div>
        <QueryState query={query} skeleton={{ rows: 6 }}>
          {({ sessions, logIns }) => (
            <>
              <OwnSessions sessions={sessions} onChanged={query.setData} />
              <LogIns logIns={logIns} />
            </>
          )}
        </QueryState>
      </div>
    </ConsolePage>
  )
}
