import { useState } from 'react'
import type { ReceiptView } from '#contract/payment-receipts.ts'
import { formatMoney } from '#domain/language/format-money.ts'
import { textLimits } from '#domain/values/text-limits.ts'
import { useCallMutation } from '#web/client/query/use-call-mutation.ts'
import { useCallQuery } from '#web/client/query/use-call-query.ts'
import { useRefusalText } from '#web/components/forms/use-refusal-text.ts'
import { ReceiptList } from '#web/components/orders/receipt-list.tsx'
import { QueryState } from '#web/components/query/query-state.tsx'
import { ConsolePanel } from '#web/console/shared/console-panel.tsx'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { showToast } from '#web/ui/toast-store.ts'

type ReceiptsPanelProps = { readonly number: string; onBook(receipt: ReceiptView): void }

/** The bank receipts that the customer sent; finance books or refuses them. */
export function ReceiptsPanel({ number, onBook }: ReceiptsPanelProps) {
  const { t } = useTranslation('orderMoney')
  const [asked, setAsked] = useState<ReceiptView>()
  const query = useCallQuery('GET /api/console/orders/receipts', { query: { number } })
  if (query.status === 'ready' && query.data.receipts.length === 0) return null
  return (
    <ConsolePanel title={t('receipts.title')}>
      <QueryState query={query} skeleton={{ rows: 1 }}>
        {({ receipts, canAnswer }) => (
          <ReceiptList
            number={number}
            side="staff"
            receipts={receipts}
            {...(canAnswer && {
              actions: (receipt: ReceiptView) => (
                <>
                  <Button isCompact variant="primary" onClick={() => onBook(receipt)}>
                    {t('receipts.book')}
                  </Button>
                  <Button isCompact onClick={() => setAsked(receipt)}>
                    {t('receipts.refuse')}
                  </Button>
                </>
              ),
            })}
          />
        )}
      </QueryState>
      {asked && <RefuseDialog number={number} receipt={asked} onClose={() => setAsked(undefined)} />}
    </ConsolePanel>
  )
}

type RefuseDialogProps = { readonly number: string; readonly receipt: ReceiptView; onClose(): void }

function RefuseDialog({ number, receipt, onClose }: RefuseDialogProps) {
  const { t } = useTranslation('orderMoney')
  const language = useLanguage()
  const refusalText = useRefusalText()
  const { send, isSending, refusal } = useCallMutation('POST /api/console/orders/receipts/refuse', {
    invalidates: [
      'GET /api/console/orders/receipts',
      'GET /api/console/orders',
      'GET /api/console/orders/order',
    ],
    onDone: () => {
      showToast('info', t('receipts.refused'))
      onClose()
    },
  })
  return (
    <ConfirmDialog
      title={t('receipts.refuseTitle', { amount: formatMoney(receipt.amount, language) })}
      confirmLabel={t('receipts.refuse')}
      cancelLabel={t('receipts.cancel')}
      closeLabel={t('common:close')}
      reason={{
        label: t('receipts.reasonLabel'),
        maxLength: textLimits.reason,
        missing: { text: t('receipts.reasonMissing'), summary: t('receipts.summary') },
      }}
      refusal={refusalText(refusal)}
      isSending={isSending}
      onConfirm={(reason) => void send({ body: { number, receipt: receipt.id, reason } })}
      onClose={onClose}
    >
      <p>{t('receipts.refuseText')}</p>
    </ConfirmDialog>
  )
}
