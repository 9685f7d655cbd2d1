import type { AdminRequest } from '#contract/requests.ts'
import { textLimits } from '#domain/values/text-limits.ts'
import { useCallMutation } from '#web/client/query/use-call-mutation.ts'
import { DraftedConfirm } from '#web/components/drafts/drafted-confirm.tsx'
import { useRefusalText } from '#web/components/forms/use-refusal-text.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { showToast } from '#web/ui/toast-store.ts'

type RefuseProps = { readonly number: string; onDone(request: AdminRequest): void; onClose(): void }

/** The customer reads the reason. */
export function RefuseRequest({ number, onDone, onClose }: RefuseProps) {
  const { t } = useTranslation('requestsAdmin')
  const refusalText = useRefusalText()
  const { send, isSending, refusal } = useCallMutation('POST /api/console/request/refuse', {
    invalidates: ['GET /api/console/requests'],
  })
  const refuse = async (reason: string) => {
    const result = await send({ body: { number, reason } })
    if (result.ok) {
      showToast('info', t('refuse.done', { number }))
      onClose()
      onDone(result.value)
    }
    return result.ok
  }
  return (
    <DraftedConfirm
      form={`request-refusal-${number}`}
      title={t('refuse.title', { number })}
      confirmLabel={t('refuse.confirm')}
      cancelLabel={t('refuse.cancel')}
      closeLabel={t('common:close')}
      reason={{
        label: t('refuse.reason'),
        help: t('refuse.reasonHelp'),
        maxLength: textLimits.reason,
        missing: { text: t('refuse.reasonMissing'), summary: t('refusals:invalid-input', { count: 1 }) },
      }}
      refusal={
        refusal?.fields?.reason === 'wrong-format' ? t('problems.reason.wrong-format') : refusalText(refusal)
      }
      isSending={isSending}
      onConfirm={refuse}
      onClose={onClose}
    >
      <p>{t('refuse.text')}</p>
    </DraftedConfirm>
  )
}
