import { useCallback, useEffect, useRef, useState } from 'react'
import type { CallData, CallInput } from '#contract/client.ts'
import type { OffersData } from '#contract/quotes.ts'
import { permit } from '#domain/access/permit.ts'
import type { Refusal } from '#domain/values/refusal.ts'
import { call } from '#web/client/call.ts'
import { useMembershipStatus } from '#web/components/gate/use-membership-status.ts'

/** A query as it is sent; a field that is left out has its default. */
export type QuoteQueryInput = CallInput<'POST /api/quotes/offers'>['body']
export type BandData = CallData<'POST /api/quotes/band'>

export type Prices =
  | { readonly is: 'none' }
  | { readonly is: 'loading' }
  | { readonly is: 'refused'; readonly refusal: Refusal; retry(): void }
  | { readonly is: 'band'; readonly band: BandData }
  | { readonly is: 'offers'; readonly data: OffersData; readonly query: QuoteQueryInput }

type Answer =
  | { readonly key: string; readonly refusal: Refusal }
  | { readonly key: string; readonly band: BandData }
  | { readonly key: string; readonly data: OffersData; readonly query: QuoteQueryInput }

async function requestPrices(query: QuoteQueryInput, mayViewRates: boolean, key: string): Promise<Answer> {
  if (mayViewRates) {
    const offers = await call('POST /api/quotes/offers', { body: query })
    return offers.ok ? { key, data: offers.value, query } : { key, refusal: offers }
  }
  const band = await call('POST /api/quotes/band', { body: query })
  return band.ok ? { key, band: band.value } : { key, refusal: band }
}

/** Offers for users who may see rates, a price range for all others. Requested again when the query or the user changes. */
export function usePrices(query: QuoteQueryInput | undefined): Prices {
  const membershipStatus = useMembershipStatus()
  const [answer, setAnswer] = useState<Answer>()
  const [tries, setTries] = useState(0)
  const latest = useRef('')
  const isKnown = membershipStatus.is === 'visitor' || membershipStatus.is === 'person'
  const mayViewRates = membershipStatus.is === 'person' && permit(membershipStatus.actor, 'view-rates').ok
  const key = query && isKnown ? JSON.stringify([mayViewRates, tries, query]) : ''
  const retry = useCallback(() => setTries((count) => count + 1), [])
  useEffect(() => {
    latest.current = key
    if (key === '') return
    const [mayView, , requested] = JSON.parse(key) as [boolean, number, QuoteQueryInput]
    void requestPrices(requested, mayView, key).then((next) => {
      if (latest.current === key) setAnswer(next)
    })
  }, [key])
  if (!query) return { is: 'none' }
  if (membershipStatus.is === 'failed')
    return { is: 'refused', refusal: membershipStatus.refusal, retry: () => void membershipStatus.retry() }
  if (!answer || answer.key !== key) return { is: 'loading' }
  if ('refusal' in answer) return { is: 'refused', refusal: answer.refusal, retry }
  if ('band' in answer) return { is: 'band', band: answer.band }
  return { is: 'offers', data: answer.data, query: answer.query }
}
