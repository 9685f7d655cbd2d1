import { useState } from 'react'
import type { Refusal } from '#domain/values/refusal.ts'
import { loadBelonging } from '#web/client/belonging.ts'
import { call } from '#web/client/call.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import button from '#web/ui/button.module.css'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { showNotice } from '#web/ui/notices-store.ts'
import { Panel } from '#web/workbench/shell/panel.tsx'
import { useAct } from '#web/workbench/shell/use-act.ts'

type LeaveProps = {
  readonly company: string
  /** Why one cannot leave now. */
  readonly refusal: Refusal | undefined
}

export function Leave({ company, refusal: standsInTheWay }: LeaveProps) {
  const { t } = useTranslation('company')
  const [isAsked, setAsked] = useState(false)
  const { refusal, isSending, act } = useAct()
  const leave = () =>
    act(
      () => call('POST /api/certification/leave', {}),
      () => {
        setAsked(false)
        showNotice('info', t('leave.done'))
        void loadBelonging()
      },
    )
  const why = standsInTheWay && t(`refusals:${standsInTheWay.refusal}`, standsInTheWay.facts)
  return (
    <Panel title={t('leave.title')} lead={why ?? t('leave.text')}>
      <div>
        <button
          className={button.button}
          type="button"
          disabled={why !== undefined}
          onClick={() => setAsked(true)}
        >
          {t('leave.button')}
        </button>
      </div>
      {isAsked && (
        <ConfirmDialog
          title={t('leave.ask', { company })}
          confirm={t('leave.button')}
          keep={t('members.keep')}
          close={t('common:close')}
          refusal={refusal && t(`refusals:${refusal.refusal}`, refusal.facts)}
          isSending={isSending}
          onConfirm={() => void leave()}
          onClose={() => setAsked(false)}
        >
          <p>{t('leave.text')}</p>
        </ConfirmDialog>
      )}
    </Panel>
  )
}
