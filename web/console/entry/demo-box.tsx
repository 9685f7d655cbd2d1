import { useEffect } from 'react'
import { call } from '#web/client/call.ts'
import { QueryLayer } from '#web/client/query/query-client.tsx'
import { useCallQuery } from '#web/client/query/use-call-query.ts'
import type { Filling } from '#web/console/shared/fill-form.ts'
import { useRoleNames } from '#web/console/shared/use-role-names.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import styles from './entry.module.css'

const listing = 'GET /api/console/dev/demoStaff'

/** RFC 6238: authenticators show another code every thirty seconds. */
const stepMs = 30_000

/** Empty outside development. */
function useDemoStaff() {
  const query = useCallQuery(listing, {})
  const { retry } = query
  const staff = query.status === 'ready' ? query.data : []
  const hasStaff = staff.length > 0
  useEffect(() => {
    if (!hasStaff) return
    const timer = setTimeout(retry, stepMs - (Date.now() % stepMs) + 500)
    return () => clearTimeout(timer)
  }, [hasStaff, retry])
  return staff
}

/** On a development server: demo accounts with their current codes. */
export const DemoBox = ({ fill }: { fill(values: Filling): void }) => (
  <QueryLayer user="visitor">
    <DemoAccounts fill={fill} />
  </QueryLayer>
)

type DemoAccountsProps = {
  fill(values: Filling): void
  /** One of them alone. */
  readonly only?: string
}

export function DemoAccounts({ fill, only }: DemoAccountsProps) {
  const { t } = useTranslation('console')
  const roleNames = useRoleNames()
  const staff = useDemoStaff().filter(({ account }) => only === undefined || account === only)
  const use = async (account: string) => {
    // The code that is shown may be about to change.
    const result = await call(listing, {})
    const found = result.ok && result.value.find((one) => one.account === account)
    if (found) fill({ account, password: found.password, code: found.code })
  }
  if (staff.length === 0) return null
  return (
    <section className={styles.demo} aria-labelledby="demo-staff">
      <h2 id="demo-staff">{t('demo.title')}</h2>
      <p className={styles.soft}>{t('demo.lead')}</p>
      <ul>
        {staff.map(({ account, roles, code }) => (
          <li key={account}>
            <Button onClick={() => void use(account)}>
              <span className="visually-hidden">{t('demo.use')}</span>
              <strong>{account}</strong>
              <span>{roleNames(roles)}</span>
              <code>{code}</code>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
