import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import type { SavedQuote } from '#contract/quotes.ts'
import { type Language, languages } from '#domain/brands/brand.ts'
import { quoteUrl, reserveUrl } from '#domain/notifications/workbench-paths.ts'
import { isStaffOffer } from '#domain/quotes/quoted-mode.ts'
import { canOrder, isOrderedTooLate } from '#domain/quotes/saved/quote-state.ts'
import type { Result } from '#domain/values/refusal.ts'
import { readBlob, saveFile } from '#web/client/files.ts'
import { useCallMutation, useResultMutation } from '#web/client/query/use-call-mutation.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { RefusalMessage } from '#web/workbench/shell/refusal-message.tsx'
import { AcceptQuote } from './accept-quote.tsx'
import { QuoteExports } from './quote-exports.tsx'
import styles from './quotes.module.css'
import { repeatRequestUrl } from './repeat-request.ts'

async function saveQuotePdf(number: string, language: Language): Promise<Result<Blob>> {
  const query = { number, language }
  const result = await readBlob('GET /api/quotes/document', { query }, { hidesOfflineToast: true })
  if (result.ok) saveFile(result.value, `${number}-${language}.pdf`)
  return result
}

/** Accept a quote, quote it again, print it, pass it on. */
export function QuoteActions({ quote }: { quote: SavedQuote }) {
  const { t } = useTranslation('myQuotes')
  const language = useLanguage()
  const navigate = useNavigate()
  const [now] = useState(() => new Date())
  const { number, state } = quote
  const isTooLate = isOrderedTooLate(quote, now)
  const input = { body: { number } }
  const requoting = useCallMutation('POST /api/quotes/again', {
    invalidates: ['GET /api/quotes'],
    onDone: (again) =>
      again.isNew ? void navigate(quoteUrl(again.quote.number)) : showToast('info', t('again.unmoved')),
  })
  const savingPdf = useResultMutation((chosen: Language) => saveQuotePdf(number, chosen))
  return (
    <div className={styles.actions}>
      {state === 'expired' && <p>{t('quote.expired')}</p>}
      {state === 'withdrawn' && <Withdrawn quote={quote} />}
      {isStaffOffer(quote) && state === 'open' && <AcceptQuote quote={quote} />}
      {canOrder(quote, now) && <Order quote={quote} />}
      {isTooLate && <p>{t('quote.tooLate')}</p>}
      {isStaffOffer(quote) && (state === 'expired' || isTooLate) && (
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
      <QuoteExports quote={quote} />
      <RefusalMessage refusal={requoting.refusal ?? savingPdf.refusal} />
    </div>
  )
}

function Order({ quote: { number, mode } }: { readonly quote: Pick<SavedQuote, 'number' | 'mode'> }) {
  const { t } = useTranslation('myQuotes')
  return (
    <>
      <Link className={buttonClass({ variant: 'primary' })} to={reserveUrl(number, mode)}>
        {t('quote.order')}
      </Link>
      <p>{t('quote.orderHelp')}</p>
    </>
  )
}

/** With a link to the offer that replaces it, if there is one. */
function Withdrawn({ quote: { replacedBy } }: { quote: SavedQuote }) {
  const { t } = useTranslation('myQuotes')
  if (replacedBy === null) return <p>{t('quote.withdrawn')}</p>
  return (
    <>
      <p>{t('quote.replacedText')}</p>
      <Link className={buttonClass({ variant: 'primary' })} to={quoteUrl(replacedBy)}>
        {t('quote.replacedBy', { number: replacedBy })}
      </Link>
    </>
  )
}
