import { useState } from 'react'
import type { Refusal } from '#domain/values/refusal.ts'
import { call } from '#web/client/call.ts'
import { loadMyCompany } from '#web/client/myCompany.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import button from '#web/ui/button.module.css'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { showToast } from '#web/ui/toast-store.ts'
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
        showToast('info', t('leave.done'))
        void loadMyCompany()
      },
    )
  const why = standsInTheWay && t(`refusals:${standsInTheWay.refusal}`, standsInTheWay.params)
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
          save={t('members.save')}
          close={t('common:close')}
          refusal={refusal && t(`refusals:${refusal.refusal}`, refusal.params)}
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
