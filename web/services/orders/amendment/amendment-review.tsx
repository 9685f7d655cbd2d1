import type { OrderView, ReviewedLineView } from '#contract/orders.ts'
import type { SavedQuote } from '#contract/quotes.ts'
import { changedFields } from '#domain/orders/amendment/changed-fields.ts'
import type { ReviewedLine } from '#domain/orders/fees/fees.ts'
import { withOtherServices } from '#domain/orders/fees/several-services.ts'
import type { OrderValues } from '#domain/orders/fields/order-field.ts'
import { orderForms } from '#domain/orders/fields/order-forms.ts'
import { amendedLines, keepsAgreedAmounts } from '#domain/orders/lifecycle/amended-fees.ts'
import type { Quote } from '#domain/quotes/quote.ts'
import { payerTotalsOf } from '#domain/quotes/totals.ts'
import { subtract } from '#domain/values/money.ts'
import type { Refusal } from '#domain/values/refusal.ts'
import { textLimits } from '#domain/values/text-limits.ts'
import { useCallMutation, useInvalidate } from '#web/client/query/use-call-mutation.ts'
import type { UploadedFile } from '#web/components/files/use-upload.ts'
import { TypedText } from '#web/components/formats/typed-text.tsx'
import { useRefusalText } from '#web/components/forms/use-refusal-text.ts'
import { ChangedFields, ChangedFile, ChangedPrice } from '#web/components/orders/amendment-changes.tsx'
import { useTranslation } from '#web/language/use-translation.ts'
import { sentValues } from '#web/services/orders/sent-values.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmForm } from '#web/ui/confirm-dialog.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { showToast } from '#web/ui/toast-store.ts'

type AmendmentReviewProps = {
  readonly order: OrderView
  readonly quote: SavedQuote
  /** What is sent. */
  readonly typed: OrderValues
  /** With what the quote says. */
  readonly values: OrderValues
  readonly instruction: UploadedFile | null
  onChange(): void
  onRefused(refusal: Refusal): void
  onSent(): void
}

/** The line of the API as the rules read it. */
const asReviewed = ({ lineId, kind, quoted, contingency, confirmed, reason }: ReviewedLineView) =>
  (quoted
    ? { lineId, kind, quoted, confirmed, reason }
    : { lineId, kind, contingency, confirmed }) as ReviewedLine

const asView = (line: ReviewedLine): ReviewedLineView => ({
  lineId: line.lineId,
  kind: line.kind,
  quoted: 'quoted' in line ? line.quoted : null,
  contingency: 'contingency' in line ? line.contingency : null,
  confirmed: line.kind === 'removed' ? null : line.confirmed,
  reason: null,
})

const totalOf = (lines: readonly ReviewedLine[]) =>
  payerTotalsOf(lines.flatMap((line) => (line.kind === 'removed' ? [] : [line.confirmed]))).shipper.total

/** The same rule as on the server, so that the price is shown before it is sent. */
function priceOf({ order, quote }: Pick<AmendmentReviewProps, 'order' | 'quote'>) {
  const agreed = order.fees.lines.map(asReviewed)
  const lines = amendedLines(agreed, withOtherServices(quote.offer.quote as Quote, agreed))
  const total = totalOf(lines)
  const moved = { next: lines.map(asView), total, difference: subtract(total, totalOf(agreed)) }
  return { moved, hasKept: keepsAgreedAmounts(lines) }
}

/** What changes and what it costs, before the button. */
export function AmendmentReview(props: AmendmentReviewProps) {
  const { order, quote, typed, values, instruction, onChange, onRefused, onSent } = props
  const { t } = useTranslation('orderAmendment')
  const refusalText = useRefusalText()
  const { number, version, service } = order
  const invalidate = useInvalidate()
  const { send, isSending, refusal } = useCallMutation('POST /api/orders/move', {
    invalidates: ['GET /api/orders', 'GET /api/orders/order'],
    onRefused: (refused) => {
      // What is compared and confirmed again is the order as it is now.
      if (refused.refusal === 'order-changed') invalidate('GET /api/orders/order')
      onRefused(refused)
    },
    onDone: () => {
      showToast('info', t('sent', { number }))
      onSent()
    },
  })
  const price = priceOf(props)
  const isPriced = quote.number !== order.quoteNumber
  const file = instruction && instruction.id !== order.instruction?.id ? instruction : undefined
  const isSame = changedFields(order.values, values).length === 0 && !isPriced && !file
  const ask = (reason: string) => {
    const asked = { number, version, move: 'request-amendment' as const, values: sentValues(typed), reason }
    return send({
      body: { ...asked, ...(isPriced && { quote: quote.number }), ...(file && { instruction: file.id }) },
    })
  }
  return (
    <Panel title={t('reviewTitle')} takesFocus>
      <ChangedFields
        form={orderForms[service]}
        before={order.values}
        after={values}
        hasFile={file !== undefined}
      />
      {file && <ChangedFile>{<TypedText text={file.name} />}</ChangedFile>}
      {isSame ? (
        <p>
          <Button onClick={onChange}>{t('change')}</Button>
        </p>
      ) : (
        <>
          <ChangedPrice agreed={order.fees.lines} {...price.moved} />
          {isPriced && price.hasKept && <p>{t('unchangedStay')}</p>}
          <ConfirmForm
            confirmLabel={t('send')}
            cancelLabel={t('change')}
            isHarmless
            reason={{
              label: t('reason'),
              maxLength: textLimits.reason,
              missing: { text: t('reasonMissing'), summary: t('refusals:invalid-input', { count: 1 }) },
            }}
            refusal={refusal && !refusal.fields ? refusalText(refusal) : undefined}
            isSending={isSending}
            onConfirm={(reason) => void ask(reason)}
            onClose={onChange}
          >
            {null}
          </ConfirmForm>
        </>
      )}
    </Panel>
  )
}
