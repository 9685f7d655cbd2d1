import { useState } from 'react'
import type { ExchangeRow } from '#contract/exchange-rates.ts'
import { formatDay } from '#domain/language/format-time.ts'
import { useCallMutation } from '#web/client/query/use-call-mutation.ts'
import { useRefusalText } from '#web/components/forms/use-refusal-text.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { showToast } from '#web/ui/toast-store.ts'

/** Takes an entry out of use after a confirmation; it stays in the list. */
export function WithdrawRate({ row }: { readonly row: ExchangeRow }) {
  const { t } = useTranslation('ratesAdmin')
  const language = useLanguage()
  const refusalText = useRefusalText()
  const [isOpen, setOpen] = useState(false)
  const { send, isSending, refusal } = useCallMutation('POST /api/console/exchangeRates/withdraw', {
    invalidates: ['GET /api/console/exchangeRates', 'GET /api/console/exchangeRates/matrix'],
    onDone() {
      showToast('info', t('exchange.withdrawDone'))
      setOpen(false)
    },
  })
  const { id, from, value } = row
  return (
    <>
      <Button variant="quiet" isCompact onClick={() => setOpen(true)}>
        {t('exchange.withdraw')}
        <span className="visually-hidden"> {t('exchange.worth', { from, value })}</span>
      </Button>
      {isOpen && (
        <ConfirmDialog
          title={t('exchange.withdrawTitle', { from, value })}
          confirmLabel={t('exchange.withdraw')}
          cancelLabel={t('exchange.withdrawCancel')}
          closeLabel={t('common:close')}
          refusal={refusalText(refusal)}
          isSending={isSending}
          onConfirm={() => void send({ body: { id } })}
          onClose={() => setOpen(false)}
        >
          <p>{t('exchange.withdrawText', { from, date: formatDay(row.date, language, 'date') })}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
