import { type FormEvent, useState } from 'react'
import type { StaffMemberView } from '#contract/staff.ts'
import { changeStaff } from '#domain/access/change-staff.ts'
import type { Refusal } from '#domain/values/refusal.ts'
import { useCallMutation } from '#web/client/query/use-call-mutation.ts'
import { FieldErrors } from '#web/components/forms/field-errors.tsx'
import { useRefusalText } from '#web/components/forms/use-refusal-text.ts'
import { loadStaffSession } from '#web/console/shared/staff-session.ts'
import { useActor } from '#web/console/shared/staff-state.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { RoleCheckboxes, rolesIn } from './role-checkboxes.tsx'
import styles from './staff.module.css'
import { changesList, type DialogProps } from './staff-change.ts'

type RolesDialogProps = DialogProps & {
  readonly member: StaffMemberView
  readonly members: readonly StaffMemberView[]
}

/** The rules of the server are checked here first, so that the last administrator sees the reason at once. */
function useRoleChange({ member, members, onClose }: RolesDialogProps) {
  const { t } = useTranslation('console')
  const refusalText = useRefusalText()
  const actor = useActor()
  const mutation = useCallMutation('POST /api/console/staff/change', changesList)
  const [refusal, setRefusal] = useState<Refusal>()
  const [isMissing, setMissing] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const roles = rolesIn(event.currentTarget)
    setMissing(roles.length === 0)
    setAttempt(attempt + 1)
    if (roles.length === 0) return
    const change = { change: 'set-roles', roles } as const
    const allowed = changeStaff(members, { staffId: member.id, change }, actor)
    setRefusal(allowed.ok ? undefined : allowed)
    if (!allowed.ok) return
    const result = await mutation.send({ body: { staffId: member.id, ...change } })
    if (!result.ok) return
    showToast('info', t('staff.rolesDone', { name: member.name }))
    onClose()
    // A change of the own roles changes the permissions of this page.
    if (member.isMe) await loadStaffSession()
  }
  const problem = isMissing ? t('problems.roles.required') : refusalText(refusal ?? mutation.refusal)
  return { problem, attempt, isSending: mutation.isSending, submit }
}

export function RolesDialog(props: RolesDialogProps) {
  const { t } = useTranslation('console')
  const { member, onClose } = props
  const { problem, attempt, isSending, submit } = useRoleChange(props)
  return (
    <Dialog
      title={t('staff.rolesTitle', { name: member.name })}
      closeLabel={t('common:close')}
      onClose={onClose}
    >
      <form className={styles.form} onSubmit={(event) => void submit(event)}>
        <p>{t('staff.rolesText')}</p>
        <RoleCheckboxes checked={member.roles} />
        <FieldErrors errors={problem ? [{ name: 'roles', text: problem }] : []} attempt={attempt} />
        <div className={styles.buttons}>
          <Button onClick={onClose}>{t('staff.cancel')}</Button>
          <Button variant="primary" type="submit" isPending={isSending}>
            {t('staff.rolesConfirm')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
