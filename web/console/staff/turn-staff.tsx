import { useState } from 'react'
import type { StaffMemberView } from '#contract/staff.ts'
import type { Refusal } from '#domain/values/refusal.ts'
import { call } from '#web/client/call.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import styles from './staff.module.css'
import type { DialogProps } from './staff-change.ts'

type TurnStaffProps = DialogProps & {
  readonly member: StaffMemberView
  readonly change: 'disable' | 'enable'
}

function useTurning({ member, change, onChanged, onClose }: TurnStaffProps) {
  const { t } = useTranslation('console')
  const [isSending, setSending] = useState(false)
  const [refusal, setRefusal] = useState<Refusal>()
  const turn = async () => {
    setSending(true)
    const verdict = await call('POST /api/console/staff/change', { body: { staffId: member.id, change } })
    setSending(false)
    if (!verdict.ok) return setRefusal(verdict)
    showToast('info', t(`staff.${change}Done`, { name: member.name }))
    onClose()
    onChanged()
  }
  return { isSending, turn, trouble: refusal && t(`refusals:${refusal.refusal}`, refusal.params) }
}

/** Shutting an account asks first and in red; opening it again asks too, more quietly. */
export function TurnStaff(props: TurnStaffProps) {
  const { t } = useTranslation('console')
  const { member, change, onClose } = props
  const { isSending, turn, trouble } = useTurning(props)
  const shared = { close: t('common:close'), onClose }
  if (change === 'disable')
    return (
      <ConfirmDialog
        {...shared}
        title={t('staff.disableTitle', { name: member.name })}
        confirm={t('staff.disableConfirm')}
        save={t('staff.save')}
        refusal={trouble}
        isSending={isSending}
        onConfirm={() => void turn()}
      >
        <p>{t('staff.disableText')}</p>
      </ConfirmDialog>
    )
  return (
    <Dialog {...shared} title={t('staff.enableTitle', { name: member.name })}>
      <div className={styles.form}>
        <p>{t('staff.enableText')}</p>
        <p className={styles.problem} role="alert">
          {trouble}
        </p>
        <div className={styles.buttons}>
          <Button variant="primary" isPending={isSending} onClick={() => void turn()}>
            {t('staff.enable')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
