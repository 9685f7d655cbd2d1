import type { ComponentProps } from 'react'
import type { CallData } from '#contract/client.ts'
import { useCallMutation } from '#web/client/query/use-call-mutation.ts'
import { useCallQuery } from '#web/client/query/use-call-query.ts'
import { QueryState } from '#web/components/query/query-state.tsx'
import { useTranslation } from '#web/language/use-translation.ts'
import { Panel } from '#web/ui/panel.tsx'
import { RefusalMessage } from '#web/workbench/shell/refusal-message.tsx'
import styles from './company.module.css'

type Settings = CallData<'GET /api/certification/settings'>

/** Whether an administrator must approve the orders of members, and which orders members see. */
export function OrderSettings() {
  const { t } = useTranslation('company')
  const settings = useCallQuery('GET /api/certification/settings', {})
  return (
    <>
      <Panel title={t('approval.title')}>
        <QueryState query={settings}>
          {({ ordersNeedApproval }) => <Approval isOn={ordersNeedApproval} onChanged={settings.setData} />}
        </QueryState>
      </Panel>
      <Panel title={t('visibility.title')}>
        <QueryState query={settings}>
          {({ membersSeeOwnOrders }) => (
            <Visibility isOn={membersSeeOwnOrders} onChanged={settings.setData} />
          )}
        </QueryState>
      </Panel>
    </>
  )
}

type ChangeProps = { readonly isOn: boolean; onChanged(settings: Settings): void }

function Approval({ isOn, onChanged }: ChangeProps) {
  const { send, refusal, isSending } = useCallMutation('POST /api/certification/setOrderApproval', {
    onDone: onChanged,
  })
  const change = () => void send({ body: { needed: !isOn } })
  return <Switch name="approval" isOn={isOn} isSending={isSending} refusal={refusal} onChange={change} />
}

function Visibility({ isOn, onChanged }: ChangeProps) {
  const { send, refusal, isSending } = useCallMutation('POST /api/certification/setOrderVisibility', {
    onDone: onChanged,
  })
  const change = () => void send({ body: { onlyOwn: !isOn } })
  return <Switch name="visibility" isOn={isOn} isSending={isSending} refusal={refusal} onChange={change} />
}

type SwitchProps = {
  readonly name: 'approval' | 'visibility'
  readonly isOn: boolean
  readonly isSending: boolean
  readonly refusal: ComponentProps<typeof RefusalMessage>['refusal']
  onChange(): void
}

/** Shows what the server has stored, not what was pressed. */
function Switch({ name, isOn, isSending, refusal, onChange }: SwitchProps) {
  const { t } = useTranslation('company')
  return (
    <div>
      <label className={styles.switch}>
        <input
          type="checkbox"
          role="switch"
          checked={isOn}
          aria-checked={isOn}
          aria-disabled={isSending}
          onChange={() => !isSending && onChange()}
        />
        {t(`${name}.label`)}
      </label>
      <p className={styles.muted} role="status">
        {t(isOn ? `${name}.on` : `${name}.off`)}
      </p>
      <RefusalMessage refusal={refusal} />
    </div>
  )
}
