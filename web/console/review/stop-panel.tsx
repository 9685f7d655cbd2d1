import { useState } from 'react'
import type { CallInput } from '#contract/client.ts'
import type { CompanyFile } from '#contract/review.ts'
import { may } from '#domain/access/permissions.ts'
import { textLimits } from '#domain/values/text-limits.ts'
import { useCallMutation } from '#web/client/query/use-call-mutation.ts'
import { DraftedConfirm } from '#web/components/drafts/drafted-confirm.tsx'
import { useRefusalText } from '#web/components/forms/use-refusal-text.ts'
import { ConsolePanel } from '#web/console/shared/console-panel.tsx'
import page from '#web/console/shared/page.module.css'
import { useActor } from '#web/console/shared/staff-state.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { showToast } from '#web/ui/toast-store.ts'

type Move = CallInput<'POST /api/console/company/stop'>['body']['move']

type StopPanelProps = { readonly file: CompanyFile; onStopped(file: CompanyFile): void }

/** What a reviewer can do with a certified company: suspend it, end the suspension, withdraw the certification. */
export function StopPanel({ file, onStopped }: StopPanelProps) {
  const { t } = useTranslation('console')
  const [move, setMove] = useState<Move>()
  const isSuspended = file.state === 'suspended'
  if (!may(useActor(), 'decide-certification')) return null
  if (file.state !== 'certified' && !isSuspended) return null
  const done = (stopped: CompanyFile) => {
    if (move) showToast('info', t(`stop.done.${move}`, { name: file.name }))
    setMove(undefined)
    onStopped(stopped)
  }
  return (
    <ConsolePanel title={t('stop.title')}>
      <p className={page.soft}>{t(isSuspended ? 'stop.suspended' : 'stop.lead')}</p>
      <p className={page.row}>
        {isSuspended ? (
          <Button variant="primary" onClick={() => setMove('restore')}>
            {t('stop.button.restore')}
          </Button>
        ) : (
          <Button onClick={() => setMove('suspend')}>{t('stop.button.suspend')}</Button>
        )}
        <Button onClick={() => setMove('revoke')}>{t('stop.button.revoke')}</Button>
      </p>
      {move && <StopDialog file={file} move={move} onDone={done} onClose={() => setMove(undefined)} />}
    </ConsolePanel>
  )
}

type StopDialogProps = {
  readonly file: CompanyFile
  readonly move: Move
  onDone(file: CompanyFile): void
  onClose(): void
}

/** Says what will happen; the members read the reason. */
function StopDialog({ file: { companyId, name }, move, onDone, onClose }: StopDialogProps) {
  const { t } = useTranslation('console')
  const refusalText = useRefusalText()
  const { send, isSending, refusal } = useCallMutation('POST /api/console/company/stop', {
    invalidates: ['GET /api/console/companies'],
    onDone,
  })
  const confirm = async (typed: string) =>
    (await send({ body: { companyId, move, ...(typed && { reason: typed }) } })).ok
  const shared = {
    title: t(`stop.ask.${move}`, { name }),
    confirmLabel: t(`stop.confirm.${move}`),
    cancelLabel: t('decide.save'),
    closeLabel: t('common:close'),
    children: t(`stop.effect.${move}`),
    refusal: refusalText(refusal),
    isSending,
    onClose,
  }
  const reason = {
    label: t('decide.reason'),
    help: t('stop.reasonHelp'),
    maxLength: textLimits.reason,
    missing: { text: t('stop.reasonMissing'), summary: t('refusals:invalid-input', { count: 1 }) },
  }
  return move === 'restore' ? (
    <ConfirmDialog {...shared} isHarmless onConfirm={() => void confirm('')} />
  ) : (
    <DraftedConfirm {...shared} form={`${move}-${companyId}`} reason={reason} onConfirm={confirm} />
  )
}
