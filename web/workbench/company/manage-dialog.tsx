import { useId, useState } from 'react'
import type { MemberView } from '#contract/certification.ts'
import type { Actor } from '#domain/access/actor.ts'
import { loadMyCompany } from '#web/client/my-company.ts'
import { useCallMutation } from '#web/client/query/use-call-mutation.ts'
import { FormattedMoney } from '#web/components/formats/formatted-money.tsx'
import { FormattedTime } from '#web/components/formats/formatted-time.tsx'
import { useRefusalText } from '#web/components/forms/use-refusal-text.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { DescriptionList } from '#web/ui/description-list.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { RefusalMessage } from '#web/workbench/shell/refusal-message.tsx'
import styles from './company.module.css'
import { LimitForm } from './limit-form.tsx'
import { type AvailableChange, changesFor } from './member-changes.ts'

type Change = AvailableChange['change']

type ManageDialogProps = {
  readonly members: readonly MemberView[]
  readonly member: MemberView
  readonly actor: Actor
  onClose(): void
}

/** A change that takes access away is in the colour of danger. */
const takesAccess = (change: Change) => change === 'disable' || change === 'remove'

/** All changes for one member, each with its meaning; each asks before it is made. */
export function ManageDialog({ members, member, actor, onClose }: ManageDialogProps) {
  const { t } = useTranslation('company')
  const [changeToConfirm, setChangeToConfirm] = useState<Change>()
  const { personId, name } = member
  const refusalText = useRefusalText()
  const { send, refusal, isSending } = useCallMutation('POST /api/certification/changeMember', {
    invalidates: ['GET /api/certification/members'],
    // The user's own rights have changed too.
    onDone: () => member.isMe && void loadMyCompany(),
  })
  const change = async (chosen: Change) => {
    const result = await send({ body: { personId, change: chosen } })
    if (!result.ok) return
    onClose()
    showToast('info', t(`members.done.${chosen}`, { name }))
  }
  if (changeToConfirm)
    return (
      <ConfirmDialog
        title={t(`members.questions.${changeToConfirm}`, { name })}
        confirmLabel={t(`certification:memberChanges.${changeToConfirm}`)}
        isHarmless={!takesAccess(changeToConfirm)}
        cancelLabel={t('members.cancel')}
        closeLabel={t('common:close')}
        refusal={refusalText(refusal)}
        isSending={isSending}
        onConfirm={() => void change(changeToConfirm)}
        onClose={() => setChangeToConfirm(undefined)}
      >
        <p>{t(`members.changes.${changeToConfirm}`)}</p>
      </ConfirmDialog>
    )
  return (
    <Dialog
      title={t('members.manageWho', { name })}
      closeLabel={t('common:close')}
      startsAtTop
      onClose={onClose}
    >
      <div className={styles.manage}>
        <MemberDetails member={member} />
        {changesFor(members, member, actor).map((available) => (
          <ChangeRow
            key={available.change}
            available={available}
            isSending={isSending}
            onPress={() => setChangeToConfirm(available.change)}
          />
        ))}
        <RefusalMessage refusal={refusal} />
        <LimitForm member={member} />
      </div>
    </Dialog>
  )
}

/** On narrow screens the table hides some of these columns. */
function MemberDetails({ member: { role, email, orderLimit, since } }: { member: MemberView }) {
  const { t } = useTranslation('company')
  const limit = orderLimit !== null && <FormattedMoney money={{ amount: orderLimit, currency: 'CNY' }} />
  return (
    <DescriptionList
      items={[
        { term: t('members.role'), value: t(`certification:companyRoles.${role}`) },
        { term: t('members.email'), value: email },
        { term: t('members.limit'), value: limit },
        { term: t('members.since'), value: <FormattedTime at={since} format="date" /> },
      ]}
    />
  )
}

type ChangeRowProps = { readonly available: AvailableChange; readonly isSending: boolean; onPress(): void }

/** A disabled button is described by its reason. */
function ChangeRow({ available, isSending, onPress }: ChangeRowProps) {
  const { t } = useTranslation('company')
  const id = useId()
  const { change, refusal } = available
  return (
    <div className={styles.change}>
      <p id={id}>
        {refusal ? t(`refusals:${refusal.refusal}`, refusal.params) : t(`members.changes.${change}`)}
      </p>
      <Button
        variant={takesAccess(change) ? 'danger' : 'secondary'}
        isCompact
        disabled={isSending || refusal !== undefined}
        aria-describedby={id}
        onClick={onPress}
      >
        {t(`certification:memberChanges.${change}`)}
      </Button>
    </div>
  )
}
