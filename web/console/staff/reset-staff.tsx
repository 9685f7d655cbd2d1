import { useState } from 'react'
import type { CallData } from '#contract/client.ts'
import type { StaffMemberView } from '#contract/staff.ts'
import { useCallMutation } from '#web/client/query/use-call-mutation.ts'
import { useRefusalText } from '#web/components/forms/use-refusal-text.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { FirstPassword } from './first-password.tsx'
import { changesList, type DialogProps } from './staff-change.ts'

const resetting = 'POST /api/console/staff/reset'

/** A confirmation, then the new temporary password, which is shown only once. */
export function ResetStaff({ member, onClose }: DialogProps & { member: StaffMemberView }) {
  const { t } = useTranslation('console')
  const refusalText = useRefusalText()
  const [created, setCreated] = useState<CallData<typeof resetting>>()
  const { send, isSending, refusal } = useCallMutation(resetting, changesList)
  const reset = async () => {
    const result = await send({ body: { staffId: member.id } })
    if (result.ok) setCreated(result.value)
  }
  if (created) return <FirstPassword {...created} onClose={onClose} />
  return (
    <ConfirmDialog
      title={t('staff.resetTitle', { name: member.name })}
      confirmLabel={t('staff.resetConfirm')}
      cancelLabel={t('staff.cancel')}
      closeLabel={t('common:close')}
      refusal={refusalText(refusal)}
      isSending={isSending}
      onConfirm={() => void reset()}
      onClose={onClose}
    >
      <p>{t('staff.resetText')}</p>
    </ConfirmDialog>
  )
}
