import type { Actor } from '#domain/access/actor.ts'
import { permit } from '#domain/access/permit.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { certifiedPermissions } from '#web/workbench/shell/certified-permissions.ts'
import styles from './dashboard.module.css'

/** What the user may use, and why the rest is locked. */
export function AccessList({ actor }: { actor: Actor }) {
  const { t } = useTranslation('workbench')
  return (
    <Panel title={t('dashboard.locks')}>
      <ul className={styles.locks}>
        {certifiedPermissions.map((permission) => {
          const result = permit(actor, permission)
          return (
            <li key={permission}>
              <strong>{t(`access:permissions.${permission}`)}</strong>
              <Badge
                tone={result.ok ? 'ok' : 'neutral'}
                icon={result.ok ? 'check' : 'hidden'}
                label={t(result.ok ? 'dashboard.open' : 'dashboard.locked')}
              />
              {!result.ok && <p>{t(`refusals:${result.refusal}`, result.params)}</p>}
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}
