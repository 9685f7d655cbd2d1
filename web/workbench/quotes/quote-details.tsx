import { Link } from 'react-router'
import type { SavedQuote } from '#contract/quotes.ts'
import { formatTime } from '#domain/language/format-time.ts'
import { quoteUrl, requestUrl } from '#domain/notifications/workbench-paths.ts'
import { isStaffOffer } from '#domain/quotes/quoted-mode.ts'
import { quoteVerifyPath } from '#domain/quotes/saved/verify-path.ts'
import { FormattedTime } from '#web/components/formats/formatted-time.tsx'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { Badge } from '#web/ui/badge.tsx'
import { CodeSample } from '#web/ui/code-sample.tsx'
import { DescriptionList } from '#web/ui/description-list.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { QuoteRemark } from './quote-remark.tsx'
import { quoteTones } from './quote-tones.ts'

/** Number, validity and verification of a quote. */
export function QuoteDetails({ quote }: { quote: SavedQuote }) {
  const { t } = useTranslation('myQuotes')
  const language = useLanguage()
  const { number, state, verifyCode, validUntil, savedBy, createdAt, digest } = quote
  const items = [
    { term: t('list.state'), value: <Badge tone={quoteTones[state]} label={t(`states.${state}`)} /> },
    { term: t('quote.service'), value: quote.requestKind && t(`requests:kinds.${quote.requestKind}`) },
    { term: t('list.validUntil'), value: <FormattedTime at={validUntil} format="dateTime" /> },
    {
      term: t('list.savedBy'),
      value: t(isStaffOffer(quote) ? 'quote.offeredOn' : 'quote.savedBy', {
        name: savedBy,
        day: formatTime(new Date(createdAt), language, { format: 'date' }),
      }),
    },
    {
      term: t('states.accepted'),
      value: quote.acceptedAt && <FormattedTime at={quote.acceptedAt} format="dateTime" />,
    },
    {
      term: t('quote.verify'),
      value: <Link to={quoteVerifyPath(number, verifyCode)}>{t('quote.verifyHelp')}</Link>,
    },
    { term: t('quote.digest'), value: <code>{digest.slice(0, 16)}…</code> },
  ]
  return (
    <Panel title={t('quote.facts')}>
      <CodeSample text={number} copyLabel={t('quote.copy')} copiedLabel={t('common:copied')} />
      <DescriptionList items={items} layout="columns" />
      <QuoteRemark remark={quote.remark} />
      {quote.requestNumber && (
        <p>
          <Link to={requestUrl(quote.requestNumber)}>
            {t('quote.request', { number: quote.requestNumber })}
          </Link>
        </p>
      )}
      {quote.replaces && (
        <p>
          <Link to={quoteUrl(quote.replaces)}>{t('quote.replaces', { number: quote.replaces })}</Link>
        </p>
      )}
    </Panel>
  )
}
