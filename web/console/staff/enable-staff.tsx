import type { StaffMemberView } from '#contract/staff.ts'
import { useCallMutation } from '#web/client/query/use-call-mutation.ts'
import { useRefusalText } from '#web/components/forms/use-refusal-text.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import styles from './staff.module.css'
import { changesList, type DialogProps } from './staff-change.ts'

type EnableStaffProps = DialogProps & {
  readonly member: StaffMemberView
  readonly change: 'disable' | 'enable'
}

function useEnabling({ member, change, onClose }: EnableStaffProps) {
  const { t } = useTranslation('console')
  const refusalText = useRefusalText()
  const mutation = useCallMutation('POST /api/console/staff/change', changesList)
  const send = async () => {
    const result = await mutation.send({ body: { staffId: member.id, change } })
    if (!result.ok) return
    showToast('info', t(`staff.${change}Done`, { name: member.name }))
    onClose()
  }
  return { isSending: mutation.isSending, send, problem: refusalText(mutation.refusal) }
}

/** Both ask for a confirmation; disabling an account does so as a dangerous action. */
export function EnableStaff(props: EnableStaffProps) {
  const { t } = useTranslation('console')
  const { member, change, onClose } = props
  const { isSending, send, problem } = useEnabling(props)
  const shared = { closeLabel: t('common:close'), onClose }
  if (change === 'disable')
    return (
      <ConfirmDialog
        {...shared}
        title={t('staff.disableTitle', { name: member.name })}
        confirmLabel={t('staff.disableConfirm')}
        cancelLabel={t('staff.cancel')}
        refusal={problem}
        isSending={isSending}
        onConfirm={() => void send()}
      >
        <p>{t('staff.disableText')}</p>
      </ConfirmDialog>
    )
  return (
    <Dialog {...shared} title={t('staff.enableTitle', { name: member.name })}>
      <div className={styles.form}>
        <p>{t('staff.enableText')}</p>
        <p className={styles.problem} role="alert">
          {problem}
        </p>
        <div className={styles.buttons}>
          <Button variant="primary" isPending={isSending} onClick={() => void send()}>
            {t('staff.enable')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
