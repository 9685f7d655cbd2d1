import { Suspense, useEffect } from 'react'
import type { Refusal } from '#domain/values/refusal.ts'
import { QueryLayer } from '#web/client/query/query-client.tsx'
import type { CallQuery } from '#web/client/query/use-call-query.ts'
import { QueryState } from '#web/components/query/query-state.tsx'
import { lazyWithTexts } from '#web/language/lazy-with-texts.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { NoPrice, type NoPriceTexts } from './no-price.tsx'
import { explanationNamespaces } from './offer/use-explanation.ts'
import { LoadingResult, PreviousResult } from './previous-result.tsx'
import { PriceRange } from './price-range.tsx'
import styles from './prices.module.css'
import { NextSailings } from './sailings/next-sailings.tsx'
import { type ResultProps, resultSkeleton } from './state/result-props.ts'
import { failureOf, type PriceResult, resultOf, useLastResult } from './state/use-last-result.ts'
import { usePrices } from './state/use-prices.ts'

/** Only for users who may see rates, and only after a search. */
const Offers = lazyWithTexts(
  [...explanationNamespaces, 'myQuotes'],
  async () => (await import('./offers.tsx')).Offers,
)

/** The result of a search: a price range, offers, or the reason why there is no price. */
export const SearchResult = (props: ResultProps) => (
  <QueryLayer>
    <Answered {...props} />
  </QueryLayer>
)

function Answered({ query, place, onRefused, requestUrl, nameOf, noPrice }: ResultProps) {
  const { t } = useTranslation('prices')
  const prices = usePrices(query)
  const wrong = wrongFieldsOf(prices)
  useEffect(() => onRefused(wrong), [wrong, onRefused])
  const last = useLastResult(prices, query)
  const texts = { requestUrl, message: noPrice, mode: query.mode }
  const failure = last && failureOf(prices)
  // Prices stay on the screen until there are others, or the reason why there are none.
  const isWaiting = last !== undefined && !failure && isBusy(prices)
  const shown = failure || isWaiting ? last : resultOf(prices, query)
  return (
    <section className={styles.prices} ref={place} aria-label={t('list.title')} aria-busy={isBusy(prices)}>
      {failure && <PreviousResult failure={failure} />}
      {isWaiting && <LoadingResult />}
      {!failure && !isWaiting && <Answer {...texts} prices={prices} />}
      {isWithoutSailing(prices) && query.mode === 'ocean' && <NextSailings query={query} />}
      {shown && <Found result={shown} nameOf={nameOf} requestUrl={requestUrl} />}
    </section>
  )
}

type AnswerProps = NoPriceTexts & { readonly prices: ReturnType<typeof usePrices> }

/** What stands in place of the prices or above them: that they load, why there are none, that they may be old. */
function Answer({ prices, ...texts }: AnswerProps) {
  const { t } = useTranslation('prices')
  if (prices.status === 'checking-access') return <Skeleton {...resultSkeleton} label={t('state.loading')} />
  if (prices.status === 'access-unknown')
    return <NoPrice {...texts} refusal={prices.refusal} retry={prices.retry} />
  if (prices.status === 'range') return <QueryAnswer {...texts} query={prices.range} />
  return prices.status === 'offers' ? <QueryAnswer {...texts} query={prices.offers} /> : null
}

type FoundProps = Pick<ResultProps, 'nameOf' | 'requestUrl'> & { readonly result: PriceResult }

function Found({ result, nameOf, requestUrl }: FoundProps) {
  const { t } = useTranslation('prices')
  if (result.status === 'range')
    return <PriceRange range={result.data} query={result.query} requestUrl={requestUrl} />
  return (
    <Suspense fallback={<Skeleton {...resultSkeleton} label={t('state.loading')} />}>
      <Offers data={result.data} query={result.query} nameOf={nameOf} />
    </Suspense>
  )
}

function refusalOf(prices: ReturnType<typeof usePrices>): Refusal | undefined {
  const query = prices.status === 'range' ? prices.range : prices.status === 'offers' && prices.offers
  return query && query.status === 'refused' ? query.refusal : undefined
}

function wrongFieldsOf(prices: ReturnType<typeof usePrices>): Refusal | undefined {
  const refusal = refusalOf(prices)
  return refusal?.fields ? refusal : undefined
}

/** On other days the lane may have sailings that can be booked. */
const isWithoutSailing = (prices: ReturnType<typeof usePrices>): boolean => {
  const refusal = refusalOf(prices)?.refusal
  return refusal === 'sailing-closed' || refusal === 'no-price'
}

function isBusy(prices: ReturnType<typeof usePrices>): boolean {
  if (prices.status === 'range') return prices.range.status === 'loading'
  return prices.status === 'offers' ? prices.offers.status === 'loading' : prices.status === 'checking-access'
}

type QueryAnswerProps = NoPriceTexts & { readonly query: CallQuery<unknown> }

function QueryAnswer({ query, ...texts }: QueryAnswerProps) {
  if (query.status === 'refused' && query.refusal.fields) return null
  if (query.status === 'refused') return <NoPrice {...texts} refusal={query.refusal} retry={query.retry} />
  return (
    <QueryState query={query} skeleton={resultSkeleton}>
      {() => null}
    </QueryState>
  )
}
