import { useCallback, useEffect, useState } from 'react'
import type { CallData } from '#contract/client.ts'
import { call } from '#web/client/call.ts'
import type { Filling } from '#web/console/shared/fill-form.ts'
import { useRoleNames } from '#web/console/shared/use-role-names.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import styles from './entry.module.css'

const listing = 'GET /api/console/dev/demoStaff'
type DemoStaff = CallData<typeof listing>

/** RFC 6238: authenticators show another code every thirty seconds. */
const stepMs = 30_000

/** Nobody where the server knows of none: outside development. */
function useDemoStaff() {
  const [staff, setStaff] = useState<DemoStaff>([])
  const load = useCallback(async () => {
    const verdict = await call(listing, {})
    const found = verdict.ok ? verdict.value : []
    setStaff(found)
    return found
  }, [])
  useEffect(() => void load(), [load])
  const isThere = staff.length > 0
  useEffect(() => {
    if (!isThere) return
    let timer: ReturnType<typeof setTimeout>
    const wait = () => {
      timer = setTimeout(() => void load().then(wait), stepMs - (Date.now() % stepMs) + 500)
    }
    wait()
    return () => clearTimeout(timer)
  }, [isThere, load])
  return { staff, load }
}

/** On a development server: who can be tried, with the codes of now. */
export function DemoBox({ fill }: { fill(values: Filling): void }) {
  const { t } = useTranslation('console')
  const roleNames = useRoleNames()
  const { staff, load } = useDemoStaff()
  const use = async (account: string) => {
    const found = (await load()).find((one) => one.account === account)
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
