import { useState } from 'react'
import { call } from '#web/client/call.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Answered } from '#web/workbench/shell/answered.tsx'
import { Panel } from '#web/workbench/shell/panel.tsx'
import { Refused } from '#web/workbench/shell/refused.tsx'
import { useAct } from '#web/workbench/shell/use-act.ts'
import { useAnswer } from '#web/workbench/shell/use-answer.ts'
import { askSettings } from './asks.ts'
import styles from './company.module.css'

/** Whether orders of members wait for an administrator. */
export function OrderApproval() {
  const { t } = useTranslation('company')
  const asked = useAnswer(askSettings)
  return (
    <Panel title={t('approval.title')}>
      <Answered asked={asked}>{(settings) => <Switch isOn={settings.ordersNeedApproval} />}</Answered>
    </Panel>
  )
}

/** It stands as the server has it, not as it was pressed. */
function Switch({ isOn: isOnFirst }: { isOn: boolean }) {
  const { t } = useTranslation('company')
  const [isOn, setOn] = useState(isOnFirst)
  const { refusal, isSending, act } = useAct()
  const change = () =>
    act(
      () => call('POST /api/certification/setOrderApproval', { body: { needed: !isOn } }),
      ({ ordersNeedApproval }) => setOn(ordersNeedApproval),
    )
  return (
    <div>
      <label className={styles.switch}>
        <input
          type="checkbox"
          role="switch"
          checked={isOn}
          aria-checked={isOn}
          aria-disabled={isSending}
          onChange={() => !isSending && void change()}
        />
        {t('approval.label')}
      </label>
      <p className={styles.soft} role="status">
        {t(isOn ? 'approval.on' : 'approval.off')}
      </p>
      <Refused refusal={refusal} />
    </div>
  )
}
