import { useState } from 'react'
import type { PersonFile } from '#contract/people.ts'
import type { Refusal } from '#domain/values/refusal.ts'
import { call } from '#web/client/call.ts'
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
  const [isSending, setSending] = useState(false)
  const [refusal, setRefusal] = useState<Refusal>()
  const isAll = 'all' in ending
  const end = async () => {
    setSending(true)
    const body = { personId: file.personId, ...(!isAll && { sessionId: ending.sessionId }) }
    const verdict = await call('POST /api/console/person/endSessions', { body })
    setSending(false)
    if (!verdict.ok) return setRefusal(verdict)
    showToast('info', t('person.ended'))
    onChanged(verdict.value)
  }
  return (
    <ConfirmDialog
      title={isAll ? t('person.endAllTitle', { name: file.name }) : t('person.endTitle')}
      confirm={t(isAll ? 'person.endAllConfirm' : 'person.endConfirm')}
      save={t('person.save')}
      close={t('common:close')}
      refusal={refusal && t(`refusals:${refusal.refusal}`, refusal.params)}
      isSending={isSending}
      onConfirm={() => void end()}
      onClose={onClose}
    >
      <p>{t('person.endText')}</p>
    </ConfirmDialog>
  )
}
