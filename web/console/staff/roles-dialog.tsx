import { type FormEvent, useState } from 'react'
import type { StaffMemberView } from '#contract/staff.ts'
import { changeStaff } from '#domain/access/change-staff.ts'
import type { Refusal } from '#domain/values/refusal.ts'
import { call } from '#web/client/call.ts'
import { loadStaffSession } from '#web/console/shared/staff-session.ts'
import { useActor } from '#web/console/shared/staff-state.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { RoleCheckboxes, rolesIn } from './role-checkboxes.tsx'
import styles from './staff.module.css'
import type { DialogProps } from './staff-change.ts'

type RolesDialogProps = DialogProps & {
  readonly member: StaffMemberView
  readonly members: readonly StaffMemberView[]
}

/** Asked of the rules before it is sent: the last administrator learns at once why it cannot be. */
function useRoleChange({ member, members, onChanged, onClose }: RolesDialogProps) {
  const { t } = useTranslation('console')
  const actor = useActor()
  const [refusal, setRefusal] = useState<Refusal>()
  const [isMissing, setMissing] = useState(false)
  const [isSending, setSending] = useState(false)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const roles = rolesIn(event.currentTarget)
    setMissing(roles.length === 0)
    if (roles.length === 0) return
    const query = { change: 'set-roles', roles } as const
    const judged = changeStaff(members, { staffId: member.id, change: query }, actor)
    if (!judged.ok) return setRefusal(judged)
    setSending(true)
    const verdict = await call('POST /api/console/staff/change', { body: { staffId: member.id, ...query } })
    setSending(false)
    if (!verdict.ok) return setRefusal(verdict)
    showToast('info', t('staff.rolesDone', { name: member.name }))
    onClose()
    onChanged()
    // Whoever changes himself works with other rights from now on.
    if (member.isMe) await loadStaffSession()
  }
  return { refusal, isMissing, isSending, submit }
}

export function RolesDialog(props: RolesDialogProps) {
  const { t } = useTranslation('console')
  const { member, onClose } = props
  const { refusal, isMissing, isSending, submit } = useRoleChange(props)
  const problem = isMissing
    ? t('problems.roles.required')
    : refusal && t(`refusals:${refusal.refusal}`, refusal.params)
  return (
    <Dialog title={t('staff.rolesTitle', { name: member.name })} close={t('common:close')} onClose={onClose}>
      <form className={styles.form} onSubmit={(event) => void submit(event)}>
        <p>{t('staff.rolesText')}</p>
        <RoleCheckboxes ticked={member.roles} problem={problem} />
        <div className={styles.buttons}>
          <Button onClick={onClose}>{t('staff.save')}</Button>
          <Button variant="primary" type="submit" isPending={isSending}>
            {t('staff.rolesConfirm')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
