import { type ReactNode, useEffect, useRef } from 'react'
import { Link, useNavigationType } from 'react-router'
import type { Refusal } from '#domain/values/refusal.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import button from '#web/ui/button.module.css'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Band } from './band.tsx'
import type { ItemName } from './offer-facts.ts'
import { Offers } from './offers.tsx'
import styles from './prices.module.css'
import { type QuoteQueryInput, usePrices } from './use-prices.ts'

export type PricesProps = {
  /** Nothing until something is asked. */
  readonly query: QuoteQueryInput | undefined
  /** Where a request to staff is written, with what was asked. */
  readonly askStaffAt: string
  /** What an offer is called where it is no sailing: a lane, a warehouse, a depot. */
  readonly nameOf?: ItemName
  /** What is said where there is no price, when that is more than that there is none. */
  readonly noPrice?: string
  /** What stands there before anything is asked. */
  readonly children?: ReactNode
}

/** Whatever the search for a price comes to: a band, offers, or a named no with the way on. */
export function Prices({ query, askStaffAt, nameOf, noPrice, children }: PricesProps) {
  const { t } = useTranslation('prices')
  const prices = usePrices(query)
  const place = useRef<HTMLElement>(null)
  // A search that was just made shows what came of it; a page that is opened begins at its top.
  const isMade = useNavigationType() === 'PUSH' && query !== undefined
  useEffect(() => {
    const isOutOfSight = (place.current?.getBoundingClientRect().top ?? 0) > window.innerHeight * 0.7
    if (isMade && isOutOfSight) place.current?.scrollIntoView({ block: 'start' })
  }, [isMade])
  if (prices.is === 'unasked') return children
  return (
    <section
      className={styles.prices}
      ref={place}
      aria-label={t('list.title')}
      aria-busy={prices.is === 'loading'}
    >
      {prices.is === 'loading' && <EmptyState state="loading" title={t('state.loading')} />}
      {prices.is === 'refused' && <NoPrice {...prices} askStaffAt={askStaffAt} words={noPrice} />}
      {prices.is === 'band' && <Band band={prices.band} isAtSea={query?.service === 'ocean'} />}
      {prices.is === 'offers' && <Offers data={prices.data} query={prices.query} nameOf={nameOf} />}
    </section>
  )
}

type NoPriceProps = {
  readonly refusal: Refusal
  readonly askStaffAt: string
  readonly words: string | undefined
  again(): void
}

const isNoPrice = ({ refusal }: Refusal) =>
  refusal === 'no-price' || refusal === 'no-service' || refusal === 'sailing-closed'

function NoPrice({ refusal, askStaffAt, words, again }: NoPriceProps) {
  const { t } = useTranslation('prices')
  const askStaff = (
    <Link className={button.main} to={askStaffAt}>
      {t('state.askStaff')}
    </Link>
  )
  const said = t(`refusals:${refusal.refusal}`, refusal.params)
  if (refusal.refusal === 'no-contract')
    return <EmptyState state="no-match" title={said} text={t('state.noContractText')} action={askStaff} />
  if (refusal.refusal === 'nothing-to-charge') return <EmptyState state="no-match" title={said} />
  if (isNoPrice(refusal)) {
    // What has a name is told by it; only the general no is better said in the words of the page.
    const title = said === t('refusals:no-price') ? (words ?? said) : said
    return <EmptyState state="no-match" title={title} text={t('state.noneText')} action={askStaff} />
  }
  const retry = (
    <button className={button.button} type="button" onClick={again}>
      {t('common:retry')}
    </button>
  )
  return <EmptyState state="error" title={t('state.refused')} text={said} action={retry} />
}
