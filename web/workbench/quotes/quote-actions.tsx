import { Link } from 'react-router'
import type { CallData } from '#contract/client.ts'
import type { SavedQuote } from '#contract/quotes.ts'
import { type Language, languages } from '#domain/brands/brand.ts'
import { formatMoney } from '#domain/language/format-money.ts'
import { isStaffOffer } from '#domain/quotes/quoted-mode.ts'
import type { Result } from '#domain/values/refusal.ts'
import { readBlob, saveFile } from '#web/client/files.ts'
import { useCallMutation, useResultMutation } from '#web/client/query/use-call-mutation.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { RefusalMessage } from '#web/workbench/shell/refusal-message.tsx'
import styles from './quotes.module.css'
import { repeatRequestUrl } from './repeat-request.ts'

type QuoteActionsProps = {
  readonly quote: SavedQuote
  onRequoted(requote: CallData<'POST /api/quotes/again'>): void
}

async function saveQuotePdf(number: string, language: Language): Promise<Result<Blob>> {
  const query = { number, language }
  const result = await readBlob('GET /api/quotes/document', { query }, { hidesOfflineToast: true })
  if (result.ok) saveFile(result.value, `${number}-${language}.pdf`)
  return result
}

/** Accept a quote, quote it again, print it. */
export function QuoteActions({ quote, onRequoted }: QuoteActionsProps) {
  const { t } = useTranslation('myQuotes')
  const language = useLanguage()
  const { number, state, offer } = quote
  const input = { body: { number } }
  const accepting = useCallMutation('POST /api/quotes/accept', {
    invalidates: ['GET /api/quotes/quote', 'GET /api/quotes', 'GET /api/requests'],
  })
  const requoting = useCallMutation('POST /api/quotes/again', {
    invalidates: ['GET /api/quotes'],
    onDone: onRequoted,
  })
  const savingPdf = useResultMutation((chosen: Language) => saveQuotePdf(number, chosen))
  return (
    <div className={styles.actions}>
      {state === 'expired' && <p>{t('quote.expired')}</p>}
      {isStaffOffer(quote) && state === 'open' && (
        <>
          <Button
            variant="primary"
            isPending={accepting.isSending}
            onClick={() => void accepting.send(input)}
          >
            {t('quote.accept', { total: formatMoney(offer.quote.total, language) })}
          </Button>
          <p>{t('quote.acceptHelp')}</p>
        </>
      )}
      {isStaffOffer(quote) && state === 'expired' && (
        <>
          <Link className={buttonClass({ variant: 'primary' })} to={repeatRequestUrl(quote)}>
            {t('quote.askAgain')}
          </Link>
          <p>{t('quote.askAgainHelp')}</p>
        </>
      )}
      {quote.query && (
        <>
          <Button
            variant={state === 'expired' ? 'primary' : 'secondary'}
            isPending={requoting.isSending}
            onClick={() => void requoting.send(input)}
          >
            {t('quote.again')}
          </Button>
          <p>{t('quote.againHelp')}</p>
        </>
      )}
      <p className={styles.files}>
        {[language, ...languages.filter((other) => other !== language)].map((each) => (
          <Button key={each} isPending={savingPdf.isSending} onClick={() => void savingPdf.send(each)}>
            {t(each === 'zh' ? 'quote.pdfZh' : 'quote.pdfEn')}
          </Button>
        ))}
      </p>
      <RefusalMessage refusal={accepting.refusal ?? requoting.refusal ?? savingPdf.refusal} />
    </div>
  )
}
