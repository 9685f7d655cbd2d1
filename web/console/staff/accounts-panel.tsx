import { Link } from 'react-router'
import type { StaffMemberView } from '#contract/staff.ts'
import { isUnusedAccount, unusedAccountDays } from '#domain/access/unused-account.ts'
import { useCallQuery } from '#web/client/query/use-call-query.ts'
import { FormattedTime } from '#web/components/formats/formatted-time.tsx'
import { QueryState } from '#web/components/query/query-state.tsx'
import review from '#web/console/review/review.module.css'
import { ConsolePanel } from '#web/console/shared/console-panel.tsx'
import page from '#web/console/shared/page.module.css'
import { useTranslation } from '#web/language/use-translation.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { useNow } from '#web/ui/use-now.ts'

/** For administrators: accounts that are not used, and how many sessions are open. */
export function AccountsPanel() {
  const { t } = useTranslation('console')
  return (
    <ConsolePanel title={t('home.staff')}>
      <QueryState query={useCallQuery('GET /api/console/staff', {})} skeleton={{ rows: 3 }}>
        {(members) => <Accounts members={members} />}
      </QueryState>
    </ConsolePanel>
  )
}

function Accounts({ members }: { readonly members: readonly StaffMemberView[] }) {
  const { t } = useTranslation('console')
  const now = useNow()
  const openSessions = members.reduce((sum, member) => sum + member.openSessions, 0)
  const unused = members.filter(
    ({ isDisabled, lastLogInAt, createdAt }) =>
      now &&
      isUnusedAccount(
        {
          isDisabled,
          lastLogInAt: lastLogInAt === null ? null : new Date(lastLogInAt),
          createdAt: new Date(createdAt),
        },
        now,
      ),
  )
  return (
    <>
      <p>{t('home.openSessions', { count: openSessions })}</p>
      {unused.length === 0 ? (
        <p className={page.soft}>{t('home.noUnused', { days: unusedAccountDays })}</p>
      ) : (
        <>
          <h3>{t('home.unused', { days: unusedAccountDays })}</h3>
          <ul className={review.firsts}>
            {unused.map(({ id, name, lastLogInAt }) => (
              <li key={id}>
                {name}
                <span>
                  {lastLogInAt === null ? (
                    t('home.neverUsed')
                  ) : (
                    <FormattedTime at={lastLogInAt} format="date" />
                  )}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className={page.row}>
        <Link className={buttonClass()} to="/console/staff">
          {t('home.openStaff')}
        </Link>
      </p>
    </>
  )
}
