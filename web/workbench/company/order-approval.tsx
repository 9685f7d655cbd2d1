import type { CallData } from '#contract/client.ts'
import { useCallMutation } from '#web/client/query/use-call-mutation.ts'
import { useCallQuery } from '#web/client/query/use-call-query.ts'
import { QueryState } from '#web/components/query/query-state.tsx'
import { useTranslation } from '#web/language/use-translation.ts'
import { Panel } from '#web/ui/panel.tsx'
import { RefusalMessage } from '#web/workbench/shell/refusal-message.tsx'
import styles from './company.module.css'

type Settings = CallData<'GET /api/certification/settings'>

/** Whether an administrator must approve the orders of members. */
export function OrderApproval() {
  const { t } = useTranslation('company')
  const settings = useCallQuery('GET /api/certification/settings', {})
  return (
    <Panel title={t('approval.title')}>
      <QueryState query={settings}>
        {({ ordersNeedApproval }) => <Switch isOn={ordersNeedApproval} onChanged={settings.setData} />}
      </QueryState>
    </Panel>
  )
}

/** Shows what the server has stored, not what was pressed. */
function Switch({ isOn, onChanged }: { isOn: boolean; onChanged(settings: Settings): void }) {
  const { t } = useTranslation('company')
  const { send, refusal, isSending } = useCallMutation('POST /api/certification/setOrderApproval', {
    onDone: onChanged,
  })
  return (
    <div>
      <label className={styles.switch}>
        <input
          type="checkbox"
          role="switch"
          checked={isOn}
          aria-checked={isOn}
          aria-disabled={isSending}
          onChange={() => !isSending && void send({ body: { needed: !isOn } })}
        />
        {t('approval.label')}
      </label>
      <p className={styles.muted} role="status">
        {t(isOn ? 'approval.on' : 'approval.off')}
      </p>
      <RefusalMessage refusal={refusal} />
    </div>
  )
}
