import type { AdminRequest } from '#contract/requests.ts'
import { textLimits } from '#domain/values/text-limits.ts'
import { call } from '#web/client/call.ts'
import { useAct } from '#web/console/shared/use-act.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { showToast } from '#web/ui/toast-store.ts'

type RefuseProps = { readonly number: string; onDone(request: AdminRequest): void; onClose(): void }

/** The customer reads the reason. */
export function RefuseRequest({ number, onDone, onClose }: RefuseProps) {
  const { t } = useTranslation('requestsAdmin')
  const { isSending, trouble, act } = useAct()
  const refuse = (reason: string) =>
    act(
      () => call('POST /api/console/request/refuse', { body: { number, reason } }),
      (refused) => {
        showToast('info', t('refuse.done', { number }))
        onClose()
        onDone(refused)
      },
    )
  return (
    <ConfirmDialog
      title={t('refuse.title', { number })}
      confirm={t('refuse.confirm')}
      save={t('refuse.save')}
      close={t('common:close')}
      reason={{
        label: t('refuse.reason'),
        help: t('refuse.reasonHelp'),
        maxLength: textLimits.reason,
        missing: t('refuse.reasonMissing'),
      }}
      refusal={trouble}
      isSending={isSending}
      onConfirm={(reason) => void refuse(reason)}
      onClose={onClose}
    >
      <p>{t('refuse.text')}</p>
    </ConfirmDialog>
  )
}
