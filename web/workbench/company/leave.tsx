import { useState } from 'react'
import type { Refusal } from '#domain/values/refusal.ts'
import { loadMyCompany } from '#web/client/my-company.ts'
import { useCallMutation } from '#web/client/query/use-call-mutation.ts'
import { useRefusalText } from '#web/components/forms/use-refusal-text.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { showToast } from '#web/ui/toast-store.ts'

type LeaveProps = {
  readonly company: string
  /** Why the user cannot leave now. */
  readonly cannotLeave: Refusal | undefined
}

export function Leave({ company, cannotLeave }: LeaveProps) {
  const { t } = useTranslation('company')
  const [isConfirming, setConfirming] = useState(false)
  const refusalText = useRefusalText()
  const { send, refusal, isSending } = useCallMutation('POST /api/certification/leave', {
    onDone: () => {
      setConfirming(false)
      showToast('info', t('leave.done'))
      void loadMyCompany()
    },
  })
  const why = cannotLeave && t(`refusals:${cannotLeave.refusal}`, cannotLeave.params)
  return (
    <Panel title={t('leave.title')} lead={why ?? t('leave.text')}>
      <div>
        <Button disabled={why !== undefined} onClick={() => setConfirming(true)}>
          {t('leave.button')}
        </Button>
      </div>
      {isConfirming && (
        <ConfirmDialog
          title={t('leave.ask', { company })}
          confirmLabel={t('leave.button')}
          cancelLabel={t('members.cancel')}
          closeLabel={t('common:close')}
          refusal={refusalText(refusal)}
          isSending={isSending}
          onConfirm={() => void send({})}
          onClose={() => setConfirming(false)}
        >
          <p>{t('leave.text')}</p>
        </ConfirmDialog>
      )}
    </Panel>
  )
}
