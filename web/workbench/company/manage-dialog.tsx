import { useId, useState } from 'react'
import type { MemberView } from '#contract/certification.ts'
import type { Actor } from '#domain/access/actor.ts'
import { call } from '#web/client/call.ts'
import { loadMyCompany } from '#web/client/myCompany.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import button from '#web/ui/button.module.css'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { Refused } from '#web/workbench/shell/refused.tsx'
import { useAct } from '#web/workbench/shell/use-act.ts'
import styles from './company.module.css'
import { LimitForm } from './limit-form.tsx'
import { changesFor, type OfferedChange } from './member-changes.ts'

type Change = OfferedChange['change']

type ManageDialogProps = {
  readonly members: readonly MemberView[]
  readonly member: MemberView
  readonly actor: Actor
  onChanged(): Promise<void>
  onClose(): void
}

/** What takes something away from somebody is asked twice. */
const isHard = (change: Change): change is 'disable' | 'remove' => change === 'disable' || change === 'remove'

/** Everything that can be done to one member, each with what it means. */
export function ManageDialog({ members, member, actor, onChanged, onClose }: ManageDialogProps) {
  const { t } = useTranslation('company')
  const { refusal, isSending, act } = useAct()
  const [asked, setAsked] = useState<'disable' | 'remove'>()
  const { personId, name } = member
  const change = (wanted: Change) =>
    act(
      () => call('POST /api/certification/changeMember', { body: { personId, change: wanted } }),
      () => {
        onClose()
        showToast('info', t('members.done', { name, change: t(`certification:memberChanges.${wanted}`) }))
        void onChanged()
        // Whoever changed himself has other rights now.
        if (member.isMe) void loadMyCompany()
      },
    )
  if (asked)
    return (
      <ConfirmDialog
        title={t(`members.${asked}Title`, { name })}
        confirm={t(`certification:memberChanges.${asked}`)}
        save={t('members.save')}
        close={t('common:close')}
        refusal={refusal && t(`refusals:${refusal.refusal}`, refusal.params)}
        isSending={isSending}
        onConfirm={() => void change(asked)}
        onClose={() => setAsked(undefined)}
      >
        <p>{t(`members.changes.${asked}`)}</p>
      </ConfirmDialog>
    )
  return (
    <Dialog title={t('members.manageWho', { name })} close={t('common:close')} onClose={onClose}>
      <div className={styles.manage}>
        {changesFor(members, member, actor).map((offered) => (
          <ChangeRow
            key={offered.change}
            offered={offered}
            isSending={isSending}
            onPress={() => (isHard(offered.change) ? setAsked(offered.change) : void change(offered.change))}
          />
        ))}
        <Refused refusal={refusal} />
        <LimitForm member={member} onSaved={onChanged} />
      </div>
    </Dialog>
  )
}

type ChangeRowProps = { readonly offered: OfferedChange; readonly isSending: boolean; onPress(): void }

/** A button that cannot be pressed says why. */
function ChangeRow({ offered, isSending, onPress }: ChangeRowProps) {
  const { t } = useTranslation('company')
  const id = useId()
  const { change, refusal } = offered
  return (
    <div className={styles.change}>
      <p id={id}>
        {refusal ? t(`refusals:${refusal.refusal}`, refusal.params) : t(`members.changes.${change}`)}
      </p>
      <button
        className={button.small}
        type="button"
        disabled={isSending || refusal !== undefined}
        aria-describedby={id}
        onClick={onPress}
      >
        {t(`certification:memberChanges.${change}`)}
      </button>
    </div>
  )
}
