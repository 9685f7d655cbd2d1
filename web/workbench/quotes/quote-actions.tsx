import { Link } from 'react-router'
import type { CallData } from '#contract/client.ts'
import type { SavedQuote } from '#contract/quotes.ts'
import { languages } from '#domain/brands/brand.ts'
import { call } from '#web/client/call.ts'
import { openFile, readBlob } from '#web/client/files.ts'
import { writeMoney } from '#web/components/formats/write-money.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import button from '#web/ui/button.module.css'
import { Refused } from '#web/workbench/shell/refused.tsx'
import { useAct } from '#web/workbench/shell/use-act.ts'
import { askAgainAt } from './ask-again.ts'
import styles from './quotes.module.css'

type QuoteActionsProps = {
  readonly quote: SavedQuote
  onChanged(): void
  onAgain(again: CallData<'POST /api/quotes/again'>): void
}

/** What can be done with a quote: taken, asked again, printed. */
export function QuoteActions({ quote, onChanged, onAgain }: QuoteActionsProps) {
  const { t } = useTranslation('myQuotes')
  const { refusal, isSending, act } = useAct()
  const { number, state, mode, offer } = quote
  const body = { number }
  const print = (language: 'zh' | 'en') =>
    act(
      () => readBlob('GET /api/quotes/document', { query: { number, language } }),
      (file) => openFile(file, `${number}-${language}.pdf`),
    )
  return (
    <div className={styles.steps}>
      {state === 'expired' && <p>{t('quote.expired')}</p>}
      {mode === 'agreed' && state === 'open' && (
        <>
          <button
            className={button.main}
            type="button"
            disabled={isSending}
            onClick={() => void act(() => call('POST /api/quotes/accept', { body }), onChanged)}
          >
            {t('quote.accept', { total: writeMoney(offer.quote.total) })}
          </button>
          <p>{t('quote.acceptHelp')}</p>
        </>
      )}
      {mode === 'agreed' && state === 'expired' && (
        <>
          <Link className={button.main} to={askAgainAt(quote)}>
            {t('quote.askAgain')}
          </Link>
          <p>{t('quote.askAgainHelp')}</p>
        </>
      )}
      {quote.query && (
        <>
          <button
            className={state === 'expired' ? button.main : button.button}
            type="button"
            disabled={isSending}
            onClick={() => void act(() => call('POST /api/quotes/again', { body }), onAgain)}
          >
            {t('quote.again')}
          </button>
          <p>{t('quote.againHelp')}</p>
        </>
      )}
      <p className={styles.files}>
        {languages.map((language) => (
          <button
            key={language}
            className={button.button}
            type="button"
            disabled={isSending}
            onClick={() => void print(language)}
          >
            {t(language === 'zh' ? 'quote.pdfZh' : 'quote.pdfEn')}
          </button>
        ))}
      </p>
      <Refused refusal={refusal} />
    </div>
  )
}
