import type { RecordNotes } from '#contract/notes.ts'
import type { OwnedKind } from '#domain/access/records.ts'
import { useCallMutation } from '#web/client/query/use-call-mutation.ts'
import { useRefusalText } from '#web/components/forms/use-refusal-text.ts'
import page from '#web/console/shared/page.module.css'
import { useStaffState } from '#web/console/shared/staff-state.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { showToast } from '#web/ui/toast-store.ts'

type OwnerProps = {
  readonly record: { readonly kind: OwnedKind; readonly id: string }
  readonly notes: RecordNotes
  onSet(notes: RecordNotes): void
}

/** Who looks after a company or a request: a colleague, or the user by one button. */
export function Owner({ record, notes: { owner, possibleOwners }, onSet }: OwnerProps) {
  const { t } = useTranslation('console')
  const refusalText = useRefusalText()
  const now = useStaffState()
  const own = now.status === 'in' ? now.staff.id : ''
  const { send, isSending, refusal } = useCallMutation('POST /api/console/owner', {
    invalidates: ['GET /api/console/requests'],
    onDone(notes) {
      if (notes.owner && notes.owner.id !== own)
        showToast('info', t('notes.notified', { name: notes.owner.name }))
      onSet(notes)
    },
  })
  const set = (staffId: string | null) => void send({ body: { ...record, staffId } })
  const mayTake = possibleOwners.some(({ id }) => id === own) && owner?.id !== own
  // Someone who has lost the role since is still shown.
  const choices = [...possibleOwners, ...(owner ? [owner] : [])]
    .filter(({ id }, index, all) => all.findIndex((other) => other.id === id) === index)
    .map(({ id, name }) => ({ value: id, label: name }))
  return (
    <div className={page.stack}>
      <SelectField
        key={owner?.id ?? 'none'}
        name="owner"
        label={t(`notes.owner.${record.kind}`)}
        placeholder={t('notes.noOwner')}
        choices={choices}
        defaultValue={owner?.id ?? ''}
        onChosen={(id) => set(id === '' ? null : id)}
      />
      {mayTake && (
        <p>
          <Button isCompact isPending={isSending} onClick={() => set(own)}>
            {t('notes.take')}
          </Button>
        </p>
      )}
      <p className={page.refusal} role="alert">
        {refusalText(refusal)}
      </p>
    </div>
  )
}
