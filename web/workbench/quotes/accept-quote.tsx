import { useState } from 'react'
import type { SavedQuote } from '#contract/quotes.ts'
import { formatMoney } from '#domain/language/format-money.ts'
import { formatTime } from '#domain/language/format-time.ts'
import { useCallMutation } from '#web/client/query/use-call-mutation.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { QuoteRemark } from './quote-remark.tsx'

/** Accepts an offer by staff, after a question that names the price. */
export function AcceptQuote({ quote }: { quote: SavedQuote }) {
  const { t } = useTranslation('myQuotes')
  const language = useLanguage()
  const [isConfirming, setConfirming] = useState(false)
  const { number, validUntil } = quote
  const total = formatMoney(quote.total, language)
  const { send, refusal, isSending } = useCallMutation('POST /api/quotes/accept', {
    invalidates: ['GET /api/quotes/quote', 'GET /api/quotes', 'GET /api/requests'],
    onDone: () => {
      setConfirming(false)
      showToast('info', t('quote.acceptDone', { number }))
    },
  })
  return (
    <>
      <QuoteRemark remark={quote.remark} />
      <Button variant="primary" onClick={() => setConfirming(true)}>
        {t('quote.accept', { total })}
      </Button>
      <p>{t('quote.acceptHelp')}</p>
      {isConfirming && (
        <ConfirmDialog
          title={t('quote.acceptAsk', { number })}
          confirmLabel={t('quote.accept', { total })}
          isHarmless
          cancelLabel={t('quote.acceptCancel')}
          closeLabel={t('common:close')}
          refusal={refusal && t(`refusals:${refusal.refusal}`, refusal.params)}
          isSending={isSending}
          onConfirm={() => void send({ body: { number } })}
          onClose={() => setConfirming(false)}
        >
          <QuoteRemark remark={quote.remark} />
          <p>{t('quote.acceptHelp')}</p>
          <p>
            {t('quote.acceptUntil', {
              time: formatTime(new Date(validUntil), language, { format: 'dateTime' }),
            })}
          </p>
        </ConfirmDialog>
      )}
    </>
  )
}
