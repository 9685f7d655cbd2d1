import { useMemo } from 'react'
import type { SharedQuote } from '#contract/shared-quotes.ts'
import { formatDay, formatTime } from '#domain/language/format-time.ts'
import { isStaffOffer } from '#domain/quotes/quoted-mode.ts'
import { isZero } from '#domain/values/money.ts'
import { QueryLayer } from '#web/client/query/query-client.tsx'
import { useCallQuery } from '#web/client/query/use-call-query.ts'
import { useLinkToken } from '#web/client/use-link-token.ts'
import { FormattedMoney } from '#web/components/formats/formatted-money.tsx'
import { TypedText } from '#web/components/formats/typed-text.tsx'
import { PlacesOnPage, placesOf } from '#web/components/places/place-names.ts'
import { useNames } from '#web/components/places/use-names.ts'
import { QueryState } from '#web/components/query/query-state.tsx'
import { ContingentCharges } from '#web/components/quotes/offer/contingent-charges.tsx'
import { OfferDetail } from '#web/components/quotes/offer/offer-detail.tsx'
import { QuoteTerms } from '#web/components/quotes/offer/quote-terms.tsx'
import { explanationNamespaces } from '#web/components/quotes/offer/use-explanation.ts'
import { useQuoteSummary } from '#web/components/quotes/offer/use-quote-summary.ts'
import { useQuotedService } from '#web/components/quotes/offer/use-quoted-service.ts'
import { loadNamespaces } from '#web/language/load-namespaces.ts'
import { formNamespaces } from '#web/language/messages.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { useBrand } from '#web/page/brand-context.ts'
import { PageHead } from '#web/page/page-head.tsx'
import { DescriptionList } from '#web/ui/description-list.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import styles from './shared-quote.module.css'

export const loader = () => null
const namespaces = [...formNamespaces, 'prices', ...explanationNamespaces, 'myQuotes', 'requests'] as const

export const handle = { namespaces, queryNames: [] }

export const clientLoader = loadNamespaces(namespaces)

/** A quote behind a link; search engines are asked to leave the page out. */
export default function SharedQuotePage() {
  const { t } = useTranslation('myQuotes')
  const { name } = useBrand()
  const isHydrated = useHydrated()
  return (
    <div className={styles.page}>
      <PageHead hidden title={`${t('shared.title')} - ${name[useLanguage()]}`} />
      <h1>{t('shared.title')}</h1>
      {/* Only the browser knows the fragment, which has the token. */}
      {isHydrated && (
        <QueryLayer>
          <QuoteOfLink />
        </QueryLayer>
      )}
    </div>
  )
}

function QuoteOfLink() {
  const token = useLinkToken()
  return token ? <LinkedQuote token={token} /> : <Ended />
}

function LinkedQuote({ token }: { token: string }) {
  const query = useCallQuery('POST /api/quotes/shared', { body: { token } })
  if (query.status === 'refused' && query.refusal.refusal === 'not-found') return <Ended />
  return (
    <QueryState query={query} skeleton={{ rows: 8 }}>
      {(quote) => <SharedContent quote={quote} />}
    </QueryState>
  )
}

function Ended() {
  const { t } = useTranslation('myQuotes')
  return <EmptyState state="no-match" title={t('shared.ended')} text={t('shared.endedText')} />
}

function SharedContent({ quote }: { quote: SharedQuote }) {
  const { offer } = quote
  const places = useMemo(() => placesOf(quote.places, offer ? [offer] : []), [quote.places, offer])
  return (
    <PlacesOnPage value={places}>
      <SharedFacts quote={quote} />
    </PlacesOnPage>
  )
}

function useFacts(quote: SharedQuote) {
  const { number, state, quotedOn, validUntil, company, carrier, sailing } = quote
  const { t } = useTranslation('myQuotes')
  const serviceOf = useQuotedService()
  const language = useLanguage()
  const names = useNames()
  const day = (text: string) => formatDay(text, language, 'date')
  const until = formatTime(new Date(validUntil), language, { format: 'dateTime' })
  return [
    { term: t('verify.number'), value: number },
    { term: t('quote.service'), value: serviceOf(quote) },
    { term: t('shared.company'), value: company },
    { term: t('verify.state'), value: t(`states.${state}`) },
    { term: t('verify.quotedOn'), value: day(quotedOn) },
    { term: t('verify.validUntil'), value: t('verify.untilTime', { time: until }) },
    {
      term: t('list.sailing'),
      value:
        carrier &&
        sailing &&
        [names.carrier(carrier), sailing.vessel, sailing.voyage, day(sailing.departsOn)].join(' · '),
    },
  ]
}

function SharedFacts({ quote }: { quote: SharedQuote }) {
  const { t } = useTranslation('myQuotes')
  const language = useLanguage()
  const facts = useFacts(quote)
  const summary = useQuoteSummary()(quote)
  const { offer, total, terms, contingentCharges, payers, sailing } = quote
  return (
    <>
      <section className={styles.facts}>
        <h2>
          <TypedText text={summary} />
        </h2>
        {!offer && (
          <p className={styles.total}>
            <span>{t('list.total')}</span> <FormattedMoney money={total} size="total" />
          </p>
        )}
        <DescriptionList items={facts} layout="columns" />
      </section>
      {offer ? (
        <OfferDetail offer={offer} name={summary} />
      ) : (
        <>
          <QuoteTerms
            terms={terms}
            contingentCharges={contingentCharges}
            isCollected={!isZero(payers.consignee.total)}
            departsOn={sailing?.departsOn}
          />
          {isStaffOffer(quote) && <ContingentCharges contingentCharges={contingentCharges} />}
        </>
      )}
      <p className={styles.note}>
        {t('shared.until', {
          time: formatTime(new Date(quote.sharedUntil), language, { format: 'dateTime' }),
        })}
      </p>
    </>
  )
}
