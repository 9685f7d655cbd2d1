import { useState } from 'react'
import { Link } from 'react-router'
import type { OrderDraftRow } from '#contract/order-drafts.ts'
import { correctionUrl, reserveUrl } from '#domain/notifications/workbench-paths.ts'
import { useCallMutation } from '#web/client/query/use-call-mutation.ts'
import { useCallQuery } from '#web/client/query/use-call-query.ts'
import { FormattedTime } from '#web/components/formats/formatted-time.tsx'
import { useOrderSummary } from '#web/components/orders/use-order-summary.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { StartedList } from './started-list.tsx'

const keyOf = ({ quote, order }: OrderDraftRow) => `${quote} ${order ?? ''}`
const numberOf = ({ quote, order }: OrderDraftRow) => order ?? quote

/** What the user typed and has not sent, on any device. */
export function OrderDrafts() {
  const { t } = useTranslation('orderDrafts')
  const query = useCallQuery('GET /api/orders/drafts', {})
  const summaryOf = useOrderSummary()
  const [removing, setRemoving] = useState<OrderDraftRow>()
  if (query.status !== 'ready') return null
  const { drafts } = query.data
  return (
    <>
      <StartedList
        title={t('drafts.title', { total: drafts.length })}
        rows={drafts}
        rowKey={keyOf}
        name={(draft) => summaryOf(draft) || t(`orderView:services.${draft.service}`)}
        details={(draft) => (
          <>
            {draft.order
              ? t('drafts.ofOrder', { number: draft.order })
              : t('drafts.ofQuote', { number: draft.quote })}
            {' · '}
            {t('drafts.saved')} <FormattedTime at={draft.savedAt} />
            {' · '}
            {t('drafts.keptUntil')} <FormattedTime at={draft.keptUntil} format="date" />
          </>
        )}
        actions={(draft) => (
          <>
            <Link
              className={buttonClass({ isCompact: true })}
              to={
                draft.order
                  ? correctionUrl(draft.order, draft.service)
                  : reserveUrl(draft.quote, draft.service)
              }
            >
              {t('drafts.continue')}
              <span className="visually-hidden"> {numberOf(draft)}</span>
            </Link>
            <Button isCompact onClick={() => setRemoving(draft)}>
              {t('drafts.remove')}
              <span className="visually-hidden"> {numberOf(draft)}</span>
            </Button>
          </>
        )}
      />
      {removing && <RemoveDraft draft={removing} onClose={() => setRemoving(undefined)} />}
    </>
  )
}

type RemoveDraftProps = { readonly draft: OrderDraftRow; onClose(): void }

function RemoveDraft({ draft, onClose }: RemoveDraftProps) {
  const { t } = useTranslation('orderDrafts')
  const { send, isSending, refusal } = useCallMutation('POST /api/orders/drafts/remove', {
    invalidates: ['GET /api/orders/drafts'],
    onDone: onClose,
  })
  const { quote, order } = draft
  return (
    <ConfirmDialog
      title={t('drafts.removeTitle')}
      confirmLabel={t('drafts.remove')}
      cancelLabel={t('drafts.keep')}
      closeLabel={t('common:close')}
      refusal={refusal && t(`refusals:${refusal.refusal}`, refusal.params)}
      isSending={isSending}
      onConfirm={() => void send({ body: { quote, ...(order && { order }) } })}
      onClose={onClose}
    >
      <p>{t('drafts.removeText', { number: numberOf(draft) })}</p>
    </ConfirmDialog>
  )
}
