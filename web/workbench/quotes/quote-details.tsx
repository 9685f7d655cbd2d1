import { Link } from 'react-router'
import type { SavedQuote } from '#contract/quotes.ts'
import { writeDay } from '#web/components/formats/write-day.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { Badge } from '#web/ui/badge.tsx'
import { CodeSample } from '#web/ui/code-sample.tsx'
import { Moment } from '#web/workbench/shell/moment.tsx'
import { Facts, Panel } from '#web/workbench/shell/panel.tsx'
import { quoteTones } from './quote-words.ts'

/** The head of the paper: its number, how long it holds, where it can be verified. */
export function QuoteDetails({ quote }: { quote: SavedQuote }) {
  const { t } = useTranslation('myQuotes')
  const language = useLanguage()
  const { number, state, verifyCode, validUntil, madeBy, createdAt, digest } = quote
  const verify = `/quote/verify?number=${encodeURIComponent(number)}&code=${encodeURIComponent(verifyCode)}`
  const params = [
    [t('list.state'), <Badge key="state" tone={quoteTones[state]} word={t(`states.${state}`)} />],
    [t('list.validUntil'), writeDay(validUntil, language)],
    [t('list.madeBy'), t('quote.madeBy', { name: madeBy, day: writeDay(createdAt.slice(0, 10), language) })],
    ...(quote.acceptedAt ? [[t('states.accepted'), <Moment key="at" at={quote.acceptedAt} />] as const] : []),
    [
      t('quote.verify'),
      <Link key="verify" to={verify}>
        {t('quote.verifyHelp')}
      </Link>,
    ],
    [t('quote.digest'), <code key="digest">{digest.slice(0, 16)}…</code>],
  ] as const
  return (
    <Panel title={t('quote.facts')}>
      <CodeSample text={number} copyLabel={t('quote.copy')} copiedLabel={t('common:copied')} />
      <Facts params={params} />
      {quote.remark && (
        <p>
          <strong>{t('quote.remark')}</strong> {quote.remark}
        </p>
      )}
      {quote.requestNumber && <p>{t('quote.request', { number: quote.requestNumber })}</p>}
      {quote.replaces && <p>{t('quote.replaces', { number: quote.replaces })}</p>}
    </Panel>
  )
}
