import type { AdminRequest } from '#contract/requests.ts'
import type { TypedOffer } from '#contract/staff-offers.ts'
import { useCallMutation } from '#web/client/query/use-call-mutation.ts'
import { FormattedDay } from '#web/components/formats/formatted-time.tsx'
import { useRefusalText } from '#web/components/forms/use-refusal-text.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { DescriptionList } from '#web/ui/description-list.tsx'
import { showToast } from '#web/ui/toast-store.ts'

type SendOfferProps = {
  readonly request: AdminRequest
  /** The number of the offer that is to be replaced. */
  readonly revised: string | undefined
  readonly typed: TypedOffer
  readonly total: string | undefined
  onDone(request: AdminRequest): void
  onClose(): void
}

const invalidates = ['GET /api/console/requests'] as const

/** Asks once more, with the total. A refusal is shown here, and the form below keeps what was typed. */
export function SendOffer({ request, revised, typed, total, onDone, onClose }: SendOfferProps) {
  const { t } = useTranslation('requestsAdmin')
  const refusalText = useRefusalText()
  const answering = useCallMutation('POST /api/console/request/answer', { invalidates })
  const revising = useCallMutation('POST /api/console/offer/revise', { invalidates })
  const { number } = request
  const laterCount = typed.later?.length ?? 0
  const send = async () => {
    const result = await (revised
      ? revising.send({ body: { ...typed, number: revised } })
      : answering.send({ body: { ...typed, number } }))
    if (!result.ok) return
    showToast('info', t('answer.done', { number }))
    onClose()
    onDone(result.value)
  }
  return (
    <ConfirmDialog
      title={t('send.title', { number })}
      confirmLabel={t('send.confirm')}
      cancelLabel={t('send.cancel')}
      closeLabel={t('common:close')}
      isHarmless
      refusal={refusalText(answering.refusal ?? revising.refusal)}
      isSending={answering.isSending || revising.isSending}
      onConfirm={() => void send()}
      onClose={onClose}
    >
      <DescriptionList
        items={[
          { term: t('sums.total'), value: total && <strong>{total}</strong> },
          { term: t('answer.validUntil'), value: <FormattedDay day={typed.validUntil} format="date" /> },
          { term: t('send.lines'), value: String(typed.lines.length) },
          { term: t('later.title'), value: laterCount > 0 ? String(laterCount) : t('later.noneShort') },
          { term: t('send.replaces'), value: revised },
        ]}
      />
      {laterCount === 0 && <p>{t('later.none')}</p>}
      <p>{t('send.text')}</p>
    </ConfirmDialog>
  )
}
