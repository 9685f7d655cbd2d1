import { useState } from 'react'
import type { CallData } from '#contract/client.ts'
import type { StaffMemberView } from '#contract/staff.ts'
import type { Refusal } from '#domain/values/refusal.ts'
import { call } from '#web/client/call.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { FirstPassword } from './first-password.tsx'
import type { DialogProps } from './staff-change.ts'

const resetting = 'POST /api/console/staff/reset'

/** Asked first; then the new first password, which is shown this once. */
export function ResetStaff({ member, onChanged, onClose }: DialogProps & { member: StaffMemberView }) {
  const { t } = useTranslation('console')
  const [made, setMade] = useState<CallData<typeof resetting>>()
  const [isSending, setSending] = useState(false)
  const [refusal, setRefusal] = useState<Refusal>()
  const reset = async () => {
    setSending(true)
    const verdict = await call(resetting, { body: { staffId: member.id } })
    setSending(false)
    if (!verdict.ok) return setRefusal(verdict)
    setMade(verdict.value)
    onChanged()
  }
  if (made) return <FirstPassword {...made} onClose={onClose} />
  return (
    <ConfirmDialog
      title={t('staff.resetTitle', { name: member.name })}
      confirm={t('staff.resetConfirm')}
      save={t('staff.save')}
      close={t('common:close')}
      refusal={refusal && t(`refusals:${refusal.refusal}`, refusal.params)}
      isSending={isSending}
      onConfirm={() => void reset()}
      onClose={onClose}
    >
      <p>{t('staff.resetText')}</p>
    </ConfirmDialog>
  )
}
