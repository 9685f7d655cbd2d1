import { type ReactNode, useEffect, useRef } from 'react'
import { Link, useNavigationType } from 'react-router'
import type { Refusal } from '#domain/values/refusal.ts'
import { formNamespaces } from '#web/components/forms/use-form.ts'
import { gateNamespaces } from '#web/components/gate/gate.tsx'
import { useTranslation } from '#web/language/use-translation.ts'
import button from '#web/ui/button.module.css'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Band } from './band.tsx'
import { explanationNamespaces } from './fee-line.tsx'
import type { ItemName } from './offer-details.ts'
import { Offers } from './offers.tsx'
import styles from './prices.module.css'
import { type QuoteQueryInput, usePrices } from './use-prices.ts'

/** The namespaces of a page that searches prices. */
export const priceNamespaces = [
  ...formNamespaces,
  ...gateNamespaces,
  'prices',
  ...explanationNamespaces,
  'myQuotes',
  'requests',
] as const

export type PricesProps = {
  /** Undefined before the first search. */
  readonly query: QuoteQueryInput | undefined
  /** The link to a quote request with the same values. */
  readonly askStaffAt: string
  /** Names an offer that is no sailing: a lane, a warehouse, a depot. */
  readonly nameOf?: ItemName
  /** The message for a page without a price, where it says more than the general one. */
  readonly noPrice?: string
  /** Shown before the first search. */
  readonly children?: ReactNode
}

/** The result of a search: a price range, offers, or the reason why there is no price. */
export function Prices({ query, askStaffAt, nameOf, noPrice, children }: PricesProps) {
  const { t } = useTranslation('prices')
  const prices = usePrices(query)
  const place = useRef<HTMLElement>(null)
  // After a search the page scrolls to the result; a page that was opened by its URL starts at the top.
  const isSearched = useNavigationType() === 'PUSH' && query !== undefined
  useEffect(() => {
    const isOutOfSight = (place.current?.getBoundingClientRect().top ?? 0) > window.innerHeight * 0.7
    if (isSearched && isOutOfSight) place.current?.scrollIntoView({ block: 'start' })
  }, [isSearched])
  if (prices.is === 'none') return children
  return (
    <section
      className={styles.prices}
      ref={place}
      aria-label={t('list.title')}
      aria-busy={prices.is === 'loading'}
    >
      {prices.is === 'loading' && <EmptyState state="loading" title={t('state.loading')} />}
      {prices.is === 'refused' && <NoPrice {...prices} askStaffAt={askStaffAt} message={noPrice} />}
      {prices.is === 'band' && <Band band={prices.band} isAtSea={query?.mode === 'ocean'} />}
      {prices.is === 'offers' && <Offers data={prices.data} query={prices.query} nameOf={nameOf} />}
    </section>
  )
}

type NoPriceProps = {
  readonly refusal: Refusal
  readonly askStaffAt: string
  readonly message: string | undefined
  retry(): void
}

const isNoPrice = ({ refusal }: Refusal) =>
  refusal === 'no-price' || refusal === 'no-service' || refusal === 'sailing-closed'

function NoPrice({ refusal, askStaffAt, message, retry }: NoPriceProps) {
  const { t } = useTranslation('prices')
  const requestLink = (
    <Link className={button.main} to={askStaffAt}>
      {t('state.askStaff')}
    </Link>
  )
  const reason = t(`refusals:${refusal.refusal}`, refusal.params)
  if (refusal.refusal === 'no-contract')
    return (
      <EmptyState state="no-match" title={reason} text={t('state.noContractText')} action={requestLink} />
    )
  if (refusal.refusal === 'nothing-to-charge') return <EmptyState state="no-match" title={reason} />
  if (isNoPrice(refusal)) {
    // A specific refusal has its own message; the page replaces only the general one.
    const title = reason === t('refusals:no-price') ? (message ?? reason) : reason
    return <EmptyState state="no-match" title={title} text={t('state.noneText')} action={requestLink} />
  }
  const retryButton = (
    <button className={button.button} type="button" onClick={retry}>
      {t('common:retry')}
    </button>
  )
  return <EmptyState state="error" title={t('state.refused')} text={reason} action={retryButton} />
}
