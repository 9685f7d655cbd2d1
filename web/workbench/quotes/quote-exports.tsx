import { useState } from 'react'
import type { SavedQuote } from '#contract/quotes.ts'
import { calendarFile, calendarMediaType } from '#domain/language/calendar-file.ts'
import { quoteUrl } from '#domain/notifications/workbench-paths.ts'
import { saveFile } from '#web/client/files.ts'
import { useQuoteSummary } from '#web/components/quotes/offer/use-quote-summary.ts'
import { cutOffsFor } from '#web/components/quotes/state/offer-details.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { CodeSample } from '#web/ui/code-sample.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import styles from './quotes.module.css'
import { useQuoteText } from './use-quote-text.ts'

/** The quote as text for a chat or a mail, and its cut-offs for a calendar. */
export function QuoteExports({ quote }: { quote: SavedQuote }) {
  const { t } = useTranslation('myQuotes')
  const textOf = useQuoteText()
  const saveCalendar = useCalendarFile(quote)
  const [text, setText] = useState<string>()
  const copy = async () => {
    const copied = textOf(quote, window.location.origin)
    try {
      await navigator.clipboard.writeText(copied)
      showToast('info', t('copy.done'))
    } catch {
      // Without access to the clipboard, the text is shown, to be copied by hand.
      setText(copied)
    }
  }
  return (
    <>
      <p className={styles.files}>
        <Button onClick={() => void copy()}>{t('copy.button')}</Button>
        {cutOffsFor(quote.offer).length > 0 && <Button onClick={saveCalendar}>{t('calendar.button')}</Button>}
      </p>
      {text !== undefined && (
        <CodeSample text={text} copyLabel={t('copy.button')} copiedLabel={t('common:copied')} />
      )}
    </>
  )
}

function useCalendarFile(quote: SavedQuote) {
  const { t } = useTranslation('myQuotes')
  const summaryOf = useQuoteSummary()
  const { number, offer } = quote
  return () => {
    const { origin, hostname } = window.location
    const vessel = offer.item.sailing?.vessel ?? ''
    const entries = cutOffsFor(offer).map(({ code, time, basis }) => ({
      id: `${number}-${code}@${hostname}`,
      title: t('calendar.title', { name: t(`prices:cutOffs.${code}`), vessel, number }),
      text: [
        summaryOf(quote),
        ...(basis === 'usual' ? [t('prices:list.estimated')] : []),
        `${origin}${quoteUrl(number)}`,
      ].join('\n'),
      at: time,
    }))
    const file = new Blob([calendarFile(entries, new Date())], { type: calendarMediaType })
    saveFile(file, `${number}.ics`)
  }
}
