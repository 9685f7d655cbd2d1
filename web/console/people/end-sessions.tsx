import type { PersonFile } from '#contract/people.ts'
import { useCallMutation } from '#web/client/query/use-call-mutation.ts'
import { useRefusalText } from '#web/components/forms/use-refusal-text.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { showToast } from '#web/ui/toast-store.ts'

export type Ending = { readonly sessionId: string } | { readonly all: true }

type EndSessionsProps = {
  readonly file: PersonFile
  readonly ending: Ending
  onChanged(file: PersonFile): void
  onClose(): void
}

export function EndSessions({ file, ending, onChanged, onClose }: EndSessionsProps) {
  const { t } = useTranslation('console')
  const refusalText = useRefusalText()
  const { send, isSending, refusal } = useCallMutation('POST /api/console/person/endSessions')
  const isAll = 'all' in ending
  const end = async () => {
    const body = { personId: file.personId, ...(!isAll && { sessionId: ending.sessionId }) }
    const result = await send({ body })
    if (!result.ok) return
    showToast('info', t('person.ended'))
    onChanged(result.value)
  }
  return (
    <ConfirmDialog
      title={isAll ? t('person.endAllTitle', { name: file.name }) : t('person.endTitle')}
      confirmLabel={t(isAll ? 'person.endAllConfirm' : 'person.endConfirm')}
      cancelLabel={t('person.cancel')}
      closeLabel={t('common:close')}
      refusal={refusalText(refusal)}
      isSending={isSending}
      onConfirm={() => void end()}
      onClose={onClose}
    >
      <p>{t('person.endText')}</p>
    </ConfirmDialog>
  )
}
